"""Verifies a record from scratch: repeats every draw and runs every entry through the rules.

It trusts nothing in a record, and reports the first difference with its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.draws.fair import Draw, Fair, commitment_of
from ludoteca.core.draws.sources import Source, Sources
from ludoteca.core.game import AnyGame, Rejected
from ludoteca.core.records.mismatch import Mismatch, first_gap, unreadable
from ludoteca.core.records.record import Proved, Record, checksum, follow, header_bytes
from ludoteca.core.records.record_parser import read_line, same_form
from ludoteca.core.replay.log import Entry, Start, read_start
from ludoteca.core.replay.replayer import Advance, CannotFollow, Replayer
from ludoteca.core.replay.standing import standing


def verify_line(line: bytes, games: Mapping[str, AnyGame]) -> Record:
    """Parses and verifies the record on ``line`` (without its line end).

    Raises `Mismatch` at the first error.
    """
    record = read_line(line)
    for _ in steps(record, line, game_of(record, games)):
        pass
    return record


class Verified(msgspec.Struct, frozen=True):
    """A correct entry: its result, and for each of its draws the number of possible outcomes."""

    advance: Advance
    ranges: list[int]


def steps(record: Record, line: bytes, game: AnyGame) -> Iterator[Verified]:
    """Verifies ``record``, which was read from ``line``, entry by entry; at the end all of it.

    Raises `Mismatch` at the first error.
    """
    changed = _changed_link(record, line)
    if changed == 0:
        raise _header_changed(record)
    _check_options(record, game)
    _check_commitment(record)
    sources, replayer = Sources(record.chance), Replayer(game)
    for n, entry in enumerate(record.entries):
        chance = _Asked(sources.of(n))
        advance = _attempt(record, replayer, n, entry, chance)
        _compare_draws(f"entry {n}", entry, chance)
        replayer.accept(advance)
        if changed == n + 1:
            raise Mismatch(f"entry {n}", "changed-entry")
        yield Verified(advance, chance.ranges)
    if replayer.to_act:
        raise Mismatch(f"entry {len(record.entries) - 1}", "not-over")
    gap = first_gap(record.result, standing(game, replayer.state, replayer.seating))
    if gap:
        raise gap.at("result")
    if record.sha256 != checksum(line):
        raise Mismatch("sha256", "checksum", expected=checksum(line))


def game_of(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of a record. Raises `Mismatch` when its version is not installed."""
    game = games.get(record.game)
    if game is None:
        raise Mismatch(
            "game", "no-such-game", game=repr(record.game), games=", ".join(games) or "none"
        )
    here = game.meta.rules_version
    if record.rules != here:
        code = "newer-rules" if record.rules > here else "older-rules"
        raise Mismatch("rules", code, found=record.rules, here=here)
    return game


# ---- header and trail ------------------------------------------------------------------


def _changed_link(record: Record, line: bytes) -> int | None:
    """The first wrong link of the trail: 0 for the header, n + 1 for entry n.

    Raises `Mismatch` when the trail itself was changed: with the right links the checksum fits.
    """
    trail = follow(header_bytes(line), [encode(entry) for entry in record.entries])
    for at, link in enumerate(trail):
        if record.trail[at] != link:
            repaired = encode(msgspec.structs.replace(record, trail=trail))
            if checksum(repaired) == record.sha256:
                raise Mismatch(
                    "trail", "changed-link", link=at, found=record.trail[at], expected=link
                )
            return at
    return None


def _header_changed(record: Record) -> Mismatch:
    """Finds the changed field of a header by comparison with entry 0."""
    try:
        start = read_start(record.entries[0].body)
    except msgspec.MsgspecError as error:
        return unreadable("entry 0", error)
    difference = _against_start(record, start)
    return difference or Mismatch("chance", "changed-header")


def _against_start(record: Record, start: Start) -> Mismatch | None:
    for name in ("game", "rules", "seats"):
        gap = first_gap(getattr(record, name), getattr(start, name))
        if gap:
            return gap.at(name, against="header-")
    if bytes(record.options) != bytes(start.options):
        try:
            gap = first_gap(msgspec.json.decode(record.options), msgspec.json.decode(start.options))
        except msgspec.MsgspecError as error:  # such as a number that is too large
            return unreadable("options", error)
        return gap.at("options", against="header-") if gap else Mismatch("options", "form")
    gap = first_gap(_fair(record), start.fair)
    return gap.at("chance", against="header-") if gap else None


def _fair(record: Record) -> Fair | None:
    """The ``fair`` that entry 0 must have: None when the draws are seeded."""
    return record.chance.fair if isinstance(record.chance, Proved) else None


def _check_commitment(record: Record) -> None:
    if not isinstance(record.chance, Proved):
        return
    seats = [entropy.seat for entropy in record.chance.entropies]
    if seats != sorted(set(seats)) or not set(seats) <= set(range(len(record.seats))):
        raise Mismatch("chance", "entropies", seats=repr(seats))
    made = commitment_of(bytes.fromhex(record.chance.secret))
    if record.chance.commitment != made:
        raise Mismatch("chance", "commitment", expected=made)


def _check_options(record: Record, game: AnyGame) -> None:
    try:
        same_form(record.options, codec(game).options(record.options), "options")
    except msgspec.MsgspecError as error:
        raise unreadable("options", error) from None


# ---- entries -----------------------------------------------------------------------------


class _Asked:
    """Wraps the source of an entry and notes the number of outcomes of each draw."""

    __slots__ = ("_source", "ranges")

    def __init__(self, source: Source) -> None:
        self._source = source
        self.ranges: list[int] = []

    @property
    def tape(self) -> Sequence[int]:
        return self._source.tape

    @property
    def draws(self) -> Sequence[Draw]:
        return self._source.draws

    def below(self, n: int) -> int:
        self.ranges.append(n)
        return self._source.below(n)


def _attempt(record: Record, replayer: Replayer, n: int, entry: Entry, chance: _Asked) -> Advance:
    """The result of entry ``n``, computed by the rules with repeated draws."""
    place = f"entry {n}"
    try:
        body = replayer.read(entry)
        same_form(entry.body, body, place)
        if isinstance(body, Start):
            difference = _against_start(record, body)
            if difference:
                raise Mismatch(place, "start-field", field=difference.place)
        elif entry.kind in ("seat", "pause", "close") and not isinstance(record.chance, Proved):
            raise Mismatch(place, "kind", kind=repr(entry.kind))
        return replayer.attempt(entry, body, chance)
    except Rejected as refusal:
        raise Mismatch(place, "refused", refusal) from None
    except CannotFollow as error:
        raise Mismatch(place, error.code, **error.facts) from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise unreadable(place, error) from None
    except Mismatch:
        raise
    except Exception as error:  # a file from a stranger must not crash the tool
        raise Mismatch(place, "broke", error=f"{type(error).__name__}: {error}") from error


def _compare_draws(place: str, entry: Entry, chance: _Asked) -> None:
    found, drawn = entry.tape, chance.tape
    for at, (one, other) in enumerate(zip(found, drawn, strict=False), start=1):
        if one != other:
            raise Mismatch(place, "draw", at=at, found=one, expected=other)
    if len(found) != len(drawn):
        raise Mismatch(place, "draw-count", found=len(found), expected=len(drawn))
    gap = first_gap(entry.draws, chance.draws)
    if gap:
        raise gap.at(place, "draws")
