"""Commands are found by their names, and imported when they are wanted."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from ludoteca.cli import ludoteca
from ludoteca.cli.commands import NAMES

CONTEXT = click.Context(ludoteca)
IMPORTED = """
import sys
from ludoteca.cli import ludoteca

print([name for name in sys.modules if name.startswith(("ludoteca.cli.", "ludoteca.server"))])
"""


@pytest.mark.parametrize("name", [*NAMES, "ladder"])
def test_a_command_is_found_by_its_name(name: str) -> None:
    found = ludoteca.get_command(CONTEXT, name)

    assert found is not None
    assert found.name == name
    assert found.hidden == (name == "ladder")


def test_no_other_name_is_a_command() -> None:
    assert ludoteca.get_command(CONTEXT, "chess") is None
    assert ludoteca.list_commands(CONTEXT) == sorted(set(NAMES))


def test_no_command_waits_for_the_imports_of_another() -> None:
    said = subprocess.run(
        [sys.executable, "-c", IMPORTED], capture_output=True, encoding="utf-8", check=True
    )

    assert said.stdout == "['ludoteca.cli.commands']\n"
