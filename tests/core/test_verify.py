"""Every error in a record is found, with its place."""

from __future__ import annotations

import hashlib
import time

import msgspec
import pytest
from hypothesis import given as for_all
from hypothesis import strategies as any_
from tests.core.tables import (
    TOYS,
    digits_of,
    played,
    played_by_people,
    sealed_again,
    with_entry,
)
from tests.pace import slower

from ludoteca.core.codec import encode
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.record import Record, Seeded, checksum
from ludoteca.core.records.verify import verify_line
from ludoteca.core.replay.log import Occupant

RECORD = played("1/1", seats=4, rounds=3, tie="lot")
LINE = encode(RECORD)
PROVED = played_by_people("1/1", seats=4, rounds=2, tie="lot")


def difference(line: bytes) -> Mismatch:
    with pytest.raises(Mismatch) as found:
        verify_line(line, TOYS)
    return found.value


# ---- correct records ---------------------------------------------------------------------


def test_a_record_as_it_was_written_is_right() -> None:
    assert verify_line(LINE, TOYS) == RECORD


def test_a_record_is_right_whatever_the_options_and_the_seats() -> None:
    for seats in (2, 3, 4):
        for rounds in (1, 2, 3):
            for tie in ("nobody", "lot"):
                record = played(f"{seats}/{rounds}", seats, rounds=rounds, tie=tie, encore=True)
                assert verify_line(encode(record), TOYS) == record


# ---- one digit ---------------------------------------------------------------------------


@pytest.mark.parametrize("record", [RECORD, PROVED], ids=["seeded", "proved"])
@pytest.mark.parametrize("step", [1, 5])
def test_a_changed_digit_anywhere_is_found_where_it_is(record: Record, step: int) -> None:
    line = encode(record)
    digits = [(place, at) for place, listed in digits_of(record).items() for at in listed]
    assert len(digits) > 300
    for place, at in digits:
        other = b"%d" % ((int(chr(line[at])) + step) % 10)

        found = difference(line[:at] + other + line[at + 1 :])

        assert found.place == place, (at, str(found))


@for_all(any_.integers(0, len(LINE) - 1), any_.integers(0, 255))
def test_a_changed_byte_anywhere_is_found(at: int, byte: int) -> None:
    line = LINE[:at] + bytes([byte]) + LINE[at + 1 :]

    if line != LINE:
        assert difference(line).what.isprintable()


@for_all(any_.integers(0, len(LINE) - 1))
def test_a_line_that_was_cut_off_is_found(at: int) -> None:
    assert difference(LINE[:at]).what


@for_all(any_.binary(max_size=400))
def test_garbage_is_found(line: bytes) -> None:
    assert difference(line).what.isprintable()


NUMBERS = [
    (b'"rules":1', "rules"),
    (b'"rounds":3', "options"),
    (b'"n":2', "entry 2"),
    (b'"at":0', "entry 0"),
    (b'"seat":1', "entry 2"),
    (b'"scores":[', "result"),
    (b'"tape":[', "entry 0"),
    (b'"bot":"random"', "seats"),
]
FORMS = ["%s", "1.%s", "-%s", "1e%s", "0.%se5"]
"""Every day each number has one of them."""


@pytest.mark.parametrize(
    ("before", "place", "digits"),
    [
        pytest.param(
            *number, digits, marks=() if (one - other) % len(FORMS) == 0 else pytest.mark.deep
        )
        for one, number in enumerate(NUMBERS)
        for other, digits in enumerate(FORMS)
    ],
)
def test_a_number_without_end_is_found_at_once(before: bytes, place: str, digits: str) -> None:
    number = (digits % ("9" * 4_000_000)).encode()
    name, _, _ = before.partition(b":")
    at = LINE.index(before) + len(name) + 1
    line = LINE[:at] + number + LINE[LINE.index(b",", at) :]
    begun = time.process_time()

    found = difference(line)

    spent = time.process_time() - begun
    assert spent < 2 * slower()
    assert len(found.what) < 400
    assert found.place == place


@pytest.mark.parametrize(("before", "place"), NUMBERS)
@pytest.mark.parametrize("number", [b"9" * 64, b"1e400", b"-1e-400", b"1" + b"0" * 20, b"-0"])
def test_a_number_that_no_field_holds_is_found(before: bytes, place: str, number: bytes) -> None:
    name, _, _ = before.partition(b":")
    at = LINE.index(before) + len(name) + 1

    found = difference(LINE[:at] + number + LINE[LINE.index(b",", at) :])

    assert found.what.isprintable()


