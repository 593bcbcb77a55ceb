"""The games, one folder each, and the finder that knows them by looking.

A folder is a game when it has ``rules.py`` with an object ``GAME`` and ``bot.py`` with a
mapping ``BOTS``, and perhaps a ``HINT`` for bots that search and ``PROSPECTS`` for telling what
dice were worth. Installed packages add further games through the entry point group
``ludoteca.games``: its names are ids, its values dotted names of packages of the same shape.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.resources import files

from ludoteca.core.title import Title


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
    prospects = getattr(bot, "PROSPECTS", None)
    return Title(rules.GAME, bot.BOTS, package, hint, prospects)


def words(title: Title, language: str) -> str:
    """The Fluent source of a title's words in one of `LANGUAGES`."""
    return (files(title.package) / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
