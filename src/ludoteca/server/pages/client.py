"""The built client in memory: which files there are, and its one page.

Read once, when a server starts: another client that is built meanwhile is found by the next start.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from ludoteca.core.title import Title
from ludoteca.i18n import LANGUAGES
from ludoteca.server.pages.files import ClientFile, client_files, file_of
from ludoteca.server.pages.shell import read_shell

_PREVIEW: Final = re.compile(r"previews/(?P<game>[a-z0-9-]{1,64})/(?P<language>[\w-]{1,16})\.png")


class Client:
    """The client as it is on the disk now, and the pictures that ``titles`` have of their own.

    ``files`` are by address, without a slash before it; ``shell`` is None when no client was built.
    """

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self.files = client_files()
        self.shell = read_shell()
        self._pictures = _pictures(titles)

    def preview(self, inside: str) -> ClientFile | None:
        """The picture of a game for link previews, from the folder of the game, or the house's;
        None at an address of anything else."""
        found = _PREVIEW.fullmatch(inside)
        if found is None or found["language"] not in LANGUAGES:
            return None
        own = self._pictures.get((found["game"], found["language"]))
        return own or self.files.get(f"previews/{found['language']}.png")


def _pictures(titles: Mapping[str, Title]) -> dict[tuple[str, str], ClientFile]:
    found = {}
    for name, title in titles.items():
        for language in LANGUAGES:
            picture = files(title.package) / "previews" / f"{language}.png"
            if picture.is_file():
                found[name, language] = file_of(pathlib.Path(str(picture)))
    return found
