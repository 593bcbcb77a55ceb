"""Errors in records, by code: in English here, in other languages in clients."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from ludoteca.core.game import Fact, Message, Rejected

WHAT: Final[Mapping[str, str]] = {
    # Unreadable; `detail` is the message of the decoder.
    "not-utf8": "byte {byte} is not UTF-8",
    "too-long": "longer than {most} bytes",
    "nested": "nested too deeply",
    "malformed": "{detail}",
    "cut-off": "{detail}",
    "missing-field": "{detail}",
    "unknown-field": "{detail}",
    "wrong-type": "{detail}",
    "wrong-value": "{detail}",
    "form": "not in the form in which records are written (spaces, order, twice)",
    "no-entries": "there are none",
    "links": "{found} links, not {expected}",
    # Rules that are not installed.
    "no-such-game": "{game} is not here, only {games}",
    "newer-rules": "version {found} is not here, only {here}",
    "older-rules": "version {found} is not here, only {here}",
    # Changed after it was written.
    "changed-header": "changed after it was written: the header does not fit the trail",
    "changed-entry": "changed after it was written: it does not fit the trail",
    "changed-link": "link {link} is {found}, should be {expected}",
    "checksum": "the bytes before it have {expected}",
    # Contradictions.
    "value": "{path} is {found}, should be {expected}",
    "length": "{path} has {found} values, should have {expected}",
    "header-value": "{path} is {found}, should be {expected} as in entry 0",
    "header-length": "{path} has {found} values, should have {expected} as in entry 0",
    "start-field": "{field} is not as in the header",
    "entropies": "entropies of seats {seats}, not one each in order",
    "commitment": "commitment is not that of the secret, which has {expected}",
    # Entries that cannot stand at their place.
    "number": "n is {found}, should be {expected}",
    "no-start": "it is not a start",
    "kind": "kind {kind} cannot be in a record",
    "seating": "{detail}",
    "pausing": "{detail}",
    "over": "the table is already over",
    "not-over": "the table is not over after the last",
    "refused": "the rules refuse it: {refusal}",
    "broke": "the rules broke on it: {error}",
    "draw": "draw {at} on the tape is {found}, should be {expected}",
    "draw-count": "the tape has {found} draws, the rules make {expected}",
}
"""A template for each code; clients have messages ``difference-<code>``."""


class Mismatch(Exception):
    """An error in a record.

    ``place`` is ``entry n``, a field of the record, or ``line`` when neither is known. ``code``,
    a key of `WHAT`, and ``facts`` describe the first difference; ``what`` is that as one printable
    line. ``refusal`` is the game's message when the rules refused an action.
    """

    def __init__(
        self, place: str, code: str, refusal: Rejected | None = None, /, **facts: Fact
    ) -> None:
        if refusal is not None:
            facts["refusal"] = str(refusal)
        self.place = place
        self.code = code
        self.facts: dict[str, Fact] = {
            name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        self.refusal: Message | None = Message(refusal.code, refusal.facts) if refusal else None
        self.what = printable(WHAT[code].format(**facts).strip())
        super().__init__(f"{self.place}: {self.what}")


def printable(text: str, longest: int = 300) -> str:
    """``text`` on one line, without control characters, cut when it is very long."""
    clean = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[: longest + 1])
    return clean if len(text) <= longest else clean + "…"


# ---- unreadable JSON ---------------------------------------------------------------------------

_UNREADABLE: Final = (
    ("cut-off", re.compile(r"truncated")),
    ("malformed", re.compile(r"malformed.*\(byte (?P<byte>\d+)\)")),
    ("missing-field", re.compile(r"missing required field `(?P<field>\w+)`")),
    ("unknown-field", re.compile(r"unknown field `(?P<field>[^`]*)`")),
    ("wrong-type", re.compile(r"^Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`")),
)
_PATH: Final = re.compile(r" - at `(?P<path>[^`]*)`$")


def unreadable(place: str, error: Exception) -> Mismatch:
    """Turns an error of msgspec about JSON into a `Mismatch`."""
    if isinstance(error, RecursionError):
        return Mismatch(place, "nested")
    detail = str(error)
    path = _PATH.search(detail)
    facts: dict[str, Fact] = {"detail": detail, "path": path["path"] if path else ""}
    for code, words in _UNREADABLE:
        found = words.search(detail)
        if found:
            facts.update(found.groupdict())
            return Mismatch(place, code, **facts)
    return Mismatch(place, "wrong-value", **facts)


# ---- differences -------------------------------------------------------------------------------


class Gap(NamedTuple):
    """The first difference between two values: ``code`` is "value" or "length"."""

    code: str
    path: str
    found: str | int
    expected: str | int

    def at(self, place: str, within: str = "", against: str = "") -> Mismatch:
        """The difference at ``place``; ``against`` is "header-" for a difference from entry 0."""
        return Mismatch(
            place,
            against + self.code,
            path=within + self.path,
            found=self.found,
            expected=self.expected,
        )


def first_gap(found: Any, expected: Any) -> Gap | None:
    """The first difference between two values; None when their JSON is equal."""
    return _gap(msgspec.to_builtins(found), msgspec.to_builtins(expected), "")


def _gap(found: Any, expected: Any, path: str) -> Gap | None:
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in [*expected, *found]:
            missing = "nothing"
            inside = f"{path}.{key}".lstrip(".")
            gap = _gap(found.get(key, missing), expected.get(key, missing), inside)
            if gap:
                return gap
        return None
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple):
        for at, (one, other) in enumerate(zip(found, expected, strict=False)):
            gap = _gap(one, other, f"{path}[{at}]")
            if gap:
                return gap
        if len(found) != len(expected):
            return Gap("length", path, len(found), len(expected))
        return None
    if type(found) is type(expected) and found == expected:
        return None
    return Gap("value", path, repr(found), repr(expected))
