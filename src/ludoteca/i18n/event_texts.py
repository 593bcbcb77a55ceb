"""Translates messages of a title for one reader in one language, as the client does."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core.game import Fact, Message, Seat
from ludoteca.i18n import FUNCTIONS
from ludoteca.i18n.bidi import isolate_arguments

MINUS: Final = "\N{MINUS SIGN}"


class Party(msgspec.Struct, frozen=True):
    """The people at a table: a name per seat. ``reader`` is the seat of the reader, None for a
    watcher."""

    names: Sequence[str]
    reader: Seat | None = None


_resource: Final = functools.lru_cache(maxsize=64)(FluentResource)
"""Parses a source; cached, because the kit's messages are part of every title."""


class Translator:
    """Translates the messages of Fluent sources; later sources override earlier ones."""

    def __init__(self, language: str, *sources: str) -> None:
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(_resource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def say(self, text: Message, party: Party) -> str:
        """The translation; errors leave parts of it untranslated."""
        return self.attempt(text, party)[0]

    def attempt(self, text: Message, party: Party) -> tuple[str, list[Exception]]:
        """The translation and its errors."""
        if not self.has(text.key):
            return text.key, [KeyError(text.key)]
        said: dict[str, Any] = {
            name: self._word(str(value)) if name.endswith("_word") else value
            for name, value in text.args.items()
        }
        value = self._bundle.get_message(text.key).value
        assert value is not None
        sentence, errors = self._bundle.format_pattern(
            value, isolate_arguments(completed(said, party))
        )
        return self._with_true_minus(str(sentence), said.values()), list(errors)

    def _with_true_minus(self, sentence: str, values: Iterable[Any]) -> str:
        """Replaces the hyphen that locales write in negative numbers by a minus sign."""
        for value in values:
            if isinstance(value, int) and value < 0:
                written = format_decimal(value, locale=self._locale)
                sentence = sentence.replace(written, written.replace("-", MINUS))
        return sentence

    def _word(self, key: str) -> str:
        """The message of that key, or the key where there is none."""
        return self.attempt(Message(key), Party(()))[0]


def completed(args: Mapping[str, Fact], party: Party) -> dict[str, Fact]:
    """Adds the arguments that translations need: for a seat the name of its player, and whether
    that is the reader. Text on a tile (``…face``) gets a true minus sign."""
    out: dict[str, Fact] = {}
    for name, value in args.items():
        is_face = name.endswith("face")
        out[name] = f"{MINUS}{str(value)[1:]}" if is_face and str(value)[:1] == "-" else value
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
            named = 0 <= value < len(party.names)
            out[f"{name}_name"] = party.names[value] if named else str(value + 1)
            out[f"{name}_you"] = "yes" if value == party.reader else "no"
    return out
