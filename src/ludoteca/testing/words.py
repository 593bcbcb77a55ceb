"""The words of a title, asked whether they can say a text; for the checks of the contract."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.resources import files

from ludoteca.core.contract import Words
from ludoteca.core.game import Message
from ludoteca.core.title import Title
from ludoteca.games import is_ours, words
from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.i18n.event_texts import Party, Voice, completed
from ludoteca.kit.words import words as kit_words
from ludoteca.testing.fluent import Messages, read, variables

GUESTS = Party(tuple(f"Guest {seat}" for seat in range(100)))
"""Whoever sits there: sentences are tried, not read."""


def languages_of(title: Title) -> tuple[str, ...]:
    """The languages in which all words of a title must be there: those of the house for a game of
    this repository. A package needs English, and what else it has a file for; its other readers
    read English."""
    if is_ours(title):
        return LANGUAGES
    folder = files(title.package) / "i18n"
    return tuple(tag for tag in LANGUAGES if tag == FIRST or (folder / f"{tag}.ftl").is_file())


def spoken(title: Title) -> Words:
    """By language: says what is wrong with a text's words. Raises ValueError for what is not
    Fluent, FileNotFoundError for a title without English."""
    return {
        language: _complaints(language, words(title, language)) for language in languages_of(title)
    }


def voice_of(title: Title, language: str) -> Voice:
    return Voice(language, kit_words(language), words(title, language))


def messages(title: Title, language: str) -> Messages:
    """The messages of a language by id, those of the kit where the game has none of its own.

    Raises ValueError for what is not Fluent.
    """
    return _messages(language, words(title, language))


@functools.lru_cache(maxsize=64)  # reading Fluent takes as long as looking at a whole table
def _messages(language: str, source: str) -> Messages:
    complaints: list[str] = []
    found = {**read(kit_words(language), complaints), **read(source, complaints)}
    if complaints:
        raise ValueError(f"{language}: {complaints[0]}")
    return found


@functools.lru_cache(maxsize=64)  # with what is known already
def _complaints(language: str, source: str) -> Callable[[Message], str | None]:
    voice, written = Voice(language, kit_words(language), source), _messages(language, source)
    known: dict[tuple[str, frozenset[str]], str | None] = {}

    def complaint(text: Message) -> str | None:
        for name, key in text.args.items():
            if name.endswith("_word") and key not in written:
                return f"there is no message {key}"
        # What a message needs are its variables; values only choose between its variants.
        shape = (text.key, frozenset(text.args))
        if shape not in known:
            known[shape] = _complaint(voice, written, text)
        return known[shape]

    return complaint


def _complaint(voice: Voice, written: Messages, text: Message) -> str | None:
    if text.key not in written:
        return "there is no such message"
    unknown = variables(written[text.key]) - completed(text.args, GUESTS).keys()
    if unknown:
        return f"nobody gives it {sorted(unknown)}"
    if not voice.has(text.key):
        return "the message has no value"
    _, errors = voice.attempt(text, GUESTS)
    return str(errors[0]) if errors else None
