"""Draws the bitmap pictures: icons for home screens, and previews of links.

A preview shows a game's cover, name and blurb, once per language. It is in the folder of the game;
that of the site is in ``web/public``. ``make previews`` draws previews with changed sources;
digests of the sources are beside the pictures, and a test compares them.
"""

from __future__ import annotations

import base64
import html
import io
import json
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from ludoteca.games import ours
from ludoteca.i18n import LANGUAGES, say
from ludoteca.server.pages.metadata import PICTURE_SIZE
from ludoteca.testing import chromium
from ludoteca.testing.previews import (
    DIGESTS,
    MOST_BYTES,
    TEMPLATE,
    Preview,
    drawn,
    previews_of,
)

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).parent
ICON = ROOT / "web" / "src" / "shell" / "icon.svg"
ICONS = ROOT / "web" / "public" / "icons"
FONT = ROOT / "web" / "src" / "fonts" / "inter-latin.woff2"
COLOURS = (256, 200, 160, 128, 96)
"""Sizes of a picture's palette, tried until the picture is small enough."""


def wanted() -> Iterator[Preview]:
    """All previews."""
    for language in LANGUAGES:
        yield Preview(
            ROOT / "web" / "public" / "previews" / f"{language}.png",
            language,
            say(language, "site"),
            say(language, "site-line"),
            ICON,
        )
    for title in ours().values():
        yield from previews_of(title)


def stale() -> list[Preview]:
    return [preview for preview in wanted() if drawn(preview.file) != preview.digest]


def draw(browser: Browser, preview: Preview) -> None:
    width, height = PICTURE_SIZE
    page = browser.new_page(viewport={"width": width, "height": height})
    marks = {
        "language": preview.language,
        "name": html.escape(preview.name),
        "line": html.escape(preview.line),
        "font": base64.b64encode(FONT.read_bytes()).decode(),
        "cover": base64.b64encode(preview.cover.read_bytes()).decode(),
        "icon": base64.b64encode(ICON.read_bytes()).decode(),
        "kind": "house" if preview.cover == ICON else "game",
    }
    source = TEMPLATE.read_text("utf-8")
    for mark, value in marks.items():
        source = source.replace(f"[[{mark}]]", value)
    page.set_content(source)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    taken = page.screenshot()
    page.close()
    preview.file.parent.mkdir(parents=True, exist_ok=True)
    preview.file.write_bytes(small(taken))
    file = preview.file.parent / DIGESTS
    digests = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    digests[preview.file.stem] = preview.digest
    file.write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n", "utf-8")


def small(png: bytes) -> bytes:
    """The picture with the largest palette that makes it small enough."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    for colours in COLOURS:
        packed = io.BytesIO()
        image.quantize(colours, dither=Image.Dither.FLOYDSTEINBERG).save(
            packed, "PNG", optimize=True
        )
        if packed.tell() < MOST_BYTES:
            break
    return packed.getvalue()


def draw_icons(browser: Browser) -> None:
    """Draws the icon, and versions whose background fills the square, for phones that cut a
    shape."""
    ICONS.mkdir(parents=True, exist_ok=True)
    drawing = ICON.read_text("utf-8")
    full = drawing.replace('rx="16"', 'rx="0"', 1)
    # Phones always show the inner four fifths of a maskable icon.
    inner = full.replace('viewBox="0 0 64 64"', 'viewBox="-4 -4 72 72"', 1).replace(
        '<rect width="64" height="64"', '<rect x="-4" y="-4" width="72" height="72"', 1
    )
    for name, source, sizes in (
        ("icon-{}", drawing, (192, 512)),
        ("maskable-{}", inner, (192, 512)),
        ("apple-touch-icon", full, (180,)),
    ):
        for size in sizes:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>"
                + source
            )
            taken = page.screenshot(omit_background=True)
            page.close()
            packed = io.BytesIO()
            Image.open(io.BytesIO(taken)).save(packed, "PNG", optimize=True)
            (ICONS / f"{name.format(size)}.png").write_bytes(packed.getvalue())


def main() -> None:
    todo = stale()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        draw_icons(browser)
        for preview in todo:
            draw(browser, preview)
            size = preview.file.stat().st_size
            print(f"{preview.file.relative_to(ROOT)} {size / 1000:.0f} kB")
        browser.close()
    print(f"{len(todo)} previews drawn")


if __name__ == "__main__":
    main()
