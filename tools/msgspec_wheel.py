"""Downloads msgspec for Python in browsers (Pyodide), as pinned in requirements/pyodide.txt.

The build of the client and tests of rules need it. It is downloaded once per pin, into
``.pyodide/msgspec.whl``; pip checks its digest.
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
    """The wheel, downloaded if necessary."""
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
