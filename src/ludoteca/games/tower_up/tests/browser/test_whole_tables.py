"""Whole tables of Tower Up: two people in two browsers, by keyboard alone, by finger on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.known import Hand, laid
from tests.browser.test_everybody import AXE, TAGS, looked
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser(
    "a city that is drawn is pointed at, walked over by keys, touched and looked at closely"
)

Visit = Callable[..., Visitor]

BUILD_EVERY = 3
"""One turn in this many takes a card although a build is possible."""
BY_HAND = 24
"""Entries, or turns, played by hand, with dice that bring all kinds of them. Later entries show
nothing new of the board except the result."""


class Builder:
    """A visitor at a table who chooses things that glow, with a mouse or a finger."""

    def __init__(self, visitor: Visitor, *, finger: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.finger = finger
        self.turns = 0

    @property
    def sites(self) -> Locator:
        """Sites that can be chosen."""
        return self.page.locator(".tower-up .room [role=button][data-spot]")

    @property
    def refused(self) -> Locator:
        return self.page.locator(".tower-up .room [role=img][data-spot]")

    @property
    def cards(self) -> Locator:
        return self.page.locator(".tower-up button.card")

    @property
    def roofs(self) -> Locator:
        return self.page.locator(".tower-up .roofs button")

    def is_asked(self) -> bool:
        """And what was done before is done, or a key would do nothing."""
        asked, sending = self.page.locator(".prompt.mine"), self.page.locator(".keys.sending")
        return bool(asked.count()) and not sending.count()

    def touches(self, what: Locator) -> None:
        (what.tap if self.finger else what.click)(timeout=TURN_MS)

    def does(self, what: Locator) -> None:
        """Makes the last choice of an action, with one tap, because everything can be undone."""
        before = self.visitor.entry
        self.touches(what)
        self.visitor.sees_more_than(before)

    def chooses_a_site(self, at: int) -> None:
        expect(self.sites.first).to_be_visible()
        self.touches(self.sites.nth(at % self.sites.count()))
        expect(self.page.locator(".tower-up .plans")).to_be_visible()
        colours = self.page.locator(".tower-up .colours button")
        if colours.count():
            self.touches(colours.nth(at % colours.count()))
        expect(self.roofs.first).to_be_visible()

    def acts(self) -> None:
        """Makes one entry of the log: a card, a floor, a whole build, or confirming."""
        self.turns += 1
        done = self.page.locator(".tower-up [data-anchor=confirm]")
        floors = self.page.locator(".tower-up .floors button")
        expect(done.or_(floors).or_(self.cards).first).to_be_visible()
        expect(self.page.locator(".tower-up button[aria-disabled=true]")).to_have_count(0)
        if done.count():
            self.does(done)
        elif floors.count():
            self.does(floors.last)
        elif self.sites.count() and self.turns % BUILD_EVERY:
            self.chooses_a_site(self.turns * 7)
            self.does(self.roofs.nth(self.turns % self.roofs.count()))
        else:
            self.does(self.cards.nth(self.turns % self.cards.count()))


def against_a_bot(visitor: Visitor, level: str = "easy") -> None:
    visitor.is_at_a_table(level, game="tower-up")
    expect(visitor.page.locator(".prompt.mine")).to_be_visible()
    expect(Builder(visitor).sites.first).to_be_visible()


def drawn(page: Page) -> list[str]:
    """Screen reader texts of all sites."""
    spots = page.locator(".tower-up .room [data-spot]")
    expect(spots.first).to_be_visible()
    found: list[str] = spots.evaluate_all(
        "spots => spots.map((spot) => spot.getAttribute('aria-label'))"
    )
    return found


@pytest.mark.deep  # the platform's whole tables are of two people every day
@pytest.mark.long
def test_two_people_play_a_whole_table_and_one_reloads_in_the_middle(
    house: House, visit: Visit
) -> None:
    table = laid(house, "tower-up", "Anna", "Ben", seed=21)
    anna = Builder(visit())
    ben = Builder(
        visit(viewport=PHONE, locale="ko-KR", has_touch=True, color_scheme="dark"), finger=True
    )
    by_mouse, by_finger = Hand(anna.visitor), Hand(ben.visitor)
    table.is_shown_to(anna.visitor, "Anna")
    table.is_shown_to(ben.visitor, "Ben")

    entries = 0
    while entries < BY_HAND:
        ready = next((one for one in (anna, ben) if one.is_asked()), None)
        if ready is None:
            anna.page.wait_for_timeout(30)
            continue
        ready.acts()
        entries += 1
        if entries == BY_HAND // 2:
            waiting = ben if anna.is_asked() else anna
            before = drawn(waiting.page)
            waiting.page.reload()
            assert drawn(waiting.page) == before
        if ready is ben:
            height, width = ben.page.evaluate(
                "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert (height, width) == (PHONE["height"], PHONE["width"])
    anna.visitor.is_back_when_it_is_over(ben.visitor)

    assert by_mouse.kinds() >= {"build", "take", "confirm"}
    assert by_finger.kinds() >= {"build", "take", "confirm"}
    assert anna.visitor.scores() == ben.visitor.scores()
    expect(anna.page.locator(".result .tower-up.account")).to_have_count(2)
    assert not anna.page.locator(".ribbon").count(), "it would lie across the result"
    totals = [
        sum(int(part) for part in account.locator("strong").all_text_contents())
        for account in anna.page.locator(".result .tower-up.account").all()
    ]
    assert totals == anna.visitor.scores()


WAY = """(targets, element) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const here = middle(element);
    const all = targets.map(middle).map(({ x, y }) => ({ x: x - here.x, y: y - here.y }));
    const [{ x, y }] = all.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
    return [x, y];
}"""


def by_keys(page: Page, within: str) -> None:
    """Moves by arrow keys, as a sighted player does, until one of ``within`` has the focus; by Tab
    where the way is too winding."""
    targets = page.locator(within)
    for step in range(30):
        if page.locator(f"{within}:focus").count():
            return
        if not page.locator(".tower-up [data-spot]:focus").count():
            page.locator(".tower-up [data-spot]").first.focus()  # as Tab does, from the list
            continue
        focus = page.locator(":focus").element_handle()
        x, y = targets.evaluate_all(WAY, focus)
        across = abs(x) > abs(y) if step % 4 else abs(x) <= abs(y)  # now and then around a corner
        key = ("Left", "Right")[x > 0] if across else ("Up", "Down")[y > 0]
        page.keyboard.press(f"Arrow{key}")
    for _ in range(200):
        if page.locator(f"{within}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{within} is not to be reached by keys")


@pytest.mark.long
@pytest.mark.deep  # the platform's whole tables are played every day
def test_a_whole_table_by_keyboard_alone_against_a_bot(house: House, visit: Visit) -> None:
    anna = Builder(visit())
    pressed = Hand(anna.visitor)
    laid(house, "tower-up", "Anna", "random", seed=22).is_shown_to(anna.visitor)
    page, keys = anna.page, anna.page.keyboard
    open_site = ".tower-up .room [role=button][data-spot]"
    expect(anna.sites.first).to_be_visible()
    page.locator(".tower-up .room svg[role=group]").focus()

    turns = 0
    while not anna.visitor.end.count() and turns < BY_HAND:
        if not anna.is_asked():
            page.wait_for_timeout(30)
            continue
        turns += 1
        before = anna.visitor.entry
        if page.locator(".tower-up [data-anchor=confirm]").count():
            by_keys(page, "[data-anchor=confirm]")
        elif page.locator(".tower-up .floors button").count():
            by_keys(page, ".floors button")
        elif anna.sites.count() and turns % BUILD_EVERY:
            by_keys(page, open_site)
            keys.press("Enter")
            if page.locator(".tower-up .colours button").count():
                expect(page.locator(".tower-up .colours button:focus")).to_have_count(1)
                keys.press("Enter")
            expect(page.locator(".tower-up .roofs button:focus")).to_have_count(1)
        else:
            by_keys(page, "button.card")
        keys.press("Enter")
        anna.visitor.sees_more_than(before)
        assert page.evaluate("document.activeElement !== document.body")

    if not anna.visitor.end.count():
        anna.visitor.is_back_when_it_is_over()
    assert turns > BY_HAND - 4
    assert pressed.kinds() >= {"build", "take", "confirm"}
    assert len(anna.visitor.scores()) == 2


def test_a_build_is_narrowed_step_by_step_and_escape_goes_back(visit: Visit) -> None:
    anna = Builder(visit())
    against_a_bot(anna.visitor)
    page = anna.page
    built = page.locator(".tower-up .room .tower")
    before = built.count()

    colours = page.locator(".tower-up .colours button")
    for at in range(anna.sites.count()):
        anna.sites.nth(at).click()
        if colours.count() > 1:
            break
        page.keyboard.press("Escape")  # only one colour can be built there
        expect(page.locator(".tower-up .plans")).to_have_count(0)
    assert colours.count() > 1
    colours.first.click()
    expect(anna.roofs.first).to_be_visible()
    expect(built).to_have_count(before + 1)  # foreseen
    anna.roofs.last.hover()
    expect(page.locator(".tower-up .caption p")).to_contain_text("vehicle from")

    page.keyboard.press("Escape")
    expect(colours.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tower-up .plans")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(built).to_have_count(before)
    expect(anna.cards).to_have_count(3)


def test_a_refused_site_says_why_by_pointer_key_and_finger(visit: Visit) -> None:
    anna = Builder(visit())
    against_a_bot(anna.visitor)
    nowhere = anna.refused.and_(anna.page.locator("[aria-label*='no building stands beside it']"))
    caption = anna.page.locator(".tower-up .caption p")

    nowhere.first.hover()
    expect(caption).to_contain_text("no building stands beside it")
    anna.page.mouse.move(5, 5)
    expect(caption).to_have_count(0)
    by_keys(anna.page, ".room [role=img][data-spot][aria-label*='no building']")
    expect(caption).to_contain_text("no building stands beside it")

    ben = Builder(visit(viewport=PHONE, has_touch=True), finger=True)
    against_a_bot(ben.visitor)
    ben.refused.and_(ben.page.locator("[aria-label*='no building']")).first.tap()
    expect(ben.page.locator(".tower-up .caption p")).to_contain_text("no building stands beside it")


def test_a_phone_begins_with_the_plan_and_what_one_chooses_is_kept(visit: Visit) -> None:
    anna = Builder(visit(viewport=PHONE, has_touch=True), finger=True)
    against_a_bot(anna.visitor)
    tiles = anna.page.locator(".tower-up .room .tile")
    towers = anna.page.locator(".tower-up .room .tower")
    expect(tiles.first).to_be_visible()
    heights = tiles.locator("text").all_text_contents()

    anna.page.locator("[data-anchor=style]").tap()
    expect(towers.first).to_be_visible()
    assert anna.page.locator(".tower-up .badges text").all_text_contents() == heights
    anna.page.reload()

    expect(towers.first).to_be_visible()


def test_the_city_is_looked_at_closely_by_keys_and_wheel(visit: Visit) -> None:
    anna = Builder(visit())
    against_a_bot(anna.visitor)
    city = anna.page.locator(".tower-up .room svg[role=group]")
    expect(city.locator("[role=button][data-spot]").first).to_be_visible()

    city.focus()
    expect(city).to_be_focused()
    anna.page.keyboard.press("+")
    expect(city).not_to_have_attribute("data-scale", "1.00")
    anna.page.keyboard.press("0")
    expect(city).to_have_attribute("data-scale", "1.00")
    city.hover()
    anna.page.mouse.wheel(0, -300)

    expect(city).not_to_have_attribute("data-scale", "1.00")


def test_a_phone_in_korean_by_night_has_all_of_a_turn_in_sight(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, color_scheme="dark", locale="ko-KR")
    ben = Builder(visitor, finger=True)
    visitor.is_at_a_table("easy", name="벤", game="tower-up")
    expect(ben.page.locator(".prompt.mine")).to_be_visible()

    ben.chooses_a_site(3)
    ben.page.evaluate(AXE.read_text("utf-8"))
    found = looked(ben.page, "axeFindings", TAGS)
    cut = looked(ben.page, "cutOff") + looked(ben.page, "overlaps")
    small = looked(ben.page, "smallTargets")
    sheet = ben.page.locator(".tower-up .plans").bounding_box()
    while ben.page.locator(".tower-up .plans").count():
        ben.page.keyboard.press("Escape")
    ben.page.locator("[data-anchor=boards]").tap()
    expect(ben.page.locator("[data-anchor=objectives]")).to_be_visible()
    found += looked(ben.page, "axeFindings", TAGS)

    assert not found + cut + small
    assert sheet is not None
    assert sheet["y"] + sheet["height"] <= PHONE["height"]


def test_towers_grow_for_those_who_like_motion_and_for_nobody_else(visit: Visit) -> None:
    running = "() => document.querySelector('.tower-up').getAnimations({ subtree: true }).length"
    moved = []
    for motion in ("no-preference", "reduce"):
        anna = Builder(visit(reduced_motion=motion))
        against_a_bot(anna.visitor)
        anna.page.evaluate(
            """() => {
                window.fallen = 0;
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (...asked) {
                    if (this.closest('.tower-up')) window.fallen += 1;
                    return animate.apply(this, asked);
                };
            }"""
        )
        anna.chooses_a_site(2)
        anna.does(anna.roofs.last)
        expect(anna.page.locator(".tower-up [data-anchor=confirm]")).to_be_visible()
        if motion == "reduce":
            anna.page.wait_for_timeout(300)  # nothing begins to move meanwhile
        else:
            anna.page.wait_for_function("() => window.fallen >= 2")
        moved.append(anna.page.evaluate("window.fallen"))
        if motion == "reduce":
            assert anna.page.evaluate(running) == 0

    assert moved[0] >= 2
    assert moved[1] == 0


def test_sideways_what_there_is_to_choose_from_takes_no_room_from_the_city(visit: Visit) -> None:
    anna = Builder(
        visit(viewport={"width": 740, "height": 360}, has_touch=True, locale="ko-KR"), finger=True
    )
    against_a_bot(anna.visitor)
    room = anna.page.locator(".tower-up .room")
    before = room.bounding_box()
    assert before is not None
    assert min(before["width"], before["height"]) > 250

    anna.chooses_a_site(0)

    assert room.bounding_box() == before
    for offer in anna.roofs.all()[:2]:
        expect(offer).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_city_stays_where_it_is_while_a_colour_is_chosen(
    house: House, visit: Visit
) -> None:
    """Three colours, because with only one the roofs come up at once and may need more room."""
    anna = Builder(visit(viewport=PHONE, has_touch=True), finger=True)
    laid(house, "tower-up", "Anna", "easy", seed=425).is_shown_to(anna.visitor)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    expect(anna.sites).to_have_count(9)
    room = anna.page.locator(".tower-up .room")
    before = room.bounding_box()

    anna.touches(anna.sites.first)

    expect(anna.page.locator(".tower-up .plans .colours button")).to_have_count(3)
    assert room.bounding_box() == before


COUNTED = "window.taps = 0; addEventListener('click', () => (taps += 1), { capture: true }); void 0"


def test_a_build_takes_a_finger_four_taps_and_a_card_two(house: House, visit: Visit) -> None:
    anna = Builder(visit(viewport=PHONE, has_touch=True), finger=True)
    laid(house, "tower-up", "Anna", "easy", seed=426).is_shown_to(anna.visitor)
    done = anna.page.locator(".tower-up [data-anchor=confirm]")
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    expect(anna.sites.first).to_be_visible()
    anna.page.evaluate(COUNTED)

    anna.chooses_a_site(0)
    anna.does(anna.roofs.first)
    anna.does(done)
    built = anna.page.evaluate("taps")
    expect(anna.page.locator(".tower-up button.card:not([aria-disabled=true])")).not_to_have_count(
        0
    )
    anna.does(anna.cards.filter(has=anna.page.locator(".arrow")).first)
    anna.does(done)

    assert built <= 4  # site, colour where there are several, roof, done
    assert anna.page.evaluate("taps") - built == 2
