"""The rooms stay small, and nobody goes around the face of a package."""

from __future__ import annotations

import ast
import functools
import importlib
from collections import Counter
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
SERVER = SRC / "ludoteca/server"
MOST_FILES = 15
MOST_LINES = 350
MIGRATIONS = SERVER / "db/migrations/versions"

FACES = [
    *(f"ludoteca.server.tables.{name}" for name in (
        "clocks", "play", "wakes", "rows", "log", "state", "waiting", "live", "upkeep",
    )),
    *(f"ludoteca.server.edge.{name}" for name in (
        "answers", "limits", "logs", "connections", "outgoing", "requests",
    )),
    "ludoteca.server.hours",
    "ludoteca.server.jobs",
    "ludoteca.server.notifications",
]  # fmt: skip
"""Packages that export in ``__init__`` what others may use."""


def modules(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*.py") if "client" not in file.parts)


def test_no_package_of_the_server_has_more_files_than_one_sees_at_a_glance() -> None:
    files = Counter(file.parent for file in modules(SERVER) if file.name != "__init__.py")
    del files[MIGRATIONS]

    assert {str(folder): count for folder, count in files.items() if count > MOST_FILES} == {}


def test_no_file_of_the_server_is_longer_than_one_sitting() -> None:
    lines = {file: len(file.read_text("utf-8").splitlines()) for file in modules(SERVER)}

    assert {str(file): count for file, count in lines.items() if count > MOST_LINES} == {}


@functools.cache
def imports() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Of all our sources: the file, a module that it imports, and what of it."""
    found = []
    for file in modules(SRC / "ludoteca"):
        place = str(file.relative_to(SRC))
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                found.append((place, node.module, tuple(name.name for name in node.names)))
            elif isinstance(node, ast.Import):
                found += [(place, name.name, ()) for name in node.names]
    return tuple(found)


def is_inside(place: str, face: str) -> bool:
    return place.startswith(face.replace(".", "/") + "/")


def test_others_import_the_face_of_a_package_and_not_its_modules() -> None:
    around = {
        f"{place}: {module}"
        for place, module, _ in imports()
        for face in FACES
        if module.startswith(f"{face}.") and not is_inside(place, face)
    }

    assert around == set()


def test_a_face_says_what_is_inside_and_exports_what_others_use() -> None:
    for face in FACES:
        package = importlib.import_module(face)
        used = [
            names
            for place, module, names in imports()
            if module == face and not is_inside(place, face)
        ]

        assert package.__doc__, face
        assert {name for names in used for name in names} <= set(package.__all__), face
        assert all(hasattr(package, name) for name in package.__all__), face
