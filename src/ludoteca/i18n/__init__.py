"""Translations on the server: titles and descriptions of pages, texts of terminals, names of games.

There is one Fluent file per language beside this module, and these files define the languages of
the platform. Clients translate everything else, because they know the people at a table.
"""

from __future__ import annotations

import contextlib
import datetime
import functools
import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludoteca.core.title import Title
from ludoteca.games import trophy_words, words
from ludoteca.i18n.bidi import isolate, isolate_arguments
from ludoteca.i18n.josa import JOSA

FIRST: Final = "en"
"""The default language."""

FUNCTIONS: Final[dict[str, Any]] = {"JOSA": JOSA}
"""Functions that Fluent files may call, here and in the client."""

_ENDING: Final = ".ftl"

_LONGEST_TAG: Final = 12
"""Longest tag that is parsed: a language, a script and a territory, with hyphens."""


def _found() -> tuple[str, ...]:
    tags = [
        file.name.removesuffix(_ENDING)
        for file in files(__name__).iterdir()
        if file.name.endswith(_ENDING)
    ]
    return tuple(sorted(tags, key=lambda tag: (tag != FIRST, tag)))


LANGUAGES: Final = _found()
"""Languages (BCP 47) of the platform and of all its games, the default one first."""


def say(language: str, key: str, **args: str | int) -> str:
    """The message ``key`` of the files beside this. Raises KeyError, or the errors of Fluent."""
    bundle = _bundle(language)
    value = bundle.get_message(key).value
    if value is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(value, isolate_arguments(args))
    for error in errors:
        raise error
    return str(text)


@functools.cache
def _bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    source = (files(__name__) / f"{language}{_ENDING}").read_text(encoding="utf-8")
    made.add_resource(FluentResource(source))
    return made


_LATIN: Final = re.compile("[A-Za-z0-9\u00c0-\u024f]")


def listed(language: str, names: Iterable[str]) -> str:
    """Joins names: "Ana, Ben and Cleo"; in Chinese with spaces beside Latin names: "Ana 和 Ben"."""
    parts = [isolate(name) for name in names]
    if language != "zh-Hant" or len(parts) < 2:
        return format_list(parts, locale=Locale.parse(language, sep="-"))
    before, after = "、".join(parts[:-1]), parts[-1]
    left, right = (" " if _LATIN.match(one) else "" for one in (before[-1:], after[:1]))
    return f"{before}{left}和{right}{after}"


def dated(language: str, day: datetime.date) -> str:
    """A date as text: "November 23, 2026"."""
    return format_date(day, "long", locale=Locale.parse(language, sep="-"))


def wished(wishes: Iterable[str]) -> str | None:
    """The best of our languages for a list of wishes, or None: ``es-MX`` gives Spanish, ``zh-TW``
    Traditional Chinese. The same language in another script is better than another language.
    """
    for wish in wishes:
        exact = next((tag for tag in LANGUAGES if tag.lower() == wish.lower()), None)
        if exact is not None:
            return exact
        akin = [tag for tag in LANGUAGES if _language(tag) == _language(wish)]
        if akin:
            locale = _locale(wish[:_LONGEST_TAG])
            script = locale.script if locale is not None else None
            alike = [tag for tag in akin if Locale.parse(tag, sep="-").script == script]
            return (alike or akin)[0]
    return None


def _language(tag: str) -> str:
    """The language part of a tag (BCP 47)."""
    return tag.partition("-")[0].lower()


@functools.lru_cache(maxsize=1000)
def _locale(tag: str) -> Locale | None:
    try:
        return Locale.parse(tag, sep="-")
    except (ValueError, UnknownLocaleError, TypeError):
        return _locale(tag.rpartition("-")[0]) if "-" in tag else None


def name_of(title: Title, language: str) -> str:
    """The name of a game: its message ``name``.

    Raises ValueError when there is no such message, or it has variables.
    """
    return _plain_message(title, language, "name")


def name_or_id(title: Title, language: str) -> str:
    """The name of a game, in English if the language lacks it; the id if an installed package has
    no name at all."""
    for tag in (language, FIRST):
        with contextlib.suppress(FileNotFoundError, ValueError):
            return name_of(title, tag)
    return title.meta.id


def blurb_of(title: Title, language: str) -> str:
    """The blurb of a game, a sentence or two; raises as `name_of` does."""
    return _plain_message(title, language, "blurb")


def preset_name_of(title: Title, language: str, preset: str) -> str:
    """The name of a preset; raises as `name_of` does."""
    return _plain_message(title, language, f"preset-{preset}")


def trophy_text_of(title: Title, language: str, key: str) -> str:
    """A text of a trophy, ``trophy-<name>`` or ``trophy-<name>-for``; raises as `name_of` does."""
    return _plain_of(title, language, key, trophy_words(title, language))


def _plain_message(title: Title, language: str, key: str) -> str:
    return _plain_of(title, language, key, words(title, language))


def _plain_of(title: Title, language: str, key: str, source: str) -> str:
    value = _pattern(source, key)
    if value is None:
        raise ValueError(f"{title.package} has no {key} in {language}")
    return "".join(_plain(element) for element in value.elements)


@functools.lru_cache(maxsize=1024)
def _pattern(source: str, key: str) -> ast.Pattern | None:
    """The value of the message ``key``. Nothing else of ``source`` is parsed: a list of games needs
    few of all messages, and parsing all of them held up the first page after a start."""
    found = re.search(rf"^{re.escape(key)} *=.*(?:\n(?:[ }}].*)?)*", source, re.MULTILINE)
    entry = FluentParser().parse_entry(found[0]) if found else None
    return entry.value if isinstance(entry, ast.Message) else None


def _plain(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    raise ValueError("a name is text without variables")
