"""Installs the odd games into an environment of their own, on top of the one that runs this.

``python tests/odd_games/install.py FOLDER`` makes it anew; ``FOLDER/bin/python`` then has all that
is here and the odd games beside it, and so has each process that a test starts by
``sys.executable``, whatever environment variables it is given. The environment that runs this is
never changed: whatever ends the run, nothing is to be uninstalled.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECTS = [str(file.parent) for file in sorted(HERE.glob("*/pyproject.toml"))]


def install(folder: Path) -> None:
    venv.create(folder, clear=True, with_pip=False)
    python = folder / "bin" / "python"
    packages = next((folder / "lib").glob("python*/site-packages"))
    below = f"import site; site.addsitedir({sysconfig.get_path('purelib')!a})\n"
    (packages / "below.pth").write_text(below, "utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    flags = ["--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *flags, *PROJECTS], check=True)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
