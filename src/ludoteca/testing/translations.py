"""Checks translations against each other: missing, superfluous and untranslated messages, wrong
arguments, plural forms, Korean particles, and unused messages."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from babel import Locale
from fluent.syntax import ast

from ludoteca.i18n import FIRST
from ludoteca.i18n.josa import josa
from ludoteca.kit.words import words as kit_words
from ludoteca.testing.fluent import Messages, inside, letters, read, variables, written

SAME: Final = "same_in_english.txt"
"""File beside the translations with a line ``language key  # reason`` for each message that is
rightly the same as in English."""

CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
COUNTED: Final = range(1000)
"""The numbers in games; some languages have further plural forms for millions."""

PAIRS: Final = (
    "을/를",
    "이/가",
    "은/는",
    "과/와",
    "으로/로",
    "이나/나",
    "이랑/랑",
    "이라/라",
    "아/야",
)
_PARTICLES: Final = {form: pair for pair in PAIRS for form in pair.split("/")}
_STARTS: Final = re.compile(rf"({'|'.join(sorted(_PARTICLES, key=len, reverse=True))})(?![가-힣(])")
_BOTH: Final = re.compile(
    "|".join(re.escape(f"{a}({b})") for a, b in (pair.split("/") for pair in PAIRS))
)
_DERIVED: Final = re.compile(
    "(option|preset|event|phrase|level|about-level|trophy)-|(name|blurb)$|.*-(group|aloud)$"
)
"""Keys that are derived from types of the rules, or that every game may have."""


class Area(msgspec.Struct, frozen=True):
    """A set of translation files, one or more per language.

    ``pattern`` is the path of a file under ``root`` with ``{}`` for the language, and may match
    several; ``sources`` match the files that use the keys. ``named`` are keys that are used
    elsewhere.
    """

    name: str
    root: Path
    pattern: str
    sources: tuple[str, ...] = ()
    named: frozenset[str] = frozenset()

    @property
    def folder(self) -> Path:
        """The folder that holds all languages."""
        return self.root / self.pattern.rpartition("{}")[0]

    def read(self, language: str, complaints: list[str]) -> Messages:
        files = sorted(self.root.glob(self.pattern.format(language)))
        return read("\n".join(file.read_text("utf-8") for file in files), complaints)


def game_area(folder: Path) -> Area:
    """The translations of a game, by the folder of its rules. They may override messages of the
    kit."""
    sources = tuple(f"**/*.{end}" for end in ("py", "ts", "js", "svelte", "json"))
    return Area(folder.name, folder, "i18n/{}.ftl", sources, frozenset(read(kit_words(FIRST), [])))


def about_area(folder: Path) -> Area:
    """The descriptions of things on a game's board, in separate files, which clients fetch on
    demand. They are optional."""
    sources = ("**/*.ts", "**/*.js", "**/*.svelte")
    return Area(f"{folder.name}/about", folder, "about/{}.ftl", sources)


def trophy_area(folder: Path) -> Area:
    """The names of a game's trophies and what they are for, in separate files."""
    return Area(f"{folder.name}/trophies", folder, "trophies/{}.ftl")


def check_words(area: Area, language: str) -> list[str]:
    """The errors in the translations of an area into one language, one line each."""
    complaints: list[str] = []
    english = area.read(FIRST, [])
    own = area.read(language, complaints)
    complaints += [f"{key}: missing" for key in english.keys() - own.keys()]
    complaints += [f"{key}: English has no such message" for key in own.keys() - english.keys()]
    for key in english.keys() & own.keys():
        complaints += [f"{key}: {what}" for what in _arguments(english[key], own[key])]
        complaints += [f"{key}: {what}" for what in _plurals(own[key], language)]
        if language == "ko":
            complaints += [f"{key}: {what}" for what in _particles(own[key])]
    if language == FIRST:
        complaints += [f"{key}: is not used" for key in _unused(area, own)]
    else:
        complaints += _untranslated(english, own, same_in_english(area, language))
    return sorted(complaints)


def same_in_english(area: Area, language: str) -> set[str]:
    """The keys that may be the same in English. Raises ValueError for a missing reason."""
    file = area.folder / SAME
    found = set()
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        words, _, reason = line.partition("#")
        if words.strip():
            tag, key = words.split()
            if not reason.strip():
                raise ValueError(f"{SAME} gives no reason for {key}")
            if tag == language:
                found.add(key)
    return found


