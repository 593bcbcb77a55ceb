"""Record files, good and bad, opened in the browser; their contents never leave it."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.line import Line
from tests.browser.visitor import PHONE, Visitor
from tests.core.tables import sealed_again, with_entry
from tests.server.house import TOYS, House
from tests.server.toys.whispers import rules as whispers

from ludoteca.bots.random import choose_at_random
from ludoteca.core.codec import encode
from ludoteca.core.records.record import Record
from ludoteca.core.replay.self_play import play
from ludoteca.testing import chromium as debian

pytestmark = pytest.mark.browser(
    "files are opened from a disk, and rules run in a worker while the page is drawn"
)

Visit = Callable[..., Visitor]

FIXTURES = pathlib.Path(__file__).parents[2] / "fixtures"
GOOD = (FIXTURES / "classic-2-seats.jsonl").read_bytes()
FIRST, SECOND = GOOD.splitlines()
PATIENCE_MS = 120_000
"""Time for the rules to load and start on a busy machine."""


def opens(page: Page, content: bytes, name: str = "records.jsonl") -> None:
    file: Any = {"name": name, "mimeType": "application/jsonl", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)


def told(page: Page, words: str) -> None:
    expect(page.locator(".progress")).to_contain_text(words, timeout=PATIENCE_MS)


def slowest_frame_ms(page: Page) -> float:
    """The longest that the page took for one of the next 30 frames."""
    slowest: float = page.evaluate(
        """async () => {
          let slowest = 0;
          let last = performance.now();
          for (let frame = 0; frame < 30; frame++) {
            await new Promise(requestAnimationFrame);
            const now = performance.now();
            slowest = Math.max(slowest, now - last);
            last = now;
          }
          return slowest;
        }"""
    )
    return slowest


def another(page: Page) -> None:
    """Goes from an open record back to the page that opens files."""
    button = page.get_by_role("button", name="Open another file")
    if button.is_visible():
        button.click()


def record(line: bytes = FIRST) -> Record:
    return msgspec.json.decode(line, type=Record)


def with_another_die(line: bytes, entry: int) -> bytes:
    """The line with one digit changed: a die of that entry."""
    written = encode(record(line).entries[entry])
    [die] = record(line).entries[entry].tape
    changed = written.replace(b'"tape":[%d]' % die, b'"tape":[%d]' % ((die + 1) % 6))
    assert len(changed) == len(written)
    assert changed != written
    return line.replace(written, changed)


def with_a_forbidden_move() -> bytes:
    """A forged record: hash chain and checksum fit, but it moves a piece from a tile where the
    piece does not stand."""
    body = msgspec.Raw(b'{"type":"move_piece","tile":"b8"}')
    return sealed_again(record(), **with_entry(record(), 9, body=body))


@pytest.fixture(scope="module")
def line(common_house: House) -> Iterator[Line]:
    """Network link between Ben and the server."""
    line = Line(int(common_house.url.rsplit(":", 1)[1]))
    yield line
    line.close()


@pytest.fixture(scope="module")
def reader(chromium: Browser, line: Line) -> Iterator[Visitor]:
    """Ben, whose page has loaded the rules already: starting them takes longer than the tests."""
    ben = Visitor(chromium, f"http://127.0.0.1:{line.port}")
    ben.goes_to("/records")
    opens(ben.page, FIRST)
    told(ben.page, "Everything about this record is right.")
    # Load the board and the game's translations too, which are not part of the file.
    expect(ben.page.locator("[data-replayed='0'] .board svg").first).to_be_visible()
    ben.page.wait_for_load_state("networkidle")
    yield ben
    ben.context.close()
    assert ben.complaints == []


@pytest.fixture
def page(reader: Visitor) -> Page:
    """Ben's page, ready to open the next file."""
    another(reader.page)
    return reader.page


@pytest.fixture
def no_line(page: Page, line: Line) -> Iterator[None]:
    """Cuts the network: from now on the page can fetch nothing."""
    line.cut()
    yield
    line.mend()


