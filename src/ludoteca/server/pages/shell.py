"""The client's one HTML page, made ready for the address and the language that was asked for.

The build leaves marks in it. In their places come the head of the page, its styles - a first draw
waits for nothing then - and hints at the files that this page will need, so that the browser asks
for all of them at once.
"""

from __future__ import annotations

import base64
import hashlib
import html
import re
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from ludoteca.server.pages.addresses import Page
from ludoteca.server.pages.files import CLIENT
from ludoteca.server.pages.metadata import tags
from ludoteca.words import say

PAGE: Final = CLIENT / "index.html"
_BUILT: Final = CLIENT / "built.json"

_HEAD: Final = re.compile("<!--head-->.*?<!--/head-->", re.DOTALL)
_SPLASH: Final = "<!--splash-->"
_SCRIPTS: Final = re.compile("(<noscript>).*?(</noscript>)", re.DOTALL)
_STYLE: Final = re.compile(r'\s*<link rel="stylesheet"[^>]* href="/(?P<file>[^"]+)"[^>]*>')
_MENTIONED: Final = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


class Chunk(msgspec.Struct, frozen=True):
    """A part of the client as the build wrote it; ``imports`` are keys of others."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class Shell:
    """The page with its styles inside. ``style`` is their digest, for the security policy."""

    def __init__(self, page: str, chunks: Mapping[str, Chunk]) -> None:
        sheets = [(CLIENT / name).read_text("utf-8") for name in _STYLE.findall(page)]
        sheet = "".join(sheets)
        digest = hashlib.sha256(sheet.encode()).digest()
        self.style = f"'sha256-{base64.b64encode(digest).decode()}'"
        self._mentioned = set(_MENTIONED.findall(page))
        page = _STYLE.sub("", page)
        self._page = page.replace("</head>", f"<style>{sheet}</style>\n  </head>", 1)
        self._chunks = chunks

    def render(self, page: Page, language: str, base: str) -> str:
        told = tags(page.metadata, language, base)
        hints = "\n    ".join(self._hints(page, language))
        splash = (
            f'<div class="splash"><h1>{html.escape(page.metadata.heading)}</h1>'
            f"<p>{html.escape(page.metadata.line)}</p></div>"
        )
        made = self._page.replace('<html lang="en">', f'<html lang="{language}">', 1)
        made = _HEAD.sub(lambda _: f"{told}\n    {hints}", made, count=1)
        made = made.replace(_SPLASH, splash, 1)
        needs = html.escape(say(language, "needs-scripts"))
        return _SCRIPTS.sub(lambda found: f"{found[1]}{needs}{found[2]}", made, count=1)

    def _hints(self, page: Page, language: str) -> Iterable[str]:
        """Links to what the page will ask for, each file once.

        Not the font: a browser holds its first draw back for one that is announced, and finds it
        in the styles hardly later; the letters before it have the same measures.
        """
        wanted = [f"src/i18n/{language}/index.ts"]
        if page.component:
            wanted.append(page.component)
        if page.game:
            folder = f"../src/ludoteca/games/{page.game}"
            wanted += [f"{folder}/Board.svelte", f"{folder}/i18n/{language}.ftl"]
        seen = set(self._mentioned)
        for name in wanted:
            for chunk in self._with_imports(name, set()):
                if chunk.file not in seen:
                    yield f'<link rel="modulepreload" crossorigin href="/{chunk.file}" />'
                yield from (
                    f'<link rel="preload" as="style" crossorigin href="/{sheet}" />'
                    for sheet in chunk.css
                    if sheet not in seen
                )
                seen |= {chunk.file, *chunk.css}
        for address in page.asks:
            yield f'<link rel="preload" as="fetch" crossorigin href="{address}" />'

    def _with_imports(self, name: str, seen: set[str]) -> Iterable[Chunk]:
        chunk = self._chunks.get(name) or self._chunks.get(f"{name}?raw")
        if chunk is None or name in seen:
            return
        seen.add(name)
        yield chunk
        for other in chunk.imports:
            yield from self._with_imports(other, seen)


class Shells:
    """The shell, read anew when another client was built."""

    def __init__(self) -> None:
        self._made: Shell | None = None
        self._stamp = 0

    def get(self) -> Shell | None:
        """None when no client was built."""
        try:
            stamp = PAGE.stat().st_mtime_ns
            if self._made is None or stamp != self._stamp:
                chunks = msgspec.json.decode(_BUILT.read_bytes(), type=dict[str, Chunk])
                self._made, self._stamp = Shell(PAGE.read_text("utf-8"), chunks), stamp
        except FileNotFoundError:
            return None
        return self._made
