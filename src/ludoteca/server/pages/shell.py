"""Renders the client's one HTML page for an address and a language.

The build leaves placeholders in it. They are replaced by the metadata, by all styles (so that
nothing waits for them), and by hints for the files that this page needs. So the browser requests
all files at once: on a slow connection each file that it discovers later costs a second.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import html
import pathlib
import re
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from ludoteca.i18n import say
from ludoteca.server.pages.files import CLIENT
from ludoteca.server.pages.metadata import tags
from ludoteca.server.pages.routes import Page

PAGE: Final = "index.html"
_BUILT: Final = "built.json"
_ENTRY: Final = "index.html"
_GAMES: Final = "../src/ludoteca/games"
_DIAL: Final = "src/table/connection/early-socket.ts"

_HEAD: Final = re.compile("<!--head-->.*?<!--/head-->", re.DOTALL)
_SPLASH: Final = "<!--splash-->"
_SCRIPTS: Final = re.compile("(<noscript>).*?(</noscript>)", re.DOTALL)
_STYLE: Final = re.compile(r'\s*<link rel="stylesheet"[^>]* href="/(?P<file>[^"]+)"[^>]*>')
_SCRIPT: Final = re.compile(
    r'\s*(?:<script type="module"[^>]*></script>|<link rel="modulepreload"[^>]*>)'
)


class Chunk(msgspec.Struct, frozen=True):
    """A file of the built client; ``imports`` and ``loads`` (dynamic imports) are keys of other
    chunks."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()
    loads: tuple[str, ...] = msgspec.field(default=(), name="dynamicImports")


class Made(msgspec.Struct, frozen=True):
    """A rendered page. ``style`` is the digest of its styles, for the security policy."""

    page: str
    style: str


class Shell:
    """The built page, as a template. ``styles`` are all style sheets that its ``chunks`` name."""

    def __init__(self, page: str, chunks: Mapping[str, Chunk], styles: Mapping[str, str]) -> None:
        self._styles = functools.lru_cache(maxsize=100)(functools.partial(_joined, styles))
        self._sheets = tuple(_STYLE.findall(page))
        self._page = _SCRIPT.sub("", _STYLE.sub("", page))
        self._chunks = chunks

    def render(self, page: Page, language: str, base: str, named: bool) -> Made:
        """``named`` is whether the address names the language."""
        told = tags(page.metadata, language, base, named)
        wanted = self._wanted(page, language)
        sheets = tuple(
            dict.fromkeys((*self._sheets, *(name for one in wanted for name in one.css)))
        )
        hints = "\n    ".join(self._hints(page, wanted, sheets))
        splash = (
            f'<div class="splash"><h1>{html.escape(page.metadata.heading)}</h1>'
            f"<p>{html.escape(page.metadata.line)}</p></div>"
        )
        styles, digest = self._styles(sheets)
        made = self._page.replace('<html lang="en">', f'<html lang="{language}">', 1)
        made = _HEAD.sub(lambda _: f"{hints}\n    {told}", made, count=1)
        made = made.replace("</head>", f"<style>{styles}</style>\n  </head>", 1)
        made = made.replace(_SPLASH, splash, 1)
        needs = html.escape(say(language, "needs-scripts"))
        made = _SCRIPTS.sub(lambda found: f"{found[1]}{needs}{found[2]}", made, count=1)
        return Made(made, digest)

    def _wanted(self, page: Page, language: str) -> list[Chunk]:
        """The chunks of the page, each after those that it imports."""
        names = [_ENTRY, f"src/i18n/{language}/index.ts", *page.parts]
        if page.component:
            names.append(page.component)
        if page.game:
            names.append(f"{_GAMES}/{page.game}/i18n/{language}.ftl")
        wanted: dict[str, Chunk] = {}
        for name in names:
            self._gather(name, wanted)
        if page.game and page.begun:
            self._gather_board(page, wanted)
        return list(wanted.values())

    def _later(self, page: Page, wanted: list[Chunk]) -> list[Chunk]:
        """Chunks of a waiting table's board that are prefetched with low priority; the client
        itself requests the board."""
        if page.game is None or page.begun:
            return []
        found: dict[str, Chunk] = {}
        board = self._gather_board(page, found)
        return [found[name] for name in board if found[name] not in wanted]

    def _gather_board(self, page: Page, into: dict[str, Chunk]) -> list[str]:
        """Add the chunks of the board and of its options; returns the names of the latter."""
        self._gather(f"{_GAMES}/{page.game}/Board.svelte", into)
        chosen = [
            load
            for name, chunk in into.items()
            if name != _ENTRY
            for load in chunk.loads
            if f"/games/{page.game}/" in load and pathlib.PurePosixPath(load).stem in page.choices
        ]
        for load in chosen:
            self._gather(load, into)
        return chosen

    def _gather(self, name: str, into: dict[str, Chunk]) -> None:
        key = name if name in self._chunks else f"{name}?raw"
        chunk = self._chunks.get(key)
        if chunk is None or key in into:
            return
        for other in chunk.imports:
            self._gather(other, into)
        into[key] = chunk

    def _hints(self, page: Page, wanted: list[Chunk], sheets: Iterable[str]) -> Iterable[str]:
        """Tags for all files that the page will request; the script that opens a table's WebSocket
        comes first.

        The font is left out: a browser delays its first paint for a preloaded font, and finds it in
        the styles hardly later; the fallback font has the same measures.
        """
        if page.dials and (dial := self._chunks.get(_DIAL)):
            yield f'<script type="module" async crossorigin src="/{dial.file}"></script>'
        yield f'<script type="module" crossorigin src="/{self._chunks[_ENTRY].file}"></script>'
        for chunk in wanted:
            if chunk is not self._chunks[_ENTRY]:
                yield f'<link rel="modulepreload" crossorigin href="/{chunk.file}" />'
        for chunk in self._later(page, wanted):
            yield f'<link rel="prefetch" as="script" crossorigin href="/{chunk.file}" />'
        for address in page.asks:
            yield f'<link rel="preload" as="fetch" crossorigin href="{address}" />'
        # Vite's loader finds these links and requests no sheet again; browsers ignore them.
        for name in sheets:
            yield f'<link rel="stylesheet" disabled crossorigin href="/{name}" />'


def _joined(styles: Mapping[str, str], names: tuple[str, ...]) -> tuple[str, str]:
    """The named style sheets as one, and its digest."""
    sheet = "".join(styles[name] for name in names)
    digest = hashlib.sha256(sheet.encode()).digest()
    return sheet, f"'sha256-{base64.b64encode(digest).decode()}'"


def read_shell(root: pathlib.Path = CLIENT) -> Shell | None:
    """The page of the client that was built into ``root``; None when none was."""
    try:
        page = (root / PAGE).read_text("utf-8")
        chunks = msgspec.json.decode((root / _BUILT).read_bytes(), type=dict[str, Chunk])
    except FileNotFoundError:
        return None
    names = {*_STYLE.findall(page), *(name for chunk in chunks.values() for name in chunk.css)}
    return Shell(page, chunks, {name: (root / name).read_text("utf-8") for name in names})
