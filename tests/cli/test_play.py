"""Play in a terminal: every title to its end by numbers alone, and the possible answers."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.contract.toys.sealed_bids import WORDS, SealedBids
from tests.titles import ALONE, ANY, LEAST, MOST, TITLES, WORD, is_together

from ludoteca.bots.random import choose_at_random
from ludoteca.cli.terminal_table import Quit, TerminalTable
from ludoteca.core.title import Title
from ludoteca.i18n import LANGUAGES
from ludoteca.i18n.event_texts import Translator

Ludoteca = Callable[..., Any]


def through_a_pipe(*words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the command in its own process, with answers through a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", "play", *words],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C"},
    )


@pytest.fixture
def play(ludoteca: Ludoteca, monkeypatch: pytest.MonkeyPatch) -> Ludoteca:
    monkeypatch.setenv("LC_ALL", "C")
    return functools.partial(ludoteca, "play")


# Every day each title and each language; that all words can be said is asked elsewhere.
@pytest.mark.parametrize(
    ("title", "language"),
    [
        pytest.param(
            title,
            language,
            id=f"{title.meta.id}-{language}",
            marks=() if (at - n) % len(LANGUAGES) == 0 else pytest.mark.deep,
        )
        for n, title in enumerate(TITLES)
        for at, language in enumerate(LANGUAGES)
    ],
)
def test_every_title_is_played_to_its_end_by_numbers(
    play: Ludoteca, title: Title, language: str
) -> None:
    said = play(title.meta.id, "--seed", "4", "--language", language, answers="1\n" * 5000)

    assert said.code == 0, said.err
    assert said.err == ""
    end = said.out[said.out.rindex("\n\n") + 2 :]
    ranks = 0 if is_together(title) else 2
    assert end.count("\n") == ranks + 1  # two ranks and the reason are last
    assert max(map(len, said.out.splitlines())) < 200


def test_a_table_is_the_same_in_another_process_with_answers_through_a_pipe(
    play: Ludoteca,
) -> None:
    words = (ANY, "--seed", "4", "--language", LANGUAGES[-1])

    here, there = (
        play(*words, answers="1\n" * 5000),
        through_a_pipe(*words, answers="1\n" * 5000),
    )

    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == here.out


def test_the_same_seed_gives_the_same_table(play: Ludoteca) -> None:
    once, again, other = (play(ANY, "--seed", seed, answers="q\n").out for seed in ("4", "4", "5"))

    assert once == again
    assert once != other


def test_options_and_bots_are_chosen_as_in_other_commands(play: Ludoteca) -> None:
    said = play(
        *(ANY, "--option", f"{WORD.name}={WORD.values[-1]}", "--bots", "random,medium"),
        answers="q\n",
    )

    assert "Bot 1: random\n" in said.out
    assert "Bot 2: medium\n" in said.out
    assert str(WORD.values[-1]) in said.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "unknown game 'chess'"),
        ([ANY, "--seats", "99"], f"{ANY} has {LEAST} to {MOST} seats, not 99"),
        ([ANY, "--bots", "genius"], "unknown level 'genius'"),
        ([ALONE[0].meta.id, "--seats", "1", "--bots", "easy"], "none for a bot"),
        ([ANY, "--option", f"{WORD.name}=mars"], f"option {WORD.name}="),
        ([ANY, "--language", "tlh"], "'tlh' is not one of"),
    ],
)
def test_wrong_usage_is_told_in_one_line(ludoteca: Ludoteca, words: list[str], told: str) -> None:
    said = ludoteca("play", *words)

    assert said.code == 2
    assert told in said.err
    assert said.err.count("\n") == 1


def test_leaving_is_fine_but_an_input_that_ends_is_not(play: Ludoteca) -> None:
    left, cut_off = play(ANY, answers="q\n"), play(ANY, answers="")

    assert (left.code, left.err) == (0, "")
    assert cut_off.code == 1
    assert cut_off.err == "ludoteca: the input ended before the table did\n"


class Evening:
    """Plays a table of Sealed Bids in a terminal with a bot and prepared answers."""

    def __init__(self, *answers: str) -> None:
        source = "\n".join(f"{key} = {key}" for key in WORDS)
        self.told: list[str] = []
        lines: Iterator[str] = iter(f"{answer}\n" for answer in answers)
        table = TerminalTable(
            title=Title(SealedBids(), {}, "toys"),
            options=SealedBids.Options(encore=False),
            bots=[choose_at_random],
            names=["You", "Bot"],
            translator=Translator(
                "en", source.replace("option-bid = option-bid", "option-bid = bid { $coins }")
            ),
            language="en",
            seed="1/1",
            read=lambda: next(lines, ""),
            tell=self.told.append,
        )
        try:
            table.play()
        except Quit as quitting:
            self.left = quitting.said_so


def test_a_choice_made_at_once_with_others_can_be_taken_back() -> None:
    evening = Evening("1", "1", "2", "", "q")

    asked = [line for line in evening.told if line.startswith(("Your", "You have"))]
    assert [line.partition(",")[0] for line in asked] == [
        "Your choice",
        "You have chosen",
        "Your choice",
        "You have chosen",
        "Your choice",
    ]
    assert any(line.endswith("option-take-back") for line in evening.told)


@pytest.mark.parametrize("answer", ["0", "99", "-1", "one", "1.0", "²"])
def test_an_invalid_answer_is_asked_again(answer: str) -> None:
    evening = Evening(answer, "q")

    (again,) = [line for line in evening.told if line.startswith("Please")]
    assert again.startswith("Please answer with a number from 1 to ")
    assert evening.left


def test_the_table_is_shown_again_on_request() -> None:
    once, twice = Evening("q").told, Evening("?", "q").told

    shown = [line for line in once if "prize" in line]
    assert [line for line in twice if "prize" in line] == shown * 2
