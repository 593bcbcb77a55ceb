"""Fetches msgspec for the Python that runs in browsers, as requirements/pyodide.txt pins it.

The client is built with it, and tests run rules with it. It is fetched once per pin, into
``.pyodide/msgspec.whl``; pip compares its digest.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements" / "pyodide.txt"
FOLDER = ROOT / ".pyodide"
WHEEL = FOLDER / "msgspec.whl"
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"


def fetched() -> Path:
    """The wheel, fetched if it is not there yet."""
    pins = PINS.read_text(encoding="utf-8")
    stamp = FOLDER / "pins.txt"
    if WHEEL.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == pins:
        return WHEEL
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        download = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(PINS)),
            *("--platform", PLATFORM, "--implementation", "cp", "--python-version", PYTHON),
            *("--abi", f"cp{PYTHON.replace('.', '')}", "--dest", folder),
        ]
        subprocess.run(download, check=True, stdout=sys.stderr)
        (found,) = Path(folder).glob("*.whl")
        found.replace(WHEEL)
    stamp.write_text(pins, encoding="utf-8")
    return WHEEL


if __name__ == "__main__":
    fetched()
