"""The games, one folder each, and the finder that knows them by looking.

A folder is a game when it has ``rules.py`` with an object ``GAME``, and ``bot.py`` with an object
``KNOWLEDGE`` (`ludoteca.core.knowledge.Knowledge`). ``tutorial.json``, if there, is an explained
first game, and ``trophies.py`` has ``TROPHIES`` (`ludoteca.core.trophy.Trophy`). Installed packages
add further games through the entry point group ``ludoteca.games``: its names are ids, its values
dotted names of packages of the same shape.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.resources import files

from ludoteca.core.game import AnyGame
from ludoteca.core.knowledge import Knowledge
from ludoteca.core.presets import check_presets
from ludoteca.core.title import Title
from ludoteca.core.trophy import Trophy
from ludoteca.core.tutorial import Tutorial, read_tutorial


@functools.cache
def titles() -> Mapping[str, Title]:
    """All titles by id, in the order of their ids. Raises whatever a broken game raises."""
    packages = [f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__)]
    packages += [entry.value for entry in entry_points(group=__name__)]
    found = [load(package) for package in packages]
    return {title.meta.id: title for title in sorted(found, key=lambda title: title.meta.id)}


def ours() -> Mapping[str, Title]:
    """Of `titles` those in this folder, for which the client is built: no installed packages."""
    return {id: title for id, title in titles().items() if is_ours(title)}


def is_ours(title: Title) -> bool:
    """Whether it is in this folder, and not in an installed package."""
    return is_inside(title.package)


def is_inside(package: str) -> bool:
    """Whether a package, by its dotted name, is one of the games in this folder."""
    return package.startswith(f"{__name__}.")


def load(package: str) -> Title:
    """The title in the package with this dotted name. Raises whatever a broken game raises."""
    game: AnyGame = importlib.import_module(f"{package}.rules").GAME
    known: Knowledge = importlib.import_module(f"{package}.bot").KNOWLEDGE
    check_presets(game, known.presets)
    return Title(
        game=game,
        bots=known.levels,
        package=package,
        hint=known.hint,
        prospects=game.scores if known.prospects == "scores" else known.prospects,
        outlook=known.outlook,
        tutorial=_tutorial(package),
        measure=known.measure,
        presets=known.presets,
        trophies=_trophies(package),
    )


def _tutorial(package: str) -> Tutorial | None:
    script = files(package) / "tutorial.json"
    return read_tutorial(script.read_bytes()) if script.is_file() else None


def _trophies(package: str) -> tuple[Trophy, ...]:
    if importlib.util.find_spec(f"{package}.trophies") is None:
        return ()
    found: tuple[Trophy, ...] = importlib.import_module(f"{package}.trophies").TROPHIES
    return found


def words(title: Title, language: str) -> str:
    """The Fluent source of a title's words in one of `LANGUAGES`: in English where an installed
    package lacks that one. Raises FileNotFoundError for a package without any words."""
    return _source(title, "i18n", language)


def trophy_words(title: Title, language: str) -> str:
    """As `words`, for the names of its trophies and what they are for."""
    return _source(title, "trophies", language)


def _source(title: Title, inside: str, language: str) -> str:
    folder = files(title.package) / inside
    own = folder / f"{language}.ftl"
    return (own if own.is_file() else folder / "en.ftl").read_text(encoding="utf-8")
