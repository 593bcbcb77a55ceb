"""The games, one folder each, and the finder that knows them by looking.

A folder is a game when it has ``rules.py`` with an object ``GAME``, and perhaps a ``MEASURE`` for
tables on the same dice, and ``bot.py`` with a mapping ``BOTS``, and perhaps a ``HINT`` for bots
that search, a ``FINE_HINT`` for those that have time, and ``PROSPECTS`` for telling what dice were
worth; ``tutorial.json``, if it is there, is an explained first game. Installed packages add
further games through the entry point group ``ludoteca.games``: its names are ids, its values
dotted names of packages of the same shape.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.resources import files

from ludoteca.core.title import Title
from ludoteca.core.tutorial import Tutorial, read_tutorial


@functools.cache
def titles() -> Mapping[str, Title]:
    """All titles by id, in the order of their ids. Raises whatever a broken game raises."""
    packages = [f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__)]
    packages += [entry.value for entry in entry_points(group=__name__)]
    found = [_load(package) for package in packages]
    return {title.meta.id: title for title in sorted(found, key=lambda title: title.meta.id)}


def _load(package: str) -> Title:
    rules = importlib.import_module(f"{package}.rules")
    bot = importlib.import_module(f"{package}.bot")
    hint = getattr(bot, "HINT", None)
    prospects = getattr(bot, "PROSPECTS", rules.GAME.scores)
    fine_hint = getattr(bot, "FINE_HINT", None)
    measure = getattr(rules, "MEASURE", None)
    return Title(
        rules.GAME, bot.BOTS, package, hint, prospects, _tutorial(package), fine_hint, measure
    )


def _tutorial(package: str) -> Tutorial | None:
    script = files(package) / "tutorial.json"
    return read_tutorial(script.read_bytes()) if script.is_file() else None


def words(title: Title, language: str) -> str:
    """The Fluent source of a title's words in one of `LANGUAGES`."""
    return (files(title.package) / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
