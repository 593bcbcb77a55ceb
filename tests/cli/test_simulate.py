from __future__ import annotations

import itertools
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.titles import ANY, IN_TURN, LEAST, MOST, SWITCH, WORD

from ludoteca.core.contract import mixes
from ludoteca.core.option_fields import option_fields
from ludoteca.games import titles

Ludoteca = Callable[..., Any]

SEATS = f"{ANY} has {LEAST} to {MOST} seats"
ALL_PRESETS = [word for name in IN_TURN.presets for word in ("--option", name)]
FOUR = ("simulate", ANY, "--seats", 4, "--bots", "random,easy")


def mixes_in_words(game: str, deep: bool) -> list[list[str]]:
    """All mixes of options as words; every day so many that each pair of values meets."""
    rules = titles()[game].game
    fields = option_fields(rules)
    every = [
        dict(zip([field.name for field in fields], chosen, strict=True))
        for chosen in itertools.product(*(field.values for field in fields))
    ]
    some = [msgspec.structs.asdict(mix.options) for mix in mixes(rules)]
    return [
        [f"{name}={str(value).lower()}" for name, value in chosen.items()]
        for chosen in (every if deep else some)
    ]


@pytest.mark.long
def test_tables_of_every_mix_of_options_verify(
    ludoteca: Ludoteca, tmp_path: Path, deep: bool
) -> None:
    chosen_mixes, tables = mixes_in_words(ANY, deep), 5 if deep else 2
    assert len(chosen_mixes) >= 4

    for at, mix in enumerate(chosen_mixes):
        file = tmp_path / f"{at}.jsonl"
        seats = LEAST + at % (MOST - LEAST + 1)
        chosen = [word for option in mix for word in ("--option", option)]
        simulated = ludoteca(
            *("simulate", ANY, "--seats", seats, "--bots", "random,easy"),
            *("--tables", tables, "--seed", at, *chosen, "--out", file),
        )
        assert simulated.code == 0, simulated.err

        verified = ludoteca("verify", file)
        assert (verified.code, verified.out) == (0, f"{tables} records verified\n"), verified.err


def test_the_same_seed_writes_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.jsonl", "other.jsonl")]

    for file in files:
        command = [str(word) for word in (*FOUR, "--tables", 5, "--seed", 7, "--out", file)]
        subprocess.run([sys.executable, "-m", "ludoteca.cli", *command], check=True)

    assert files[0].read_bytes() == files[1].read_bytes() != b""


def test_a_run_with_more_tables_begins_with_the_same_tables(
    ludoteca: Ludoteca, tmp_path: Path
) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    ludoteca(*FOUR, "--tables", 2, "--seed", 7, "--out", few)
    ludoteca(*FOUR, "--tables", 4, "--seed", 7, "--out", many)

    assert many.read_bytes().startswith(few.read_bytes())


def test_levels_are_taken_in_turn(ludoteca: Ludoteca) -> None:
    said = ludoteca(*FOUR, "--tables", 1, "--seed", 1, "--out", "-")

    record = json.loads(said.out)
    assert [seat["bot"] for seat in record["seats"]] == ["random", "easy", "random", "easy"]


def test_a_preset_is_chosen_by_its_name_and_options_change_it(ludoteca: Ludoteca) -> None:
    name, preset = list(IN_TURN.presets.items())[1]
    other = not getattr(preset, SWITCH.name)

    def options(*words: str) -> dict[str, Any]:
        chosen = [part for word in words for part in ("--option", word)]
        said = ludoteca(*FOUR, "--tables", 1, "--seed", 1, "--out", "-", *chosen)
        found: dict[str, Any] = json.loads(said.out)["options"]
        return found

    assert options(name) == msgspec.to_builtins(preset)
    changed = options(name, f"{SWITCH.name}={json.dumps(other)}")
    assert changed == msgspec.to_builtins(preset) | {SWITCH.name: other}


def test_options_are_written_whole_into_the_record(ludoteca: Ludoteca) -> None:
    said = ludoteca(
        *(*FOUR, "--tables", 1, "--seed", 1, "--out", "-"),
        *("--option", "guards=true", "--option", "layout=variant2"),
    )

    assert json.loads(said.out)["options"] == {
        "layout": "variant2",
        "action_tiles": True,
        "guards": True,
        "scoring": "basic",
        "pieces": "three",
    }


def test_records_on_standard_output_are_those_in_a_file(ludoteca: Ludoteca, tmp_path: Path) -> None:
    said = ludoteca(*FOUR, "--tables", 3, "--seed", 2, "--out", "-")
    ludoteca(*FOUR, "--tables", 3, "--seed", 2, "--out", tmp_path / "x")

    assert said.out.encode() == (tmp_path / "x").read_bytes()
    assert said.err == ""


