"""Every tutorial can be shown: it follows the rules, and all of its texts exist."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.titles import TITLES

from ludoteca.core.game import Message, Rejected
from ludoteca.core.title import Title
from ludoteca.core.tutorial import Tutorial, TutorialError, check_tutorial
from ludoteca.i18n import LANGUAGES
from ludoteca.testing.fluent import variables
from ludoteca.testing.messages import GUESTS, messages, translator_of

TAUGHT = [title for title in TITLES if title.tutorial]
each_tutorial = pytest.mark.parametrize("title", TAUGHT, ids=lambda title: title.meta.id)


def script(title: Title) -> Tutorial:
    assert title.tutorial is not None
    return title.tutorial


@each_tutorial
def test_the_rules_follow_a_tutorial_to_the_end_of_its_game(title: Title) -> None:
    check_tutorial(title.game, script(title))


@each_tutorial
def test_a_tutorial_is_short_and_the_reader_plays(title: Title) -> None:
    steps = script(title).steps

    assert 8 <= len(steps) <= 14
    assert sum(step.choose for step in steps) >= len(steps) / 2


@each_tutorial
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_step(title: Title, language: str) -> None:
    steps = script(title).steps
    needed = {step.say for step in steps} | {step.otherwise for step in steps if step.otherwise}
    written = messages(title, language)
    translator = translator_of(title, language)

    assert needed == {key for key in written if key.startswith("tutorial-")}
    for key in needed:
        assert not variables(written[key]), key
        sentence, errors = translator.attempt(Message(key), GUESTS)
        assert not errors
        assert 20 <= len(sentence) <= 280, key


def changed(title: Title, **fields: Any) -> Tutorial:
    return msgspec.structs.replace(script(title), **fields)


@each_tutorial
def test_what_cannot_be_shown_is_found(title: Title) -> None:
    game, tutorial = title.game, script(title)
    steps, turns = tutorial.steps, tutorial.turns
    asks = next(i for i, step in enumerate(steps) if step.otherwise)
    ends = next(  # after this one it is somebody else's move
        i
        for i, step in enumerate(steps)
        if step.choose and turns[step.at + 1].seat != tutorial.reader
    )
    mute = msgspec.structs.replace(steps[asks], otherwise=None)
    twice = msgspec.structs.replace(steps[ends], at=steps[ends].at + 1)

    for broken, what in [
        (changed(title, players=(None,) * len(tutorial.players)), "exactly one player"),
        (changed(title, rules=tutorial.rules + 1), "version"),
        (changed(title, steps=()), "the last step"),
        (changed(title, steps=steps[:-1]), "the last step"),
        (changed(title, steps=(*steps[1:3], *steps)), "does not come then"),
        (changed(title, steps=(*steps[:asks], mute, *steps[asks + 1 :])), "nothing is said"),
        (changed(title, steps=(*steps[:ends], twice, *steps[ends + 1 :])), "not to act"),
    ]:
        with pytest.raises(TutorialError, match=what):
            check_tutorial(game, broken)
    with pytest.raises(TutorialError, match=r"does not come then|come to its end"):
        check_tutorial(game, changed(title, turns=turns[:-1]))
    with pytest.raises((Rejected, ValueError)):
        check_tutorial(game, changed(title, turns=(turns[0], *turns)))


@each_tutorial
def test_a_tutorial_is_for_a_table_as_it_is_made_by_default(title: Title) -> None:
    """Options that are random by default may be fixed."""
    usual, taught = title.game.Options(), script(title).options
    given = msgspec.convert(msgspec.json.decode(msgspec.json.encode(taught)), title.game.Options)

    for field in usual.__struct_fields__:
        if getattr(usual, field) != "random":
            assert getattr(given, field) == getattr(usual, field), field
