"""The words that Python says itself: names of games, titles and descriptions of pages.

One Fluent file per language stands beside this module, and these files say which languages there
are. All other words are for clients, who know the people around the table.
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
from ludoteca.games import words
from ludoteca.i18n.bidi import isolate, isolate_arguments
from ludoteca.i18n.josa import JOSA

FIRST: Final = "en"
"""What whoever wishes for no language that we have reads."""

FUNCTIONS: Final[dict[str, Any]] = {"JOSA": JOSA}
"""What Fluent files may call, here and in the client."""

_ENDING: Final = ".ftl"

_LONGEST_TAG: Final = 12
"""Letters of a language, a script and a territory, and what stands between them."""


def _found() -> tuple[str, ...]:
    tags = [
        file.name.removesuffix(_ENDING)
        for file in files(__name__).iterdir()
        if file.name.endswith(_ENDING)
    ]
    return tuple(sorted(tags, key=lambda tag: (tag != FIRST, tag)))


LANGUAGES: Final = _found()
"""Languages in which every word of the platform and of every game exists (BCP 47)."""


def say(language: str, key: str, **args: str | int) -> str:
    """The sentence ``key`` of the files beside this. Raises KeyError, or what Fluent found."""
    voice = _voice(language)
    value = voice.get_message(key).value
    if value is None:
        raise KeyError(key)
    said, errors = voice.format_pattern(value, isolate_arguments(args))
    for error in errors:
        raise error
    return str(said)


@functools.cache
def _voice(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    source = (files(__name__) / f"{language}{_ENDING}").read_text(encoding="utf-8")
    made.add_resource(FluentResource(source))
    return made


_LATIN: Final = re.compile("[A-Za-z0-9\u00c0-\u024f]")


def listed(language: str, names: Iterable[str]) -> str:
    """Ana, Ben and Cleo; in Chinese with a blank between a Latin name and the word: Ana 和 Ben."""
    parts = [isolate(name) for name in names]
    if language != "zh-Hant" or len(parts) < 2:
        return format_list(parts, locale=Locale.parse(language, sep="-"))
    before, after = "、".join(parts[:-1]), parts[-1]
    left, right = (" " if _LATIN.match(one) else "" for one in (before[-1:], after[:1]))
    return f"{before}{left}和{right}{after}"


def dated(language: str, day: datetime.date) -> str:
    """November 23, 2026."""
    return format_date(day, "long", locale=Locale.parse(language, sep="-"))


def wished(wishes: Iterable[str]) -> str | None:
    """The first wish that we can fulfil: ``es-MX`` is Spanish, ``zh-TW`` Traditional Chinese.

    A language in another script is better than another language.
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
    """Its first part: tags of one language begin alike (BCP 47)."""
    return tag.partition("-")[0].lower()


@functools.lru_cache(maxsize=1000)
def _locale(tag: str) -> Locale | None:
    try:
        return Locale.parse(tag, sep="-")
    except (ValueError, UnknownLocaleError, TypeError):
        return _locale(tag.rpartition("-")[0]) if "-" in tag else None


def name_of(title: Title, language: str) -> str:
    """What the game is called; the message ``name`` of its words.

    Raises ValueError when there is no such message in plain text.
    """
    return _plain_message(title, language, "name")


def name_or_id(title: Title, language: str) -> str:
    """What the game is called, in English where that language lacks it; the id where an installed
    package says no name at all."""
    for tag in (language, FIRST):
        with contextlib.suppress(FileNotFoundError, ValueError):
            return name_of(title, tag)
    return title.meta.id


def blurb_of(title: Title, language: str) -> str:
    """What makes one want to play it, in a sentence or two; raises as `name_of` does."""
    return _plain_message(title, language, "blurb")


def preset_name_of(title: Title, language: str, preset: str) -> str:
    """What a set of options is called; raises as `name_of` does."""
    return _plain_message(title, language, f"preset-{preset}")


def _plain_message(title: Title, language: str, key: str) -> str:
    value = _values(words(title, language)).get(key)
    if value is None:
        raise ValueError(f"{title.package} has no {key} in {language}")
    return "".join(_plain(element) for element in value.elements)


@functools.lru_cache(maxsize=256)
def _values(source: str) -> dict[str, ast.Pattern]:
    return {
        entry.id.name: entry.value
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value
    }


def _plain(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    raise ValueError("a name is text without variables")
