"""The metadata in the HTML heads of pages."""
# ruff: noqa: RUF001 - names are written as people read them

from __future__ import annotations

import base64
import hashlib
import re
import struct
from collections.abc import Callable
from html.parser import HTMLParser

import pytest
from tests.server.house import House, Person
from tests.titles import ANY, CHALLENGING

from ludoteca.i18n import LANGUAGES, name_of, say, wished

Visit = Callable[..., Person]
GAMES = {
    "en": "That’s Life!",
    "es": "¡Así es la vida!",
    "ko": "댓츠 라이프!",
}


class Told(HTMLParser):
    """The head of a page as programs read it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.title = ""
        self.language = ""
        self.said: dict[str, str] = {}
        self.links: list[dict[str, str]] = []
        self.tags: list[str] = []
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = given["lang"]
        if tag == "meta" and "content" in given:
            self.said[given.get("property") or given.get("name", "")] = given["content"]
        if tag == "link":
            self.links.append(given)

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


async def told(person: Person, path: str, status: int = 200, **headers: str) -> Told:
    answer = await person.web.get(
        path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    assert answer.status_code == status
    return Told(answer.text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_page_has_metadata_in_every_language(
    house: House, visitor: Visit, language: str
) -> None:
    person = visitor(house)

    asked = await told(person, f"/?lang={language}")
    wished_for = await told(person, "/", accept_language=language)

    assert asked.language == wished_for.language == language
    assert asked.title == "Ludoteca"
    assert len(asked.said["og:description"]) > 25
    assert asked.said == wished_for.said
    assert asked.said["og:image"] == f"{house.url}/previews/{language}.png"


@pytest.mark.parametrize(("language", "name"), GAMES.items())
async def test_the_page_of_a_game_has_its_name_and_line(
    house: House, visitor: Visit, language: str, name: str
) -> None:
    head = await told(visitor(house), f"/games/{ANY}?lang={language}")

    assert name in head.title
    assert name in head.said["og:title"]
    assert "6" in head.said["description"]
    assert head.said["og:image"] == f"{house.url}/previews/{ANY}/{language}.png"
    assert head.said["twitter:card"] == "summary_large_image"
    assert "robots" not in head.said
    others = {link["hreflang"] for link in head.links if link["rel"] == "alternate"}
    assert others == {*LANGUAGES, "x-default"}


async def test_an_address_that_names_a_language_is_a_page_of_its_own(
    house: House, visitor: Visit
) -> None:
    def address(head: Told) -> list[str]:
        return [link["href"] for link in head.links if link["rel"] == "canonical"]

    korean = await told(visitor(house), "/about?lang=ko")
    any_language = await told(visitor(house), "/about", accept_language="ko")

    assert address(korean) == [f"{house.url}/about?lang=ko"]
    assert address(any_language) == [f"{house.url}/about"]


async def test_the_challenge_of_today_has_an_address_by_its_game(
    house: House, visitor: Visit
) -> None:
    title = CHALLENGING[0]
    game = title.meta.id

    today = await told(visitor(house), f"/challenges/{game}")

    assert today.said["og:title"].startswith(f"{name_of(title, 'en')}: the challenge of ")
    for nothing in (ANY, f"day-1999-01-01-{game}", "again-nothing"):
        await told(visitor(house), f"/challenges/{nothing}", status=404)


async def test_the_link_of_a_waiting_table_is_an_invitation(house: House, visitor: Visit) -> None:
    ana = await visitor(house).is_called("Ana")
    table = await ana.makes_table("me", "open", game=ANY)
    crawler = visitor(house)

    english = await told(crawler, f"/t/{table}")
    spanish = await told(crawler, f"/t/{table}", accept_language="es-AR,es;q=0.9,en;q=0.5")

    assert english.said["og:title"] == "Ana invites you to That’s Life!"
    assert spanish.said["og:title"] == "Ana te invita a jugar a ¡Así es la vida!"
    assert english.said["og:url"] == f"{house.url}/t/{table}"
    assert english.said["robots"] == "noindex"


async def test_the_link_of_a_running_and_of_a_finished_table_says_so(
    house: House, visitor: Visit
) -> None:
    ana = await visitor(house).is_called("Ana")
    ben = await visitor(house).is_called("Ben")
    table = await ana.makes_table("me", "open", game="quiet-steps")
    await ben.post(f"/api/tables/{table}/join")
    await ana.starts(table)
    crawler = visitor(house)

    running = await told(crawler, f"/t/{table}")
    moment = await told(crawler, f"/t/{table}/replay?at=3")

    assert running.said["og:title"].startswith("Ana and Ben are playing ")
    assert "Step 3" in moment.said["og:description"]
    assert moment.said["og:url"] == f"{house.url}/t/{table}/replay?at=3"

    alone = await ana.makes_table("me", "random", game=ANY)
    async with ana.sits_at(alone) as chair:
        await ana.starts(alone, chair)
        update = await chair.hears("update")
        await chair.plays_on(update)

    over = await told(crawler, f"/t/{alone}")
    assert over.said["og:title"] == "Ana has played That’s Life!"


async def test_the_page_of_a_missing_table_says_so(house: House, visitor: Visit) -> None:
    head = await told(visitor(house), "/t/abcdefghijklmnop", status=404)

    assert head.said["og:title"] == "There is no such table"
    assert head.said["robots"] == "noindex"


async def test_names_are_text_wherever_they_stand(house: House, visitor: Visit) -> None:
    ana = await visitor(house).is_called("Ana & Ben's 'x'")
    table = await ana.makes_table("me", "open", game=ANY)

    page = (await visitor(house).get(f"/t/{table}")).text

    assert "Ana &amp; Ben&#x27;s &#x27;x&#x27; invites you" in page
    assert Told(page).said["og:title"] == "Ana & Ben's 'x' invites you to That’s Life!"


@pytest.mark.parametrize(
    "path",
    [
        '/?lang="><script>alert(1)</script>',
        "/?in=%22%3E%3Cscript%3E",
        "/t/x/replay?at=%22%3E%3Cscript%3E1",
        "/games/%22%3E%3Cscript%3E",
        "/%22%3E%3Cscript%3Ealert",
    ],
)
async def test_addresses_bring_nothing_of_their_own(
    house: House, visitor: Visit, path: str
) -> None:
    head = await told(visitor(house), path, status=200 if path.startswith("/?") else 404)

    assert head.language == "en"
    assert head.tags.count("script") == 1


async def test_a_strange_host_is_not_repeated(house: House, visitor: Visit) -> None:
    for host in ("x%22%3E", "a b", "ex'ample", "a,b"):
        answer = await visitor(house).web.get("/", headers={"host": host})

        if answer.status_code == 200:  # some are refused before they come to us
            assert Told(answer.text).said["og:url"] == "/"
        assert host not in answer.text


async def test_addresses_use_the_public_url_if_there_is_one(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(PUBLIC_URL="https://play.example.org/")

    head = await told(visitor(house), f"/games/{ANY}")

    assert head.said["og:url"] == f"https://play.example.org/games/{ANY}"
    assert head.said["og:image"].startswith("https://play.example.org/previews/")


async def test_shared_links_speak_the_language_of_who_shared_them_to_programs_only(
    house: House, visitor: Visit
) -> None:
    person = visitor(house)

    crawler = await told(person, "/?in=ko", accept_language="en-US")
    browser = await told(person, "/?in=ko", accept_language="es", sec_fetch_mode="navigate")
    chosen = await told(person, "/?in=ko", cookie="language=zh-Hant")
    asked = await told(person, "/?in=ko&lang=es", cookie="language=zh-Hant")

    spoken = [head.language for head in (crawler, browser, chosen, asked)]
    assert spoken == ["ko", "es", "zh-Hant", "es"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr;q=0.9, ko-KR;q=0.8, en;q=0.1", "ko"),
        ("en;q=0.1, es-419", "es"),
        ("zh-CN", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("es;q=0, ko", "ko"),
        ("*", "en"),
        ("", "en"),
        ("xx-yy-zz;q=a, ;;;, q=1", "en"),
        ("a" * 5000, "en"),
    ],
)
async def test_browsers_read_the_first_of_their_wishes_that_we_have(
    house: House, visitor: Visit, header: str, language: str
) -> None:
    assert (await told(visitor(house), "/", accept_language=header)).language == language


def test_nothing_is_read_where_nothing_fits() -> None:
    assert wished(["fr", "de-CH"]) is None


async def test_the_policy_allows_the_styles_of_the_page_and_no_others(
    house: House, visitor: Visit
) -> None:
    answer = await visitor(house).get("/")
    (style,) = re.findall("<style>(.*?)</style>", answer.text, re.DOTALL)

    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()

    policy = answer.headers["content-security-policy"]
    assert f"style-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy
    assert answer.headers.get_list("content-security-policy") == [policy]


async def test_all_files_in_the_hints_of_a_page_exist(house: House, visitor: Visit) -> None:
    ana = await visitor(house).is_called("Ana")
    table = await ana.makes_table("me", "open", game=ANY)
    for path in ("/?lang=ko", f"/t/{table}", "/records?lang=es", f"/t/{table}/replay?at=1"):
        head = await told(ana, path)
        hinted = [
            link["href"]
            for link in head.links
            if link["rel"] in ("modulepreload", "preload", "icon", "manifest")
        ]

        assert len(hinted) > 5
        assert len(set(hinted)) == len(hinted)
        for address in hinted:
            assert (await ana.get(address)).status_code == 200, address


async def test_the_board_is_preloaded_after_the_start_of_the_game(
    house: House, visitor: Visit
) -> None:
    ana = await visitor(house).is_called("Ana")
    table = await ana.makes_table("me", "random", game=ANY)

    async def hurried() -> str:
        links = (await told(ana, f"/t/{table}")).links
        return " ".join(link["href"] for link in links if link["rel"] == "modulepreload")

    before = await hurried()
    await ana.starts(table)
    after = await hurried()

    assert "/WaitingRoom-" in before
    assert "/Board-" not in before
    assert "/Play-" not in before
    assert "/WaitingRoom-" not in after
    assert "/Board-" in after
    assert "/Play-" in after


@pytest.mark.parametrize("language", LANGUAGES)
async def test_phones_can_put_the_house_on_their_home_screen(
    house: House, visitor: Visit, language: str
) -> None:
    person = visitor(house)
    head = await told(person, f"/?lang={language}")
    (link,) = [link["href"] for link in head.links if link["rel"] == "manifest"]

    answer = await person.get(link)

    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (manifest["lang"], manifest["start_url"], manifest["display"]) == (
        language,
        "/",
        "standalone",
    )
    kinds = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert kinds == {(p, s) for p in ("any", "maskable") for s in ("192x192", "512x512")}
    for address in [icon["src"] for icon in manifest["icons"]] + ["/icons/apple-touch-icon.png"]:
        picture = await person.get(address)
        assert picture.headers["content-type"] == "image/png", address
    places = {shortcut["name"]: shortcut["url"] for shortcut in manifest["shortcuts"]}
    assert places[say(language, "shortcut-mine")] == "/lobby"
    for shortcut in manifest["shortcuts"]:
        assert (await person.get(shortcut["url"])).status_code == 200


async def test_the_pictures_of_previews_are_where_pages_say(house: House, visitor: Visit) -> None:
    person = visitor(house)
    for path in ("/?lang=ko", f"/games/{ANY}?lang=es", "/about"):
        said = (await told(person, path)).said

        picture = await person.get(said["og:image"].removeprefix(house.url))

        assert picture.headers["content-type"] == "image/png"
        assert picture.content[16:24] == struct.pack(">II", 1200, 630)


async def test_a_game_without_a_picture_is_shown_by_that_of_the_house(
    house: House, visitor: Visit
) -> None:
    person = visitor(house)

    own = await person.get("/previews/quiet-steps/ko.png")
    nobody = await person.get("/previews/quiet-steps/xx.png")
    outside = await person.get(f"/previews/{ANY}/..%2F..%2Fbot.png")

    assert own.content == (await person.get("/previews/ko.png")).content
    assert (nobody.status_code, outside.status_code) == (404, 404)