def test_digits_in_a_string_are_no_number() -> None:
    seed = "7" * 5_000 + "\\" + "8" * 100

    record = played(seed, seats=2, rounds=1)

    assert verify_line(encode(record), TOYS) == record


# ---- forgeries: trail and checksum fit, the table does not --------------------------------


def test_draws_that_the_seed_does_not_give_are_found() -> None:
    rolled = next(entry for entry in RECORD.entries[1:] if entry.tape)
    forged = sealed_again(
        RECORD, **with_entry(RECORD, rolled.n, tape=((rolled.tape[0] + 1) % 2, *rolled.tape[1:]))
    )

    found = difference(forged)

    assert found.place == f"entry {rolled.n}"
    assert "draw 1 on the tape is" in found.what


def test_draws_that_the_rules_do_not_make_are_found() -> None:
    forged = sealed_again(RECORD, **with_entry(RECORD, 1, tape=(0,)))

    assert str(difference(forged)) == "entry 1: the tape has 1 draws, the rules make 0"


def test_another_seed_is_found_at_the_first_draw() -> None:
    forged = sealed_again(RECORD, chance=Seeded("1/2"))

    assert difference(forged).place == "entry 0"


def test_an_action_that_the_rules_forbid_is_found() -> None:
    body = msgspec.Raw(b'{"type":"bid","coins":99}')

    found = difference(sealed_again(RECORD, **with_entry(RECORD, 1, body=body)))

    assert found.place == "entry 1"
    assert "the rules refuse it" in found.what


def test_an_action_of_another_seat_is_found() -> None:
    last = len(RECORD.entries) - 1
    seat = (RECORD.entries[last].seat or 0) - 1

    found = difference(sealed_again(RECORD, **with_entry(RECORD, last, seat=seat)))

    assert found.place == f"entry {last}"


@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_a_seat_that_is_not_at_the_table_is_found(seat: int) -> None:
    found = difference(sealed_again(RECORD, **with_entry(RECORD, 1, seat=seat)))

    assert found.place == "entry 1"


def test_entries_that_changed_places_are_found() -> None:
    entries = list(RECORD.entries)
    entries[1], entries[2] = entries[2], entries[1]

    assert difference(sealed_again(RECORD, entries=tuple(entries))).place == "entry 1"


def test_an_entry_after_the_end_is_found() -> None:
    last = RECORD.entries[-1]
    after = msgspec.structs.replace(last, n=last.n + 1)

    found = difference(sealed_again(RECORD, entries=(*RECORD.entries, after)))

    assert str(found) == f"entry {after.n}: the table is already over"


def test_a_record_that_stops_early_is_found() -> None:
    found = difference(sealed_again(RECORD, entries=RECORD.entries[:-1]))

    assert str(found) == f"entry {len(RECORD.entries) - 2}: the table is not over after the last"


@pytest.mark.parametrize("kind", ["start", "undo", "seat", "close"])
def test_kinds_of_entries_that_cannot_be_in_a_seeded_record_are_found(kind: str) -> None:
    assert difference(sealed_again(RECORD, **with_entry(RECORD, 1, kind=kind))).place == "entry 1"


def test_a_result_that_did_not_happen_is_found() -> None:
    scores = (99, *RECORD.result.scores[1:])
    claimed = msgspec.structs.replace(RECORD.result, scores=scores)

    found = difference(sealed_again(RECORD, result=claimed))

    assert str(found) == f"result: scores[0] is 99, should be {RECORD.result.scores[0]}"


def test_a_header_that_contradicts_the_start_is_found() -> None:
    seats = (Occupant("Ada"), *RECORD.seats[1:])

    found = difference(sealed_again(RECORD, seats=seats))

    assert str(found) == "entry 0: seats is not as in the header"


# ---- missing rules ------------------------------------------------------------------------


def test_a_game_that_is_not_installed_is_named() -> None:
    found = difference(sealed_again(RECORD, game="chess"))

    assert str(found) == "game: 'chess' is not here, only sealed-bids"


def test_rules_of_another_version_are_named() -> None:
    found = difference(sealed_again(RECORD, rules=2))

    assert str(found) == "rules: version 2 is not here, only 1"


