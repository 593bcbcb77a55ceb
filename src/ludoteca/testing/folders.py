"""Loads games from folders, also games that are not installed."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path
from typing import Any

from ludoteca.core.title import Title
from ludoteca.games import load


class NoGame(Exception):
    """There is no game in a folder; the message names what is missing."""


def folder_of(title: Title) -> Path:
    """The folder with the rules of a title."""
    return Path(next(iter(sys.modules[title.package].__path__)))


def title_in(folder: Path) -> Title:
    """The game whose ``rules.py`` is in ``folder``, or the one of the ``pyproject.toml`` there.

    Its package becomes importable in this process. Raises `NoGame`, and the errors of a broken
    game.
    """
    rules = rules_folder(folder.resolve())
    root, names = rules.parent, [rules.name]
    while (root / "__init__.py").is_file():
        names.insert(0, root.name)
        root = root.parent
    if bad := [name for name in names if not name.isidentifier()]:
        raise NoGame(
            f"{rules}: a folder of rules is a Python package, and {bad[0]!r} is no valid name"
        )
    package = ".".join(names)
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    importlib.invalidate_caches()
    if list(importlib.import_module(package).__path__) != [str(rules)]:
        raise NoGame(f"{rules}: there is another package {package} here")
    return load(package)


def rules_folder(folder: Path) -> Path:
    """The folder of the rules: ``folder`` itself, or one in its project. Raises `NoGame`."""
    if (folder / "rules.py").is_file():
        return folder
    packages = sorted(_declared_packages(folder / "pyproject.toml").values())
    for package in packages:
        for root in (folder / "src", folder):
            inside = root.joinpath(*str(package).split("."))
            if (inside / "rules.py").is_file():
                return inside
    if packages:
        raise NoGame(f"{folder}: no rules.py in the package {packages[0]}, in src/ or here")
    raise NoGame(f"{folder}: neither rules.py nor a pyproject.toml with an entry point for a game")


def _declared_packages(project: Path) -> dict[str, Any]:
    if not project.is_file():
        return {}
    told: Any = tomllib.loads(project.read_text("utf-8"))
    for key in ("project", "entry-points", "ludoteca.games"):
        told = told.get(key, {})
    return dict(told)
