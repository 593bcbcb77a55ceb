"""Checks a record from scratch: every draw is drawn again, every entry goes through the rules.

Nothing in a record is believed. The first difference is reported by the place where it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.codec import codec, encode
from ludoteca.core.differs import Differs, first_gap, unreadable
from ludoteca.core.fair import Draw, Fair, commitment_of
from ludoteca.core.game import AnyGame, Rejected
from ludoteca.core.log import Entry, Start, read_start
from ludoteca.core.reading import read_line, same_form
from ludoteca.core.record import Proved, Record, checksum, follow, header_bytes
from ludoteca.core.replay import read_undo
from ludoteca.core.seating import Seating
from ludoteca.core.sources import Source, Sources
from ludoteca.core.standing import standing
from ludoteca.core.undo import Reach


def verify_line(line: bytes, games: Mapping[str, AnyGame]) -> Record:
    """The record on ``line`` (without its line end), when everything about it is right.

    Raises `Differs` at the first thing that is not.
    """
    record = read_line(line)
    for _ in steps(record, line, game_of(record, games)):
        pass
    return record


class Step(msgspec.Struct, frozen=True):
    """An entry that has turned out right, and what it led to.

    ``undone`` are the entries that it took back; ``ranges`` has for each draw the number of its
    possible outcomes. ``state`` is the one that the next step changes.
    """

    entry: Entry
    state: Any
    told: list[Any]
    undone: tuple[int, ...]
    ranges: list[int]


def steps(record: Record, line: bytes, game: AnyGame) -> Iterator[Step]:
    """Check ``record``, which was read from ``line``, entry by entry; all of it in the end.

    Raises `Differs` at the first thing that is not right.
    """
    changed = _changed_link(record, line)
    if changed == 0:
        raise _header_changed(record)
    _check_options(record, game)
    _check_commitment(record)
    sources = Sources(record.chance)
    reach, seating = Reach(game), Seating(record.seats)
    state = None
    for n, entry in enumerate(record.entries):
        told: list[Any] = []
        chance = _Asked(sources.of(n))
        state, undone = _redo(game, record, n, entry, state, reach, seating, chance, told)
        if changed == n + 1:
            raise Differs(f"entry {n}", "changed-entry")
        yield Step(entry, state, told, undone, chance.ranges)
    if game.to_act(state) and seating.closed is None:
        raise Differs(f"entry {len(record.entries) - 1}", "not-over")
    gap = first_gap(record.result, standing(game, state))
    if gap:
        raise gap.at("result")
    if record.sha256 != checksum(line):
        raise Differs("sha256", "checksum", expected=checksum(line))


def game_of(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of a record. Raises `Differs` when it is not here in that version."""
    game = games.get(record.game)
    if game is None:
        raise Differs(
            "game", "no-such-game", game=repr(record.game), games=", ".join(games) or "none"
        )
    here = game.meta.rules_version
    if record.rules != here:
        code = "newer-rules" if record.rules > here else "older-rules"
        raise Differs("rules", code, found=record.rules, here=here)
    return game


# ---- header and trail ------------------------------------------------------------------


def _changed_link(record: Record, line: bytes) -> int | None:
    """Which link of the trail does not fit first: 0 for the header, n + 1 for entry n.

    Raises `Differs` when it is the trail itself that was changed: with the right links in
    their places the checksum fits.
    """
    trail = follow(header_bytes(line), [encode(entry) for entry in record.entries])
    for at, link in enumerate(trail):
        if record.trail[at] != link:
            repaired = encode(msgspec.structs.replace(record, trail=trail))
            if checksum(repaired) == record.sha256:
                raise Differs(
                    "trail", "changed-link", link=at, found=record.trail[at], expected=link
                )
            return at
    return None


def _header_changed(record: Record) -> Differs:
    """Names the changed field of a header by what entry 0 says of the same things."""
    try:
        start = read_start(record.entries[0].body)
    except msgspec.MsgspecError as error:
        return unreadable("entry 0", error)
    difference = _against_start(record, start)
    return difference or Differs("chance", "changed-header")


def _against_start(record: Record, start: Start) -> Differs | None:
    for name in ("game", "rules", "seats"):
        gap = first_gap(getattr(record, name), getattr(start, name))
        if gap:
            return gap.at(name, against="header-")
    if bytes(record.options) != bytes(start.options):
        gap = first_gap(msgspec.json.decode(record.options), msgspec.json.decode(start.options))
        return gap.at("options", against="header-") if gap else Differs("options", "form")
    gap = first_gap(_fair(record), start.fair)
    return gap.at("chance", against="header-") if gap else None