def test_options_that_do_not_exist_are_named() -> None:
    found = difference(sealed_again(RECORD, options=msgspec.Raw(b'{"rounds":9}')))

    assert found.place == "options"


# ---- form ----------------------------------------------------------------------------------


def with_checksum(line: bytes) -> bytes:
    """``line`` with a checksum that fits its bytes."""
    cut = line.rindex(b',"sha256":')
    return line[:cut] + b',"sha256":"' + checksum(line).encode() + b'"}'


@pytest.mark.parametrize(
    ("ours", "theirs", "place"),
    [
        (b'"rules":1', b'"rules": 1', "rules"),
        (b'{"n":1,', b'{ "n":1,', "entry 1"),
        (b'{"n":1,"at":0,', b'{"at":0,"n":1,', "entry 1"),
        (b'{"n":1,"at":0,', b'{"n":1,"n":1,"at":0,', "entry 1"),
        (b'"rules":1,', b'"rules":1,"rules":1,', "line"),
        (b'"game":"sealed-bids"', b'"game":"sealed\\u002dbids"', "game"),
        (b',"entries"', b', "entries"', "line"),
        (b'"rounds":3', b'"rounds":3.0', "options"),
    ],
)
def test_any_other_form_of_the_same_values_is_refused(
    ours: bytes, theirs: bytes, place: str
) -> None:
    assert difference(with_checksum(LINE.replace(ours, theirs, 1))).place in (place, "line")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"1e999",
        LINE + b" ",
        LINE + b"\r",
        b"\xef\xbb\xbf" + LINE,
        LINE.replace(b'"rules":1', b'"rules":' + b"9" * 5000),
        LINE.replace(b'"at":0', b'"at":' + b"9" * 400),
        LINE.replace(b'"seats":[', b'"seats":' + b"[" * 100_000),
        LINE.replace(b'"options":{', b'"options":' + b'{"a":' * 100_000),
        LINE.replace(b'"trail":["', b'"trail":["\xff'),
        LINE.replace(b'"entries":[', b'"entries":[null,'),
        LINE.replace(b'"kind":"seeded"', b'"kind":"sown"'),
        LINE.replace(b'"tape":[', b'"tape":[-1,'),
        LINE.replace(b'"name":"random"', b'"name":null'),
    ],
    ids=range(17),
)
def test_every_line_gets_a_report(line: bytes) -> None:
    found = difference(line)

    assert found.what.isprintable()
    assert len(found.what) < 400


def test_an_exception_of_the_rules_is_reported() -> None:
    class Fragile(type(TOYS["sealed-bids"])):  # type: ignore[misc]
        def apply(self, *_: object) -> None:
            raise KeyError("purse")

    with pytest.raises(Mismatch) as found:
        verify_line(LINE, {"sealed-bids": Fragile()})

    assert str(found.value) == "entry 1: the rules broke on it: KeyError: 'purse'"


# ---- the documented format ------------------------------------------------------------------


def test_the_format_is_as_documented() -> None:
    line = encode(played("7/1", seats=2, rounds=1))
    record = msgspec.json.decode(line)

    assert list(record) == [
        *("format", "game", "rules", "options", "seats", "chance"),
        *("entries", "trail", "result", "sha256"),
    ]
    assert record["format"] == "ludoteca-record-1"
    assert record["chance"] == {"kind": "seeded", "seed": "7/1"}
    assert list(record["options"]) == ["rounds", "tie", "encore"]
    before = line[: line.index(b',"sha256":')]
    assert record["sha256"] == hashlib.sha256(before).hexdigest()
    link = hashlib.sha256(line[: line.index(b',"entries":')]).digest()[:8]
    links = [link.hex()]
    for entry in record["entries"]:
        link = hashlib.sha256(link + msgspec.json.encode(entry)).digest()[:8]
        links.append(link.hex())
    assert record["trail"] == links


def test_the_first_draw_is_as_documented() -> None:
    key = hashlib.sha256(b"7/1/0").digest()
    first = hashlib.shake_128(key + bytes(8)).digest(512)[0]
    assert first < 256 - 256 % 3, "a value that would be drawn again"

    assert played("7/1").entries[0].tape[0] == first % 3


def test_a_record_can_be_read_back() -> None:
    assert msgspec.json.decode(LINE, type=Record) == RECORD
