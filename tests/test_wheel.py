"""The package that people install: the client inside, what only developers need left out."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.titles import IN_TURN

ROOT = Path(__file__).resolve().parent.parent


def test_the_wheel_holds_the_client_and_every_game(tmp_path: Path) -> None:
    source = tmp_path / "source"
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)

    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path), "."]
    subprocess.run(build, cwd=source, check=True)

    (wheel,) = tmp_path.glob("ludoteca-*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
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
