"""Parses one line of a file of records, which may hold any bytes; checks types and exact form."""

from __future__ import annotations

import re
import typing
from typing import Any, Final, TypeVar

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.records.mismatch import Mismatch, unreadable
from ludoteca.core.records.record import Record
from ludoteca.core.replay.log import Entry

T = TypeVar("T")

MOST_DIGITS: Final = 64
"""Most digits of a number: parsing takes time that grows with their square."""

_MANY_DIGITS: Final = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
_STRING_OR_MANY_DIGITS: Final = re.compile(
    rb'"[^"\\]*(?:\\.[^"\\]*)*"|[0-9]{%d}' % (MOST_DIGITS + 1)
)


class _Parts(msgspec.Struct):
    """The fields of a record as raw bytes of the line. Unknown fields are found when the form of
    the whole line is compared."""

    format: msgspec.Raw
    game: msgspec.Raw
    rules: msgspec.Raw
    options: msgspec.Raw
    seats: msgspec.Raw
    chance: msgspec.Raw
    entries: list[msgspec.Raw]
    trail: msgspec.Raw
    result: msgspec.Raw
    sha256: msgspec.Raw


_PARTS = msgspec.json.Decoder(_Parts)
_ENTRY = msgspec.json.Decoder(Entry)
_FIELDS: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(hint)
    for name, hint in typing.get_type_hints(Record, include_extras=True).items()
    if name != "entries"
}


def read_line(line: bytes) -> Record:
    """Parses ``line`` (without its line end); `ludoteca.core.records.verify` checks the content.

    Raises `Mismatch`, also for JSON of the right types in a form that differs from ours: other
    spaces, another order of fields, a repeated field.
    """
    try:
        line.decode()
    except UnicodeDecodeError as error:
        raise Mismatch(place_of(line, error.start), "not-utf8", byte=error.start) from None
    parts = _decode(_PARTS, line, "line")
    _must_have_short_numbers(line)
    fields = {name: _decode(_FIELDS[name], getattr(parts, name), name) for name in _FIELDS}
    entries = [_decode(_ENTRY, raw, f"entry {n}") for n, raw in enumerate(parts.entries)]
    record = Record(entries=tuple(entries), **fields)
    for name in _FIELDS:
        same_form(getattr(parts, name), getattr(record, name), name)
    for n, entry in enumerate(entries):
        same_form(parts.entries[n], entry, f"entry {n}")
    same_form(line, record, "line")
    if not entries:
        raise Mismatch("entries", "no-entries")
    if len(record.trail) != len(entries) + 1:
        raise Mismatch("trail", "links", found=len(record.trail), expected=len(entries) + 1)
    return record


def _must_have_short_numbers(line: bytes) -> None:
    """Raises `Mismatch` for a long number outside of strings. ``line`` is valid JSON."""
    if _MANY_DIGITS.search(line) is None:
        return
    for found in _STRING_OR_MANY_DIGITS.finditer(line):
        if line[found.start()] != ord('"'):
            place = place_of(line, found.start())
            detail = f"a number has more than {MOST_DIGITS} digits"
            raise Mismatch(place, "wrong-value", detail=detail, path="")


def same_form(found: bytes | msgspec.Raw, value: Any, place: str) -> None:
    """Raises `Mismatch` when ``found`` is not exactly our encoding of ``value``."""
    if bytes(found) != encode(value):
        raise Mismatch(place, "form")


def _decode(decoder: msgspec.json.Decoder[T], data: bytes | msgspec.Raw, place: str) -> T:
    try:
        return decoder.decode(data)
    except RecursionError as error:
        raise unreadable(place, error) from None
    except msgspec.MsgspecError as error:
        byte = re.search(r"\(byte (\d+)\)", str(error))
        missing = re.search(r"missing required field `(\w+)`$", str(error))
        if place == "line" and byte:
            place = place_of(bytes(data), int(byte[1]))
        elif place == "line" and data and "truncated" in str(error):
            place = place_of(bytes(data), len(data))
        elif place == "line" and missing:
            place = missing[1]
        raise unreadable(place, error) from None


def place_of(line: bytes, byte: int) -> str:
    """The part of a record that contains ``byte``, guessed from the bytes before it, because the
    line may be no JSON."""
    before = line[:byte]
    if b',"sha256":' in before:
        return "sha256"
    if b'],"result":' in before:
        return "result"
    if b'],"trail":' in before:
        return "trail"
    if b',"entries":[' in before:
        begun = before.partition(b',"entries":[')[2].count(b'{"n":')
        return f"entry {max(begun - 1, 0)}"
    fields = [name for name in _FIELDS if f'"{name}":'.encode() in before]
    return fields[-1] if fields else "line"
