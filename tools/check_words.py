"""Checks all translations of platform, server and games, and lists their errors.

`ludoteca.testing.translations` defines the checks. Run it while translating::

    .venv/bin/python tools/check_words.py [language...]

Exit code 1 when there are errors. Messages that are rightly the same as in English are listed in
``same_in_english.txt`` beside the translations, each with its reason.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from ludoteca.i18n import LANGUAGES
from ludoteca.testing.translations import Area, about_area, check_words, game_area, trophy_area

ROOT = Path(__file__).resolve().parent.parent


def areas(root: Path = ROOT) -> Iterator[Area]:
    server = "src/ludoteca/server/**/*.py"
    client = ("web/src/**/*.ts", "web/src/**/*.svelte", "src/ludoteca/core/**/*.py")
    yield Area("client", root, "web/src/i18n/{}/*.ftl", (*client, server))
    yield Area("server", root, "src/ludoteca/i18n/{}.ftl", (server, "src/ludoteca/cli/**/*.py"))
    named = ("src/ludoteca/core/**/*.py", "src/ludoteca/kit/*.py", "src/ludoteca/games/**/*.py")
    yield Area("kit", root, "src/ludoteca/kit/i18n/{}.ftl", named)
    for rules in sorted(root.glob("src/ludoteca/games/*/rules.py")):
        yield game_area(rules.parent)
        if (rules.parent / "about").is_dir():
            yield about_area(rules.parent)
        if (rules.parent / "trophies").is_dir():
            yield trophy_area(rules.parent)


def languages_beside_each_other() -> list[str]:
    """Errors of languages that lack a name, or translations in the client, server or a game."""
    complaints = []
    for area in areas():
        there = {path.stem for path in area.folder.glob("*") if path.suffix in ("", ".ftl")}
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
            found += [f"{area.name} {language} {line}" for line in check_words(area, language)]
    print("\n".join(found) if found else "all translations are right")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