def test_a_good_file_is_checked_and_any_record_of_it_is_played_back(page: Page) -> None:
    opens(page, GOOD)

    told(page, "All 2 records are right.")
    expect(page.get_by_text("draws follow from the seed")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The game is over.", exact=True)).to_be_visible()
    page.get_by_label("Record, of 2").fill("2")
    page.get_by_label("Record, of 2").press("Enter")
    expect(page.get_by_role("heading", name="Record 2")).to_be_visible()
    expect(page.locator("[data-replayed='0']")).to_be_visible()


@pytest.mark.usefixtures("no_line")
def test_nothing_of_a_file_leaves_the_browser(page: Page) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))

    opens(page, GOOD)
    told(page, "All 2 records are right.")

    another(page)
    opens(page, FIRST + b"\n" + with_another_die(SECOND, 7) + b"\n")
    told(page, "1 of 2 records is not right.")
    expect(page.get_by_role("alert")).to_contain_text("Record 2, entry 7: Draw 1 is ")

    page.get_by_label("Record, of 2").fill("2")
    page.get_by_label("Record, of 2").press("Enter")
    expect(page.get_by_text("Up to there everything is right: 7 entries")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-replayed='6']")).to_be_visible()

    another(page)
    opens(page, with_a_forbidden_move())
    told(page, "Something about this record is not right.")
    expect(page.locator(".first")).to_contain_text("Record 1, entry 9: The rules do not allow it:")

    another(page)
    opens(page, sealed_again(record(), rules=record().rules + 1))
    told(page, "This record cannot be checked here.")
    told(page, f"It was played by newer rules (version {record().rules + 1})")

    opens(page, b'{"format":"ludoteca-record-1",' + bytes(range(32, 127)) * 22_000)
    told(page, "Record 1, format: This is not JSON.")

    opens(page, FIRST[: len(FIRST) // 2])
    told(page, "The line breaks off in the middle.")
    assert sent == []


def test_files_of_something_else_are_refused_without_the_rules(visit: Visit) -> None:
    ben = visit()
    ben.goes_to("/records")
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))

    for content in (
        b"",
        b"\x89PNG\r\n\x1a\n\x00\xff" * 50,
        b'{"a": [1, 2, {"b": null}]}',
        b"x" * 2_000_000,
    ):
        ben.page.locator("p.alert").evaluate_all("all => all.forEach((one) => one.id = 'before')")
        opens(ben.page, content)
        alert = ben.page.locator("[role=alert] p:not(#before)")
        expect(alert).to_contain_text("There is no record in this file.")

    assert not [url for url in asked if "python" in url]


@pytest.mark.deep  # the rules in the browser once more
def test_a_long_check_is_stopped_and_goes_on_while_the_page_stays_quick(page: Page) -> None:
    opens(page, b"\n".join([FIRST] * 400))
    bar = page.locator(".progress")
    expect(bar).to_contain_text("Checking record", timeout=PATIENCE_MS)

    # One record is open while the others are checked, and the page keeps drawing.
    page.get_by_label("Record, of 400").fill("399")
    page.get_by_label("Record, of 400").press("Enter")
    expect(page.get_by_role("heading", name="Record 399")).to_be_visible()
    # A busy machine holds up a frame now and then; a check on the page's own thread would do so
    # always.
    expect(bar).to_contain_text("Checking record")
    assert min(slowest_frame_ms(page) for _ in range(3)) < 500
    expect(bar).to_contain_text("Checking record")
    page.get_by_role("button", name="Cancel").click()
    told(page, "Stopped. Of 400 so far ")
    so_far = bar.inner_text()
    page.wait_for_timeout(300)
    assert bar.inner_text() == so_far

    page.get_by_role("button", name="Continue").click()
    told(page, "All 400 records are right.")


@pytest.mark.deep  # the rules in the browser once more
def test_rules_are_fetched_later_and_what_is_wrong_is_said_in_the_language_of_the_reader(
    visit: Visit,
) -> None:
    ben = visit(locale="ko-KR", viewport=PHONE, has_touch=True)
    page = ben.page
    ben.goes_to("/records")
    page.route("**/*.wasm", lambda route: route.abort())

    opens(page, with_another_die(FIRST, 7))

    told(page, "규칙을 내려받지 못했거나 실행하다 문제가 생겼어요.")
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="다시 시도").click()
    told(page, "이 기록에 올바르지 않은 점이 있어요.")
    said = page.locator(".first")
    expect(said).to_contain_text("기록 1, 7번 항목: 1번째 추첨이")
    assert not [letter for letter in said.inner_text() if letter.isascii() and letter.isalpha()]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ben.complaints.clear()  # the browser itself reports what was cut


@pytest.fixture
def open_house(tmp_path: pathlib.Path) -> Iterator[House]:
    """A house with games of other packages, one of them with secrets."""
    house = House(tmp_path / "open", PYTHONPATH=str(TOYS))
    yield house
    house.close()


@pytest.mark.deep  # the rules in a worker of their own, once more
def test_a_record_with_secrets_is_seen_from_any_seat(open_house: House, visit: Visit) -> None:
    bots = [("random", choose_at_random)] * 2
    line = encode(play(whispers.GAME, whispers.GAME.Options(), bots, "1/1"))
    ben = visit(open_house.url)
    page = ben.page
    ben.goes_to("/records")

    opens(page, line)

    told(page, "Everything about this record is right.")
    seen_by: Locator = page.get_by_label("As seen by")
    expect(seen_by.get_by_role("option")).to_have_text(["Watchers", "random", "random"])
    seen_by.select_option(index=2)
    expect(page.get_by_label("As seen by")).to_have_value("1")
    expect(page.get_by_role("region", name="Board")).to_contain_text("no board here")


@pytest.mark.deep  # a browser of its own, and the rules once more
def test_it_works_on_a_local_network_without_https(house: House, chromium: Browser) -> None:
    here = "--host-resolver-rules=MAP 192.168.0.7 127.0.0.1"
    browser = chromium.browser_type.launch(
        executable_path=debian.PROGRAM, args=[*debian.FLAGS, here]
    )
    ben = Visitor(browser, house.url.replace("127.0.0.1", "192.168.0.7"))
    ben.goes_to("/records")
    assert not ben.page.evaluate("isSecureContext")

    opens(ben.page, GOOD)

    told(ben.page, "All 2 records are right.")
    of_the_browser = "Cross-Origin-Opener-Policy header has been ignored"  # for want of https
    assert [words for words in ben.complaints if of_the_browser not in words] == []
    browser.close()
