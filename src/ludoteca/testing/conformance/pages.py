"""Checks of files for a game's page: rules in short, a position, a cover, link previews."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import msgspec

from ludoteca.core.records.mismatch import Mismatch
from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.picture import NAME, read_picture, take, written
from ludoteca.testing.previews import MOST_BYTES, drawn, previews_of

PREVIEW_SIZE: Final = (1200, 630)
COVER_RATIO: Final = 4 / 3
MOST_COVER_BYTES: Final = 100_000


def help_pages(subject: Subject) -> Iterator[Finding]:
    """``help/``: the rules on a page, in each language or in none, with the same headings."""
    found, folder = Found("help"), subject.folder / "help"
    if not folder.is_dir():
        yield found.open("help/", "is not there", "say in help/<language>.md how it is played")
        return
    texts = {file.stem: file.read_text("utf-8") for file in sorted(folder.glob("*.md"))}
    for language in subject.languages:
        if language not in texts:
            yield found.wrong(f"help/{language}.md", "is not there", "translate help/en.md")
    for language, text in texts.items():
        where = f"help/{language}.md"
        if language not in LANGUAGES:
            yield found.wrong(where, "is in a language that the platform lacks", "delete it")
        if _headings(text) != _headings(texts.get(FIRST, text)):
            yield found.wrong(where, "has other headings than English", "keep the same parts")
        if "##" not in _headings(text):
            yield found.wrong(where, "has no parts", "begin each with ## and what it is about")
        if "<" in text or re.search(r"\]\(|https?:", text):
            yield found.wrong(where, "has HTML, links or pictures", "write plain Markdown")


def _headings(text: str) -> list[str]:
    """The levels of the headings, which must be the same in all languages."""
    return [mark for mark, _ in re.findall(r"^(#+) (.+)$", text, re.MULTILINE)]


def picture(subject: Subject) -> Iterator[Finding]:
    """``picture.json``: a position of a finished table as watchers saw it."""
    found, file = Found("picture"), subject.folder / NAME
    again = subject.command("picture", "FIXTURE ENTRY")
    if not file.is_file():
        yield found.open(NAME, "is not there", f"take one: {again}")
        return
    try:
        kept = read_picture(file.read_bytes())
        taken = written(take(subject.title, kept.fixture, kept.entry))
    except (msgspec.MsgspecError, Mismatch, OSError, IndexError, ValueError) as error:
        yield found.wrong(NAME, str(error), f"take it anew: {again}")
        return
    if file.read_bytes() != taken:
        yield found.wrong(NAME, "is not what watchers see now", f"take it anew: {again}")


def cover(subject: Subject) -> Iterator[Finding]:
    """``Cover.svg``: a drawing with the ratio 4:3 and without scripts or external files."""
    found, file = Found("cover"), subject.folder / "Cover.svg"
    if not file.is_file():
        yield found.open("Cover.svg", "is not there", "draw one, 4:3, without the game's own art")
        return
    source = file.read_text("utf-8")
    try:
        box = ElementTree.fromstring(source).get("viewBox", "").split()  # noqa: S314 - our own
        ratio = float(box[2]) / float(box[3])
    except (ElementTree.ParseError, IndexError, ValueError, ZeroDivisionError):
        yield found.wrong("Cover.svg", "is no SVG with a viewBox", "give it viewBox='0 0 400 300'")
        return
    if abs(ratio - COVER_RATIO) > 0.01:
        yield found.wrong("Cover.svg", f"is {box[2]} by {box[3]}", "make it 4:3")
    if re.search(r"<script|<image|<foreignObject|\bon\w+=|(href|src)=[\"'](?!#)", source):
        yield found.wrong(
            "Cover.svg", "has scripts or external files", "draw everything in this file"
        )
    if len(source) > MOST_COVER_BYTES:
        yield found.wrong("Cover.svg", f"has {len(source)} bytes", f"at most {MOST_COVER_BYTES}")


def previews(subject: Subject) -> Iterator[Finding]:
    """``previews/``: pictures of links to the game, for games of this repository."""
    found, wanted = Found("previews"), list(previews_of(subject.title))
    if wanted and not any(preview.file.is_file() for preview in wanted):
        yield found.open("previews/", "are not there", "draw them: make previews")
        return
    for preview in wanted:
        where = f"previews/{preview.file.name}"
        if drawn(preview.file) != preview.digest:
            yield found.wrong(where, "is not drawn from cover, name and blurb", "make previews")
        elif _size(preview.file) != PREVIEW_SIZE or preview.file.stat().st_size >= MOST_BYTES:
            yield found.wrong(where, "is too large or of another size", "make previews")


def _size(png: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return width, height
