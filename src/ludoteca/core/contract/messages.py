"""Checks that every message of a game exists in every language."""

from __future__ import annotations

from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position, Words
from ludoteca.core.game import Message, words_of_event


def everything_has_words(position: Position) -> None:
    """Prompts, labels of options and the reason of the result have messages; the options of a seat
    have different labels."""
    game, state, words = position.game, position.state, position.words
    for audience in position.audiences:
        can_be_said(words, game.prompt(state, audience))
    for seat, listed in enumerate(position.listed):
        names: set[bytes] = set()
        for option in listed:
            name = game.describe(state, seat, option)
            can_be_said(words, name)
            if encode(name) in names:
                raise Fault(f"two options of seat {seat} have the name {name}")
            names.add(encode(name))
    can_be_said(words, game.result(state).reason)


def events_have_words(position: Position) -> None:
    """Every event has a message."""
    for event in position.told:
        can_be_said(position.words, words_of_event(event))


def refusals_have_words(position: Position) -> None:
    """Every refusal that `other_actions_are_refused` has met here has a message."""
    met = {(text.key, *text.args.items()): text for text in position.refusals}
    for text in met.values():
        can_be_said(position.words, text)


def can_be_said(words: Words, text: Message) -> None:
    for language, say in words.items():
        complaint = say(text)
        if complaint:
            raise Fault(f"{text.key} cannot be said in {language}: {complaint}")
