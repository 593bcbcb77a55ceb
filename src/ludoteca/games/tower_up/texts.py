"""Prompts and names of options."""

from __future__ import annotations

from ludoteca.core.game import Audience, Fact, Seat, Text
from ludoteca.games.tower_up.building import Effect, city_of, effect, grounds, tried
from ludoteca.games.tower_up.city import (
    CARD_NUMBERS,
    CARDS,
    COLOUR_WORDS,
    COLOURS,
    NUMBERS,
    ROOFS,
    unpacked,
)
from ludoteca.games.tower_up.plans import gain_of, open_sites
from ludoteca.games.tower_up.scoring import visible
from ludoteca.games.tower_up.types import Action, Build, Choose, Place, Return, State, Take
from ludoteca.games.tower_up.view import excess, offer_of, wanted
from ludoteca.kit import choosing


def prompt(state: State, audience: Audience) -> Text:
    """Prompt: for the active player what to do, for all others what that player is doing."""
    seat = state.turn
    if seat < 0:
        return Text("prompt-over")
    facts: dict[str, Fact] = {"seat": seat}
    if audience != seat:
        return Text("prompt-others-place" if state.stage == "place" else "prompt-others", facts)
    if state.stage == "place":
        only = "yes" if len(open_sites(state)) == 1 else "no"
        facts = {"colour_word": COLOUR_WORDS[state.to_place[0]], "only": only}
        return Text("prompt-place", facts)
    if state.stage == "choose":
        want = wanted(state)
        return Text("prompt-wild") if want == "wild" else _instead(f"colour-{want}")
    if state.stage == "return":
        only = "yes" if sum(map(bool, state.stocks[seat])) == 1 else "no"
        return Text("prompt-return", {"floors": excess(state), "only": only})
    if state.stage == "confirm":
        return Text("prompt-done")
    final = "yes" if state.finals > 0 else "no"
    kind = "take" if len(state.roofs[seat]) == ROOFS or not grounds(state, seat) else "act"
    return Text(f"prompt-{kind}", {"extra": "yes" if state.extra else "no", "final": final})


def _instead(word: str) -> Text:
    return Text("prompt-instead", {"colour_word": word})


def describe(state: State, seat: Seat, action: Action) -> Text:
    """Name of an option, with its cost and its gain."""
    city = city_of(state)
    if isinstance(action, Build):
        return _describe_build(state, seat, action)
    if isinstance(action, Take):
        number = CARD_NUMBERS[action.card]
        card = CARDS[number]
        ends = "yes" if offer_of(state, number).ends else "no"
        place = state.market.index(number) + 1
        facts: dict[str, Fact] = {"card": card.id, "card_word": card.word}
        return Text("choice-take", {**facts, "place": place, "ends": ends})
    if isinstance(action, Place):
        site = city.numbers[action.site]
        return Text("choice-place", {"site": action.site, "site_word": city.words[site]})
    if isinstance(action, Choose | Return):
        colour = NUMBERS[action.colour]
        left = state.supply[colour] if isinstance(action, Choose) else state.stocks[seat][colour]
        key = "choice-choose" if isinstance(action, Choose) else "choice-return"
        facts = {"colour": action.colour, "colour_word": COLOUR_WORDS[colour]}
        return Text(key, {**facts, "left": left})
    return choosing.describe_ending(action, ())


def _describe_build(state: State, seat: Seat, action: Build) -> Text:
    city = city_of(state)
    site, colour, roof = (
        city.numbers[action.site],
        NUMBERS[action.colour],
        city.numbers[action.roof],
    )
    after = tried(state, seat, site, colour)
    does: Effect = effect(after, seat, roof)
    on = after.colours[roof]
    return Text(
        "choice-build",
        {
            "site": action.site,
            "site_word": city.words[site],
            "colour": action.colour,
            "colour_word": COLOUR_WORDS[colour],
            "cost": 1 + sum(unpacked(state.costs[site])),
            "roof": action.roof,
            "roof_word": city.words[roof],
            "new": "yes" if roof == site else "no",
            "on": COLOURS[on],
            "on_word": COLOUR_WORDS[on],
            "height": after.heights[roof],
            "start": does.start,
            "end": does.end,
            "points": gain_of(after, seat, roof, does, visible(state, seat)),
            "extra": "yes" if does.extra else "no",
            "chips": sum(does.chips),
        },
    )
