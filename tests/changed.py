"""``pytest --changed``: only the tests that depend on what was changed.

Changed is what git sees between the working tree and ``--since`` (by default the last commit), and
what it does not know yet. A test depends on the modules that its file and the files beside it name,
in imports or in programs that it starts, on all that these import, and on other files that it
names; a change inside a game's folder concerns that folder's tests and every test with the game's
id in its name. Whatever nothing can be said of concerns everything.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "ludoteca"
FINDER: Final = "ludoteca.games"
LAZY: Final = "ludoteca.cli.commands"
"""It imports each command when it is wanted."""
GAMES: Final = "src/ludoteca/games/"
NAMED: Final = re.compile(r"\b(?:ludoteca|tests|tools)(?:\.\w+)+|\bludoteca\b")
IMPORTED: Final = re.compile(
    r"^\s*from ((?:ludoteca|tests|tools)[\w.]*) import \(?([\w\s,]+)\)?", re.MULTILINE
)
EVERYTHING: Final = re.compile(
    r"(pyproject\.toml|conftest\.py|requirements/.*|tests/(titles|changed|seconds)\.py"
    r"|tests/browser/(fixtures|visitor)\.py|tests/server/(house|hatchery|databases)\.py)"
)
"""What every test stands on."""
NOTHING: Final = re.compile(r"(shots|bench/results|docs/pictures)/.*|\.gitignore|LICENSE")
WEB: Final = re.compile(r"(web/|vite\.config|svelte\.config|package(-lock)?\.json|tsconfig)")
BROWSERS: Final = ROOT / "tests/browser/fixtures.py"
"""The fixtures that start a server and a browser, which no test needs to import."""


def changed_files(since: str) -> list[str]:
    """Paths below the root, those of files that are gone included."""
    tracked = _git("diff", "--name-only", "--no-renames", since)
    return sorted({*tracked, *_git("ls-files", "--others", "--exclude-standard")})


def _git(*words: str) -> list[str]:
    said = subprocess.run(
        ["git", *words, "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout
    return [path for path in said.split("\0") if path]


class Concerned:
    """Which tests a list of changed ``files`` concerns."""

    def __init__(self, files: Iterable[str]) -> None:
        self.files = [file for file in files if not NOTHING.fullmatch(file)]
        self.everything = any(EVERYTHING.fullmatch(file) for file in self.files)
        self.games = {
            file.removeprefix(GAMES).partition("/")[0]
            for file in self.files
            if file.startswith(GAMES) and file.count("/") > 3
        }
        elsewhere = [file for file in self.files if not self._is_of_a_game(file)]
        self.web = any(WEB.match(file) for file in elsewhere)
        self._modules = self._affected(elsewhere)
        self._others = [
            file for file in elsewhere if not file.endswith(".py") and not WEB.match(file)
        ]
        self._known: dict[Path, bool] = {}

    def is_concerned(self, nodeid: str, needs_browser: bool) -> bool:
        path = nodeid.partition("::")[0]
        if self.everything or path in self.files or (self.web and needs_browser):
            return True
        for game in self.games:
            if path.startswith(f"{GAMES}{game}/") or game in nodeid.replace("-", "_"):
                return True
        beside = ROOT / path
        support = [beside, beside.parent / "conftest.py", *([BROWSERS] if needs_browser else [])]
        return any(self._depends(file) for file in support if file.is_file())

    def _is_of_a_game(self, file: str) -> bool:
        return any(file.startswith(f"{GAMES}{game}/") for game in self.games)

    @cached_property
    def _graph(self) -> Any:
        import grimp  # not above: every run of pytest loads this plugin

        graph = grimp.build_graph(PACKAGE, include_external_packages=False)
        for command in graph.find_modules_directly_imported_by(LAZY):  # whoever names one wants it
            graph.remove_import(importer=LAZY, imported=command)
        return graph

    def _affected(self, files: list[str]) -> set[str]:
        """The modules that these files are, and all that import them; those of tests and tools as
        they are."""
        modules = set()
        for file in files:
            if not file.endswith(".py"):
                continue
            name = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
            name = name.replace("/", ".")
            modules.add(name)
            if file.startswith("src/") and name in self._graph.modules:
                modules |= self._graph.find_downstream_modules(name)
        if any(name.startswith(f"{FINDER}.") for name in modules):  # it imports them by looking
            modules |= {FINDER, *self._graph.find_downstream_modules(FINDER)}
        return modules

    def _depends(self, file: Path) -> bool:
        """Whether a file of tests, or what it imports of the tests, names something affected."""
        if file not in self._known:
            self._known[file] = False  # while it is looked at: files may name each other
            text = file.read_text(encoding="utf-8")
            named = _names(text)
            self._known[file] = (
                not named.isdisjoint(self._modules)
                or any(Path(other).name in text for other in self._others)
                or any(
                    self._depends(support)
                    for name in named
                    if name.startswith("tests.")
                    for support in [ROOT / f"{name.replace('.', '/')}.py"]
                    if support.is_file()
                )
            )
        return self._known[file]


def _names(text: str) -> set[str]:
    """Dotted names of modules, and of what is imported from them: it may be a module, too."""
    names = set(NAMED.findall(text))
    for module, imported in IMPORTED.findall(text):
        names |= {module} | {f"{module}.{name.strip()}" for name in imported.split(",")}
    return names


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--changed", action="store_true", help="only what depends on changed files")
    parser.addoption("--since", default="HEAD", help="changed since this commit (with --changed)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--changed"):
        return
    concerned = Concerned(changed_files(config.getoption("--since")))
    kept = [
        item
        for item in items
        if concerned.is_concerned(item.nodeid, item.get_closest_marker("browser") is not None)
    ]
    left_out = [item for item in items if item not in set(kept)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = kept
