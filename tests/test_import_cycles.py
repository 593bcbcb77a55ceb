"""No module of ours needs itself by way of others, not even for the sake of its annotations."""

from __future__ import annotations

import ast
import pathlib
from collections.abc import Container, Iterator, Mapping

import pytest

import ludoteca

ROOT = pathlib.Path(ludoteca.__file__).parent


def modules_of(root: pathlib.Path) -> Mapping[str, ast.Module]:
    """The modules of the package at ``root`` by name, tests beside games left out."""
    found = {}
    for file in sorted(root.rglob("*.py")):
        inside = file.relative_to(root.parent).with_suffix("")
        if "tests" in inside.parts or "client" in inside.parts:
            continue
        names = inside.parts[:-1] if inside.name == "__init__" else inside.parts
        found[".".join(names)] = ast.parse(file.read_text("utf-8"))
    return found


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """All of them, also those inside others; not their expressions, which are most of a tree."""
    ahead: list[ast.AST] = [tree]
    while ahead:
        node = ahead.pop()
        yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            ahead += getattr(node, part, ())


def imported(tree: ast.Module, modules: Container[str]) -> Iterator[str]:
    """All of ``modules`` that one asks for, wherever: also in functions and under
    ``TYPE_CHECKING``."""
    for node in statements(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [one if one in modules else node.module for one in inside]
        yield from (name for name in names if name in modules)


def cycles(modules: Mapping[str, ast.Module]) -> list[list[str]]:
    """Groups of modules that need each other, by Tarjan's algorithm."""
    needs = {name: sorted(set(imported(tree, modules)) - {name}) for name, tree in modules.items()}
    found: list[list[str]] = []
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        path.append(name)
        for other in needs[name]:
            if other not in number:
                visit(other)
            if other in path:
                low[name] = min(low[name], low[other])
        if low[name] == number[name]:
            at = path.index(name)
            group = path[at:]
            del path[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for name in needs:
        if name not in number:
            visit(name)
    return found


def test_no_module_needs_itself_by_way_of_others() -> None:
    modules = modules_of(ROOT)

    assert len(modules) > 150
    assert cycles(modules) == []


@pytest.mark.parametrize(
    "back",
    [
        "import toy.a",
        "try:\n    pass\nexcept ValueError:\n    import toy.a",
        "match 1:\n    case _:\n        import toy.a",
        "def f():\n    from toy import a",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toy.a import A",
    ],
)
def test_a_circle_is_found_however_it_is_closed(tmp_path: pathlib.Path, back: str) -> None:
    toy = tmp_path / "toy"
    toy.mkdir()
    for name, text in {
        "__init__": "",
        "a": "from toy import b",
        "b": "import toy.c",
        "c": back,
    }.items():
        (toy / f"{name}.py").write_text(text)

    assert cycles(modules_of(toy)) == [["toy.a", "toy.b", "toy.c"]]
    (toy / "c.py").write_text("")
    assert cycles(modules_of(toy)) == []
