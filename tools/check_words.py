"""Look through all words of platform, server and games, and list what is wrong with them.

Missing, unused and left-over messages, arguments that do not fit, plural forms that a language
needs or never uses, sentences that are still the English ones, and Korean particles that fit only
some of what may stand before them. Run it while translating::

    .venv/bin/python tools/check_words.py [language...]

Exit code 1 when anything was found. Sentences that are rightly the same as in English stand in
``same_in_english.txt``, each with its reason.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from ludoteca.words import FIRST, LANGUAGES
from ludoteca.words.josa import josa

ROOT = Path(__file__).resolve().parent.parent
SAME = Path(__file__).with_name("same_in_english.txt")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(1000)
"""What is counted in games; some languages have further forms for millions."""

PAIRS = ("을/를", "이/가", "은/는", "과/와", "으로/로", "이나/나", "이랑/랑", "이라/라", "아/야")
_PARTICLES = {form: pair for pair in PAIRS for form in pair.split("/")}
_STARTS = re.compile(rf"({'|'.join(sorted(_PARTICLES, key=len, reverse=True))})(?![가-힣(])")
_BOTH = re.compile("|".join(re.escape(f"{a}({b})") for a, b in (p.split("/") for p in PAIRS)))
_DERIVED = re.compile("(option|event)-|(name|blurb)$")
"""Keys that are made from types of the rules; the tests of each game hold them to those."""


class Area(msgspec.Struct, frozen=True):
    """Files that say the same in every language. ``sources`` are where their words are named."""

    name: str
    pattern: str
    """The path of a file, with ``{}`` for the language; may match several."""
    sources: tuple[str, ...] = ()

    def files(self, language: str) -> list[Path]:
        return sorted(ROOT.glob(self.pattern.format(language)))


Messages = dict[str, ast.Message]


def areas() -> Iterator[Area]:
    client = ("web/src/**/*.ts", "web/src/**/*.svelte", "src/ludoteca/core/*.py")
    yield Area("client", "web/src/i18n/{}/*.ftl", (*client, "src/ludoteca/server/**/*.py"))
    yield Area("server", "src/ludoteca/words/{}.ftl", ("src/ludoteca/server/**/*.py",))
    for folder in sorted(ROOT.glob("src/ludoteca/games/*/")):
        if (folder / "rules.py").exists() or (folder / "rules").is_dir():
            inside = folder.relative_to(ROOT).as_posix()
            own = tuple(f"{inside}/**/*.{end}" for end in ("py", "ts", "svelte", "json", "toml"))
            yield Area(folder.name, f"{inside}/i18n/{{}}.ftl", (*own, *client))


def read(files: Iterable[Path], complaints: list[str]) -> Messages:
    found: Messages = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                complaints.append(f"{file.name}: not Fluent: {entry.content.strip()[:60]!r}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    complaints.append(f"{file.name}: {entry.id.name} is there twice")
                found[entry.id.name] = entry
    return found


def check(area: Area, language: str) -> list[str]:
    """What is wrong with the words of an area in one language, a line each."""
    complaints: list[str] = []
    english = read(area.files(FIRST), [])
    own = read(area.files(language), complaints)
    complaints += [f"{key}: missing" for key in english.keys() - own.keys()]
    complaints += [f"{key}: English has no such message" for key in own.keys() - english.keys()]
    for key in sorted(english.keys() & own.keys()):
        complaints += [f"{key}: {what}" for what in _compare(english[key], own[key])]
        complaints += [f"{key}: {what}" for what in _plurals(own[key], language)]
        if language == "ko":
            complaints += [f"{key}: {what}" for what in _particles(own[key])]
    if language == FIRST:
        complaints += [f"{key}: nothing names it" for key in sorted(_unused(area, own))]
    else:
        excused = same_in_english(area.name, language)
        untouched = {
            key
            for key in english.keys() & own.keys()
            if _letters(own[key]) and _text(own[key]) == _text(english[key])
        }
        complaints += [f"{key}: still English" for key in sorted(untouched - excused)]
        complaints += [
            f"{key}: need not stand in {SAME.name}" for key in sorted(excused - untouched)
        ]
    return sorted(complaints)


def same_in_english(area: str, language: str) -> set[str]:
    """``area language key  # reason``, a line each."""
    found = set()
    for line in SAME.read_text("utf-8").splitlines():
        words, _, reason = line.partition("#")
        if words.strip():
            where, tag, key = words.split()
            if not reason.strip():
                raise ValueError(f"{SAME.name} gives no reason for {key}")
            if (where, tag) == (area, language):
                found.add(key)
    return found