@pytest.mark.parametrize(
    ("words", "possible"),
    [
        (
            ("simulate", "chess", "--seats", 2),
            f"unknown game 'chess'; games: {', '.join(titles())}",
        ),
        (
            ("simulate", ANY, "--seats", MOST + 1),
            f"{SEATS}, not {MOST + 1}",
        ),
        (("simulate", ANY, "--seats", -1), f"{SEATS}, not -1"),
        (("simulate", ANY, "--seats", "two"), "'two' is not a valid integer"),
        (("simulate", ANY, "--seats", 2, "--bots", "random,grand"), f"levels of {ANY}"),
        (("simulate", ANY, "--seats", 2, "--bots", ""), "unknown level ''"),
        (("simulate", ANY, "--seats", 2, "--bots", "easy:even"), "unknown level 'easy:even'"),
        (("simulate", ANY, "--seats", 2, "--bots", "easy,easy,easy"), "3 levels for 2"),
        (
            ("simulate", ANY, "--seats", 2, "--option", f"{WORD.name}=x"),
            f"{WORD.name}={WORD.default}|",
        ),
        (
            ("simulate", ANY, "--seats", 2, "--option", f"{SWITCH.name}=1"),
            f"{SWITCH.name}=false|true",
        ),
        (("simulate", ANY, "--seats", 2, "--option", "tempo=1"), f"options: {WORD.name}="),
        (("simulate", ANY, "--seats", 2, "--option", SWITCH.name), f"options: {WORD.name}="),
        (
            ("simulate", ANY, "--seats", 2, "--option", "tempo"),
            f"presets: {', '.join(IN_TURN.presets)}",
        ),
        (
            ("simulate", ANY, "--seats", 2, *ALL_PRESETS),
            f"presets {', '.join(IN_TURN.presets)}: choose one",
        ),
        (("simulate", ANY, "--seats", 2, "--tables", 0), "0 is not in the range"),
        (("simulate", ANY, "--seats", 2, "--seed", -1), "-1 is not in the range"),
        (("simulate", ANY, "--seats", 2, "--seed", "x"), "'x' is not a valid integer"),
        (("simulate", ANY, "--seats", 2, "--out", "/nowhere/x"), "cannot write /nowhere"),
        (("simulate", ANY, "--seats", 2, "--out", "/"), "/ is a folder"),
    ],
)
def test_wrong_usage_is_one_line_that_says_what_is_possible(
    ludoteca: Ludoteca, words: tuple[object, ...], possible: str
) -> None:
    usual = {"--bots": "easy", "--tables": 1, "--seed": 1, "--out": "-"}
    rest = [word for name in usual if name not in words for word in (name, usual[name])]

    said = ludoteca(*words, *rest)

    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("ludoteca: ")
    assert said.err.count("\n") == 1
    assert possible in said.err


def test_a_run_that_is_interrupted_leaves_no_file(tmp_path: Path) -> None:
    command = [str(word) for word in (*FOUR, "--tables", 10**7, "--seed", 1)]
    running = subprocess.Popen(
        [sys.executable, "-m", "ludoteca.cli", *command, "--out", str(tmp_path / "x.jsonl")],
        stderr=subprocess.PIPE,
        # Shells start background jobs with Ctrl+C ignored, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        while not list(tmp_path.iterdir()):
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=30)
    finally:
        running.kill()

    assert running.returncode == 130
    assert b"Traceback" not in said
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_was_there_is_replaced_whole(ludoteca: Ludoteca, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(b"before\n" * 100_000)

    ludoteca(*FOUR, "--tables", 1, "--seed", 1, "--out", file)

    assert ludoteca("verify", file).out == "1 record verified\n"
    assert len(list(tmp_path.iterdir())) == 1


def test_records_can_be_written_into_a_pipe(tmp_path: Path) -> None:
    command = [str(word) for word in (*FOUR, "--tables", 3, "--seed", 1, "--out", "/dev/stdout")]

    done = subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", *command], capture_output=True, check=True
    )

    assert done.stdout.count(b"\n") == 3


def test_a_full_disk_is_told_on_one_line(ludoteca: Ludoteca) -> None:
    said = ludoteca(*FOUR, "--tables", 20, "--seed", 1, "--out", "/dev/full")

    assert said.code == 1
    assert said.err == "ludoteca: cannot write /dev/full: No space left on device\n"


def test_a_reader_that_leaves_early_is_no_accident() -> None:
    command = [str(word) for word in (*FOUR, "--tables", 500, "--seed", 1, "--out", "-")]
    running = subprocess.Popen(
        [sys.executable, "-m", "ludoteca.cli", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.read(10)
    running.stdout.close()

    assert running.wait(timeout=60) == 1
    assert running.stderr.read() == b""
    running.stderr.close()
