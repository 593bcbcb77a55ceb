from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.titles import ANY, IN_TURN

Ludoteca = Callable[..., Any]


@pytest.fixture
def records(ludoteca: Ludoteca, tmp_path: Path) -> Path:
    file = tmp_path / "records.jsonl"
    ludoteca(
        *("simulate", ANY, "--seats", 3, "--bots", "random,easy"),
        *("--tables", 3, "--seed", 5, "--out", file),
    )
    return file


def changed(file: Path, record: int, old: bytes, new: bytes) -> Path:
    lines = file.read_bytes().splitlines(keepends=True)
    assert old in lines[record - 1]
    lines[record - 1] = lines[record - 1].replace(old, new, 1)
    file.write_bytes(b"".join(lines))
    return file


def zipped(text: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr("records.jsonl", text)
    return packed.getvalue()


def test_a_difference_is_told_with_record_entry_and_what_it_is(
    ludoteca: Ludoteca, records: Path
) -> None:
    file = changed(records, 2, b'{"n":7,"at":0', b'{"n":7,"at":1')

    said = ludoteca("verify", file)

    assert said.code == 1
    assert said.out == ""
    assert said.err == (
        "ludoteca: record 2, entry 7: changed after it was written: it does not fit the trail\n"
    )


@pytest.mark.parametrize("record", [1, 2, 3])
def test_every_record_of_a_file_is_checked(ludoteca: Ludoteca, records: Path, record: int) -> None:
    whole = ludoteca("verify", records)
    changed(records, record, b'{"n":7,"at":0', b'{"n":7,"at":1')

    said = ludoteca("verify", records)

    assert (whole.code, whole.out) == (0, "3 records verified\n")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"ludoteca: record {record}, entry 7: ")


@pytest.mark.parametrize(
    "through",
    [
        lambda text: b"\xef\xbb\xbf" + text,
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"),
        lambda text: text.removesuffix(b"\n"),
    ],
    ids=["byte order mark", "returns", "all of it", "no last line end"],
)
def test_a_file_that_came_through_another_system_is_read(
    ludoteca: Ludoteca, records: Path, through: Callable[[bytes], bytes]
) -> None:
    records.write_bytes(through(records.read_bytes()))

    said = ludoteca("verify", records)
    shown = ludoteca("show", records, "--record", 1, "--entry", 0)

    assert (said.code, said.out, said.err) == (0, "3 records verified\n", "")
    assert shown.code == 0


@pytest.mark.parametrize(
    ("packed", "why"),
    [
        (gzip.compress, "is compressed (gzip); unpack it first"),
        (bz2.compress, "is compressed (bzip2); unpack it first"),
        (lzma.compress, "is compressed (xz); unpack it first"),
        (zipped, "is compressed (zip); unpack it first"),
        (
            lambda text: text.decode().encode("utf-16"),
            "is UTF-16 text; records are UTF-8, save it as that",
        ),
    ],
    ids=["gzip", "bzip2", "xz", "zip", "UTF-16"],
)
def test_a_file_of_another_type_is_refused_with_its_type(
    ludoteca: Ludoteca, records: Path, packed: Callable[[bytes], bytes], why: str
) -> None:
    records.write_bytes(packed(records.read_bytes()))

    for command in (("verify", records), ("show", records, "--record", 1, "--entry", 0)):
        said = ludoteca(*command)
        assert (said.code, said.out, said.err) == (1, "", f"ludoteca: {records} {why}\n")


