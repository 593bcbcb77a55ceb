"""Checks of messages: complete in every language, with the right arguments, and all used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ludoteca.core.chance import Stream
from ludoteca.core.contract import mixes
from ludoteca.core.game import AnyGame, Message
from ludoteca.core.option_fields import option_fields
from ludoteca.core.title import Title
from ludoteca.i18n import FIRST, LANGUAGES, blurb_of, name_of
from ludoteca.i18n.event_texts import Translator, completed
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.fluent import variables
from ludoteca.testing.messages import GUESTS, messages, translator_of
from ludoteca.testing.translations import about_area, check_words, game_area

BOARDS: Final = ("Board.svelte", "board.js")
"""The board's file in this repository and in a package."""

LONGEST_SCAN: Final = 3_000
"""Most entries of a random table."""


def words(subject: Subject) -> Iterator[Finding]:
    """The messages are complete in all required languages, and none is superfluous."""
    found, title = Found("words"), subject.title
    area = game_area(subject.folder)
    missing = [tag for tag in subject.languages if not (area.folder / f"{tag}.ftl").is_file()]
    for language in missing:
        todo = "write the messages of the game" if language == FIRST else "translate i18n/en.ftl"
        yield found.wrong(f"i18n/{language}.ftl", "there is no such file", todo)
    if missing:
        return
    if others := [tag for tag in LANGUAGES if tag not in subject.languages]:
        yield found.open(
            "i18n/",
            f"no messages in {', '.join(others)}: those readers see English",
            "translate i18n/en.ftl",
        )
    for language in subject.languages:
        for complaint in check_words(area, language):
            yield found.wrong(f"i18n/{language}.ftl", complaint, _todo(complaint))
    yield from _facts(subject, found)
    known = messages(title, FIRST)
    for key in sorted((option_keys(title.game) | preset_keys(title)) - known.keys()):
        yield found.wrong(
            "i18n/en.ftl", f"{key}: missing", "name options and presets, in all languages"
        )
    for kind in title.game.events:
        key = f"event-{str(kind.__struct_config__.tag).replace('_', '-')}"
        if key not in known:
            yield found.wrong("i18n/en.ftl", f"{key}: missing", "say what happened")
            continue
        given = completed(_any_facts(kind), GUESTS).keys()
        for name in sorted(variables(known[key]) - given):
            yield found.wrong(
                "i18n/en.ftl", f"{key}: unknown argument ${name}", f"{kind.__name__} has no {name}"
            )
    yield from _alike(subject, found)
    yield from _about(subject, found)


def _about(subject: Subject, found: Found) -> Iterator[Finding]:
    """``about/``: descriptions of things on the board, in every language of the game or in none."""
    area = about_area(subject.folder)
    if not area.folder.is_dir():
        if any((subject.folder / name).is_file() for name in BOARDS):
            yield found.open("about/", "is not there", "say what the things on the board are")
        return
    for language in subject.languages:
        where = f"about/{language}.ftl"
        if not (area.folder / f"{language}.ftl").is_file():
            yield found.wrong(where, "there is no such file", "translate about/en.ftl")
            continue
        for complaint in check_words(area, language):
            yield found.wrong(where, complaint, _todo(complaint, "about"))
        for key, message in area.read(language, []).items():
            # The rules sheet shows them without a table, so there are no arguments.
            if key.startswith("about-") and variables(message):
                yield found.wrong(where, f"{key}: has arguments", "put changing parts under now-…")


def option_keys(game: AnyGame) -> set[str]:
    """The keys of the names of options and of their values."""
    keys = set()
    for field in option_fields(game):
        key = f"option-{field.name.replace('_', '-')}"
        keys.add(key)
        if not field.range:
            keys |= {f"{key}-{_written(value)}" for value in field.values}
    return keys


def preset_keys(title: Title) -> set[str]:
    """The keys of the names and descriptions of presets."""
    return {f"preset-{name}{end}" for name in title.presets for end in ("", "-help")}


def _written(value: str | int | bool) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _any_facts(kind: type[Any]) -> dict[str, str | int]:
    return {field.name: 0 for field in msgspec.structs.fields(kind)}


def _facts(subject: Subject, found: Found) -> Iterator[Finding]:
    for language in subject.languages:
        for of in (name_of, blurb_of):
            try:
                of(subject.title, language)
            except ValueError as error:
                yield found.wrong(f"i18n/{language}.ftl", str(error), "write it, in plain text")


def _alike(subject: Subject, found: Found) -> Iterator[Finding]:
    """Options of a seat with the same label in a language; at most one finding per language."""
    title, languages = subject.title, subject.languages
    translators = {language: _Remembering(translator_of(title, language)) for language in languages}
    for names in _names(title.game):
        for language, translator in list(translators.items()):
            sentences = [translator.say(name) for name in names]
            if len(set(sentences)) < len(sentences):
                twice = max(sentences, key=sentences.count)
                del translators[language]
                yield found.wrong(
                    f"i18n/{language}.ftl",
                    f"two options of a seat have the same label: {twice!r}",
                    "add their difference in describe() and in the message",
                )


class _Remembering:
    """A cache of translations, because options repeat."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._said: dict[tuple[Any, ...], str] = {}

    def say(self, text: Message) -> str:
        key = (text.key, *text.args.items())
        if key not in self._said:
            self._said[key] = self._translator.say(text, GUESTS)
        return self._said[key]


def _names(game: AnyGame) -> Iterator[list[Message]]:
    """The labels of all options of a seat, over a random table of each mix."""
    for mix in mixes(game):
        chance = Stream(b"names")
        state = game.setup(mix.options, mix.seats, chance)
        for _ in range(LONGEST_SCAN):
            if not (to_act := game.to_act(state)):
                break
            seat = to_act[0]
            listed = game.options(state, seat)
            if not listed:
                break  # the check of the contract reports it
            yield [game.describe(state, seat, option) for option in listed]
            game.apply(state, seat, listed[chance.below(len(listed))], chance, None)


def _todo(complaint: str, folder: str = "i18n") -> str:
    if complaint.endswith("is not used"):
        return "delete it, in all languages, or use it"
    if complaint.endswith("still English"):
        return f"translate it; if it is rightly the same, say why in {folder}/same_in_english.txt"
    if complaint.endswith("missing"):
        return f"translate it from {folder}/en.ftl"
    return "see docs/adding-a-language.md"
