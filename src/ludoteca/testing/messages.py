"""The messages of a title, and functions that check them, for the contract."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.resources import files

from ludoteca.core.contract import Words
from ludoteca.core.game import Message
from ludoteca.core.title import Title
from ludoteca.games import is_ours, words
from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.i18n.event_texts import Party, Translator, completed
from ludoteca.kit.words import words as kit_words
from ludoteca.testing.fluent import Messages, read, variables

GUESTS = Party(tuple(f"Guest {seat}" for seat in range(100)))
"""Names for all seats, because checks need some."""


def languages_of(title: Title) -> tuple[str, ...]:
    """The languages that a title must have: all of the platform for a game of this repository. A
    package needs English and the languages that it has a file for; other readers see English."""
    if is_ours(title):
        return LANGUAGES
    folder = files(title.package) / "i18n"
    return tuple(tag for tag in LANGUAGES if tag == FIRST or (folder / f"{tag}.ftl").is_file())


def message_checks(title: Title) -> Words:
    """For each language a function that returns the error of a message, or None. Raises ValueError
    for invalid Fluent, FileNotFoundError for a title without English."""
    return {
        language: _complaints(language, words(title, language)) for language in languages_of(title)
    }


def translator_of(title: Title, language: str) -> Translator:
    return Translator(language, kit_words(language), words(title, language))


def messages(title: Title, language: str) -> Messages:
    """The messages of a language by id, with those of the kit that the game does not override.

    Raises ValueError for invalid Fluent.
    """
    return _messages(language, words(title, language))


@functools.lru_cache(maxsize=64)  # parsing Fluent takes as long as checking a whole table
def _messages(language: str, source: str) -> Messages:
    complaints: list[str] = []
    found = {**read(kit_words(language), complaints), **read(source, complaints)}
    if complaints:
        raise ValueError(f"{language}: {complaints[0]}")
    return found


@functools.lru_cache(maxsize=64)  # keeps the results of checks
def _complaints(language: str, source: str) -> Callable[[Message], str | None]:
    translator, written = (
        Translator(language, kit_words(language), source),
        _messages(language, source),
    )
    # A message needs its variables; values only choose between variants, or name other messages.
    known: dict[tuple[str, ...], tuple[str | None, list[str]]] = {}

    def complaint(text: Message) -> str | None:
        shape = (text.key, *text.args)
        found = known.get(shape)
        if found is None:
            named = [name for name in text.args if name.endswith("_word")]
            found = known[shape] = _complaint(translator, written, text), named
        for name in found[1]:
            if text.args[name] not in written:
                return f"there is no message {text.args[name]}"
        return found[0]

    return complaint


def _complaint(translator: Translator, written: Messages, text: Message) -> str | None:
    if text.key not in written:
        return "there is no such message"
    unknown = variables(written[text.key]) - completed(text.args, GUESTS).keys()
    if unknown:
        return f"unknown arguments {sorted(unknown)}"
    if not translator.has(text.key):
        return "the message has no value"
    _, errors = translator.attempt(text, GUESTS)
    return str(errors[0]) if errors else None