def _untranslated(english: Messages, own: Messages, excused: set[str]) -> list[str]:
    untouched = {
        key
        for key in english.keys() & own.keys()
        if re.search(r"[^\W\d_]{2}", letters(own[key]))
        and written(own[key]) == written(english[key])
    }
    return [
        *(f"{key}: still English" for key in untouched - excused),
        *(f"{key}: is not needed in {SAME}" for key in excused - untouched),
    ]


def _arguments(english: ast.Message, own: ast.Message) -> Iterator[str]:
    theirs, ours = variables(english), variables(own)
    people = {name.removesuffix("_name").removesuffix("_you") for name in theirs}
    added = {f"{seat}{suffix}" for seat in people for suffix in ("_name", "_you")}
    for name in sorted(ours - theirs - added):
        yield f"unknown argument ${name}"
    for name in sorted(theirs - ours):
        if not name.endswith(("_name", "_you")):
            yield f"does not use ${name}"


def _plurals(message: ast.Message, language: str) -> Iterator[str]:
    used = _plural_forms(language)
    for select in inside(message, ast.SelectExpression):
        keys = {
            variant.key.name
            for variant in select.variants
            if isinstance(variant.key, ast.Identifier)
        }
        # For keys that are no plural forms, "other" is only the default.
        if not keys <= CATEGORIES or (keys == {"other"} and _tells_numbers_apart(select)):
            continue
        yield from (f"the plural form [{key}] is missing" for key in sorted(used - keys))
        yield from (f"no number has the plural form [{key}]" for key in sorted(keys - used))


@functools.cache
def _plural_forms(language: str) -> frozenset[str]:
    """The plural forms that a language uses for the numbers in games."""
    form = Locale.parse(language, sep="-").plural_form
    return frozenset({form(n) for n in COUNTED} | {"other"})


def _tells_numbers_apart(select: ast.SelectExpression) -> bool:
    """Whether a select has single numbers, [0] or [1], and no plural forms."""
    return any(isinstance(variant.key, ast.NumberLiteral) for variant in select.variants)


def _particles(message: ast.Message) -> Iterator[str]:
    """Particles that need JOSA: after text with an unknown final sound, or in both forms."""
    for pattern in inside(message, ast.Pattern):
        before: ast.Placeable | None = None
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                if both := _BOTH.search(element.value):
                    yield f"has {both[0]} where JOSA could choose"
                found = _STARTS.match(element.value)
                if found and before is not None:
                    pair = _PARTICLES[found[1]]
                    for end in _ends(before):
                        if end is None:
                            yield f'{found[1]} follows any name or number: use JOSA($…, "{pair}")'
                        elif josa(end, pair) not in (found[1], f"{pair}"):
                            yield f"{found[1]} does not fit after {end}"
                before = None
            else:
                before = element


def _ends(placeable: ast.Placeable) -> Iterator[str | None]:
    """The last letters of all possible values of a placeable; None for unknown ones."""
    expression = placeable.expression
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            last = variant.value.elements[-1]
            if isinstance(last, ast.TextElement):
                yield last.value.rstrip()[-1:]
            else:
                yield from _ends(last)
    elif isinstance(expression, ast.StringLiteral):
        yield str(expression.parse()["value"])[-1:]
    elif isinstance(expression, ast.VariableReference):
        yield None


def _unused(area: Area, own: Messages) -> set[str]:
    text = "\n".join(
        file.read_text("utf-8")
        for pattern in area.sources
        for file in area.root.glob(pattern)
        if "/i18n/" not in file.as_posix() or file.suffix == ".ts"
    )
    named = set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", text))
    begun = tuple(set(re.findall(r"""['"`]([a-z][a-z0-9-]*-)(?:\$?\{|['"`])""", text)))
    ended = tuple(set(re.findall(r"""\}(-[a-z][a-z0-9-]*)['"`]""", text)))
    referred = {
        name
        for message in own.values()
        for name in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", written(message))
    }
    return {
        key
        for key in own
        if key not in named | referred | area.named
        and not _DERIVED.match(key)
        and not key.startswith(begun)
        and not key.endswith(ended)
    }
