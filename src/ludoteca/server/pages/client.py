"""The built client in memory: the list of its files, and its one HTML page.

It is read once, when a server starts: a client that is built later needs a restart.
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
    """The client on the disk, and the preview pictures of ``titles``.

    ``files`` are by address, without the first slash; ``shell`` is None when no client was built.
    """

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self.files = client_files()
        self.shell = read_shell()
        self._pictures = _pictures(titles)

    def preview(self, inside: str) -> ClientFile | None:
        """The picture of a game for link previews, from the folder of the game, or else the
        general one; None for an address that is no preview's."""
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