def _compare(english: ast.Message, own: ast.Message) -> Iterator[str]:
    theirs, ours = _variables(english), _variables(own)
    people = {name.removesuffix("_name").removesuffix("_you") for name in theirs}
    added = {f"{seat}{suffix}" for seat in people for suffix in ("_name", "_you")}
    for name in sorted(ours - theirs - added):
        yield f"nobody gives it ${name}"
    for name in sorted(theirs - ours):
        if not name.endswith(("_name", "_you")):
            yield f"does not say ${name}"


class _Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


class _Patterns(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append(node)
        self.generic_visit(node)


def _variables(message: ast.Message) -> set[str]:
    names = _Names()
    names.visit(message)
    return names.names


def _plurals(message: ast.Message, language: str) -> Iterator[str]:
    selects = _Selects()
    selects.visit(message)
    form = Locale.parse(language, sep="-").plural_form
    used = {form(n) for n in COUNTED} | {"other"}
    for select in selects.found:
        keys = {
            variant.key.name
            for variant in select.variants
            if isinstance(variant.key, ast.Identifier)
        }
        # Of words that are no forms of plurals, "other" is merely the rest.
        if not keys <= CATEGORIES or (keys == {"other"} and _has_words(select)):
            continue
        yield from (f"the plural form [{key}] is missing" for key in sorted(used - keys))
        yield from (f"no number has the plural form [{key}]" for key in sorted(keys - used))


def _has_words(select: ast.SelectExpression) -> bool:
    """Whether single numbers are told apart, [0] or [1], and nothing is said of plurals."""
    return any(isinstance(variant.key, ast.NumberLiteral) for variant in select.variants)


def _particles(message: ast.Message) -> Iterator[str]:
    """Particles right behind what may end in any sound, or written in both forms."""
    patterns = _Patterns()
    patterns.visit(message)
    for pattern in patterns.found:
        before: ast.Placeable | None = None
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                if both := _BOTH.search(element.value):
                    yield f"has {both[0]} where JOSA could tell"
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
    """The last letters of everything that may stand there; None for what nobody knows."""
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


def _text(message: ast.Message) -> str:
    assert message.value is not None
    made = ast.Message(ast.Identifier("x"), message.value)
    return FluentSerializer().serialize_entry(made)


def _letters(message: ast.Message) -> bool:
    """Whether there is anything to translate."""

    class Said(Visitor):
        said = ""

        def visit_TextElement(self, node: ast.TextElement) -> None:
            self.said += node.value

    said = Said()
    said.visit(message)
    return bool(re.search(r"[^\W\d_]{2}", said.said))


def _unused(area: Area, own: Messages) -> set[str]:
    text = "\n".join(
        file.read_text("utf-8")
        for pattern in area.sources
        for file in ROOT.glob(pattern)
        if "/i18n/" not in file.as_posix() or file.suffix == ".ts"
    )
    named = set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", text))
    begun = tuple(set(re.findall(r"""['"`]([a-z][a-z0-9-]*-)(?:\$?\{|['"`])""", text)))
    ended = tuple(set(re.findall(r"""\}(-[a-z][a-z0-9-]*)['"`]""", text)))
    referred = {
        name
        for message in own.values()
        for name in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", _text(message))
    }
    return {
        key
        for key in own
        if key not in named | referred
        and not _DERIVED.match(key)
        and not key.startswith(begun)
        and not key.endswith(ended)
    }


def languages_beside_each_other() -> list[str]:
    """Every language has words in the client, in the server and in every game, and a name."""
    complaints = []
    for area in areas():
        folder = area.pattern.rpartition("{}")[0]
        there = {path.stem for path in (ROOT / folder).glob("*") if path.suffix in ("", ".ftl")}
        there -= {"__init__", "__pycache__"}
        complaints += [f"{area.name}: no words in {tag}" for tag in set(LANGUAGES) - there]
        complaints += [f"{area.name}: words in {tag}" for tag in there - set(LANGUAGES)]
    for tag in LANGUAGES:
        folder = f"web/src/i18n/{tag}"
        for name in ("name.txt", "index.ts"):
            if not (ROOT / folder / name).is_file():
                complaints.append(f"client: {folder}/{name} is missing")
    return sorted(complaints)


def main(wanted: list[str]) -> int:
    found = [] if wanted else languages_beside_each_other()
    for area in areas():
        for language in wanted or LANGUAGES:
            found += [f"{area.name} {language} {line}" for line in check(area, language)]
    print("\n".join(found) if found else "all words are as they should be")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