def _fair(record: Record) -> Fair | None:
    """What entry 0 must say of the draws: nothing when they are seeded."""
    return record.chance.fair if isinstance(record.chance, Proved) else None


def _check_commitment(record: Record) -> None:
    if not isinstance(record.chance, Proved):
        return
    seats = [entropy.seat for entropy in record.chance.entropies]
    if seats != sorted(set(seats)) or not set(seats) <= set(range(len(record.seats))):
        raise Differs("chance", "entropies", seats=repr(seats))
    made = commitment_of(bytes.fromhex(record.chance.secret))
    if record.chance.commitment != made:
        raise Differs("chance", "commitment", expected=made)


def _check_options(record: Record, game: AnyGame) -> None:
    try:
        same_form(record.options, codec(game).options(record.options), "options")
    except msgspec.MsgspecError as error:
        raise unreadable("options", error) from None


# ---- entries -----------------------------------------------------------------------------


class _Asked:
    """A source of an entry that notes among how many outcomes each draw was."""

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


def _redo(
    game: AnyGame,
    record: Record,
    n: int,
    entry: Entry,
    state: Any,
    reach: Reach,
    seating: Seating,
    chance: _Asked,
    told: list[Any],
) -> tuple[Any, tuple[int, ...]]:
    """The state after entry ``n``, made by the rules from their own draws; what it undid."""
    place = f"entry {n}"
    if entry.n != n:
        raise Differs(place, "number", found=entry.n, expected=n)
    try:
        state, undone = _carry_out(game, record, entry, state, reach, seating, chance, told)
    except Rejected as refusal:
        raise Differs(place, "refused", refusal) from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise unreadable(place, error) from None
    except Differs:
        raise
    except Exception as error:  # a file of strangers must not bring the tool down
        raise Differs(place, "broke", error=f"{type(error).__name__}: {error}") from error
    _compare_draws(place, entry, chance)
    return state, undone


def _carry_out(
    game: AnyGame,
    record: Record,
    entry: Entry,
    state: Any,
    reach: Reach,
    seating: Seating,
    chance: _Asked,
    told: list[Any],
) -> tuple[Any, tuple[int, ...]]:
    place = f"entry {entry.n}"
    if entry.n == 0:
        return _begin(game, record, entry, chance), ()
    to_act = game.to_act(state)
    if not to_act or seating.closed is not None:
        raise Differs(place, "over")
    if entry.kind in ("seat", "close") and isinstance(record.chance, Proved):
        _change_people(entry, seating)
        return state, ()
    if entry.kind not in ("act", "undo") or entry.seat is None:
        raise Differs(place, "kind", kind=repr(entry.kind))
    if entry.kind == "undo":
        body = read_undo(entry.body)
        same_form(entry.body, body, place)
        return reach.undo(entry.seat, body.to, to_act)
    action = codec(game).action(entry.body)
    same_form(entry.body, action, place)
    before = game.clone(state)
    game.apply(state, entry.seat, action, chance, told)
    reach.acted(entry.n, entry.seat, before, to_act, chance.tape, told)
    return state, ()


def _change_people(entry: Entry, seating: Seating) -> None:
    """Who plays in a seat, and closing: nothing to the rules, but not anything goes."""
    place = f"entry {entry.n}"
    try:
        said = seating.follow(entry)
    except ValueError as error:
        raise Differs(place, "seating", detail=str(error)) from None
    same_form(entry.body, said, place)


def _begin(game: AnyGame, record: Record, entry: Entry, chance: Chance) -> Any:
    if entry.kind != "start" or entry.seat is not None:
        raise Differs("entry 0", "no-start")
    start = read_start(entry.body)
    same_form(entry.body, start, "entry 0")
    difference = _against_start(record, start)
    if difference:
        raise Differs("entry 0", "start-field", field=difference.place)
    return game.setup(codec(game).options(start.options), len(start.seats), chance)


def _compare_draws(place: str, entry: Entry, chance: _Asked) -> None:
    found, drawn = entry.tape, chance.tape
    for at, (one, other) in enumerate(zip(found, drawn, strict=False), start=1):
        if one != other:
            raise Differs(place, "draw", at=at, found=one, expected=other)
    if len(found) != len(drawn):
        raise Differs(place, "draw-count", found=len(found), expected=len(drawn))
    gap = first_gap(entry.draws, chance.draws)
    if gap:
        raise gap.at(place, "draws")