def test_the_first_of_several_differences_is_told(ludoteca: Ludoteca, records: Path) -> None:
    changed(records, 3, b'"rules":1', b'"rules":2')
    changed(records, 2, b'"seed":"5/2"', b'"seed":"5/9"')

    assert "record 2, chance: " in ludoteca("verify", records).err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "holds no record"),
        (b"\n", "record 1, line: "),
        (b"hello\n", "record 1, line: "),
        (b"\xff\xfe\x00\n", "record 1, line: byte 0 is not UTF-8"),
        (b"\x1b[31m{}\n", "record 1, line: "),
        (b"{}\n", "record 1, format: "),
        (b"[" * 200_000, "record 1, line: "),
        (b"9" * 200_000, "record 1, line: "),
    ],
    ids=["empty", "blank", "text", "bytes", "escape", "object", "deep", "long"],
)
def test_an_invalid_record_is_one_line_of_error(
    ludoteca: Ludoteca, tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / "odd"
    file.write_bytes(content)

    said = ludoteca("verify", file)

    assert said.code == 1
    assert told in said.err
    assert said.err.count("\n") == 1
    assert "\x1b" not in said.err


def test_a_file_that_was_cut_off_is_told(ludoteca: Ludoteca, records: Path) -> None:
    records.write_bytes(records.read_bytes()[:-20])

    assert ludoteca("verify", records).err.startswith("ludoteca: record 3, sha256: ")


def test_a_blank_line_after_the_records_is_told(ludoteca: Ludoteca, records: Path) -> None:
    records.write_bytes(records.read_bytes() + b"\n")

    assert "record 4, line: " in ludoteca("verify", records).err


def test_a_file_that_is_not_there_is_wrong_usage(ludoteca: Ludoteca, tmp_path: Path) -> None:
    said = ludoteca("verify", tmp_path / "nothing")

    assert said.code == 2
    assert said.err.count("\n") == 1


def test_show_prints_everything_after_an_entry(ludoteca: Ludoteca, records: Path) -> None:
    said = ludoteca("show", records, "--record", 2, "--entry", 0, "--json")

    shown = json.loads(said.out)
    assert said.out.count("\n") == 1
    assert (shown["game"], shown["record"], shown["entry"]) == (ANY, 2, 0)
    (seat,) = shown["to_act"]
    assert [bool(options) for options in shown["options"]] == [n == seat for n in range(3)]
    assert shown["scores"] == [0, 0, 0]
    assert shown["result"]["ranks"] == [1, 1, 1]
    assert shown["state"]
    assert shown["view"]["turn"] == seat


def test_after_the_last_entry_show_agrees_with_the_result_of_the_record(
    ludoteca: Ludoteca, records: Path
) -> None:
    record = json.loads(records.read_text("utf-8").splitlines()[2])
    last = len(record["entries"]) - 1

    said = ludoteca("show", records, "--record", 3, "--entry", last, "--json")

    shown = json.loads(said.out)
    assert shown["to_act"] == []
    assert shown["options"] == [[], [], []]
    assert shown["scores"] == record["result"]["scores"]
    assert shown["result"]["ranks"] == record["result"]["ranks"]


def test_show_without_json_draws_the_position_for_people(ludoteca: Ludoteca, records: Path) -> None:
    drawn = ludoteca("show", records, "--record", 1, "--entry", 5).out
    told = json.loads(ludoteca("show", records, "--record", 1, "--entry", 5, "--json").out)

    game = IN_TURN.game
    view = msgspec.convert(told["view"], game.View)
    head, _, rest = drawn.partition("\n\n")
    diagram, _, seats = rest.rpartition("\n\n")
    assert (
        head == f"{ANY} ({next(iter(IN_TURN.presets))}), record 1, entry 5 of {told['entries'] - 1}"
    )
    assert diagram == game.diagram(view)
    assert [line.partition(",")[0] for line in seats.splitlines()] == ["seat 0", "seat 1", "seat 2"]
    (seat,) = told["to_act"]
    assert seats.splitlines()[seat].endswith(f"to act: {len(told['options'][seat])} options")


@pytest.mark.parametrize(
    ("record", "entry", "told"),
    [
        (4, 0, "has 3 records; there is no record 4"),
        (0, 0, "0 is not in the range x>=1"),
        (1, 9999, "record 1 has entries 0 to "),
        (1, -1, "-1 is not in the range x>=0"),
    ],
)
def test_a_record_or_entry_that_does_not_exist_is_wrong_usage(
    ludoteca: Ludoteca, records: Path, record: int, entry: int, told: str
) -> None:
    said = ludoteca("show", records, "--record", record, "--entry", entry, "--json")

    assert said.code == 2
    assert told in said.err


def test_show_refuses_a_changed_record(ludoteca: Ludoteca, records: Path) -> None:
    changed(records, 1, b'{"n":7,"at":0', b'{"n":7,"at":1')

    said = ludoteca("show", records, "--record", 1, "--entry", 7, "--json")

    assert said.code == 1
    assert "record 1, sha256: " in said.err
