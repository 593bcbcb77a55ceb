"""The package that people install: what is in it, and what is not."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.titles import IN_TURN

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of the files in a wheel of this checkout, with the client that `make` has built."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"},
        capture_output=True,
        check=True,
    )
    (wheel,) = folder.glob("ludoteca-*.whl")
    return zipfile.ZipFile(wheel).namelist()


def test_the_wheel_holds_the_client_and_every_game(inside: list[str]) -> None:
    assert "ludoteca/server/client/index.html" in inside
    assert any(name.startswith("ludoteca/server/client/assets/Board") for name in inside)
    python = [name for name in inside if name.startswith("ludoteca/server/client/assets/python/")]
    for file in ("pyodide.asm.wasm.gz", "python_stdlib.zip", "msgspec.whl"):
        assert [name for name in python if name.endswith(f"/{file}")], file
    for part in ("rules.py", "bot.py", "i18n/en.ftl", "i18n/zh-Hant.ftl"):
        assert f"{IN_TURN.package.replace('.', '/')}/{part}" in inside
    assert "ludoteca/cli/skeleton/rules.py.in" in inside
    assert "ludoteca/cli/skeleton/test_rules.py.in" in inside
    left_out = ("/tests/", "/tools/", "/fixtures/")
    assert not [
        name
        for name in inside
        if name.endswith((".svelte", ".ts")) or any(part in name for part in left_out)
    ]
