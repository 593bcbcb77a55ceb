"""What people are told to do, and how their options are called."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Audience, Fact, Seat, Text
from ludoteca.games.on_tour.choices import (
    number_is_circled,
    places,
    star_is_circled,
    to_act,
    wanted,
)
from ludoteca.games.on_tour.maps import MAPS
from ludoteca.games.on_tour.marks import STAR, name_of
from ludoteca.games.on_tour.nouns import Action, Mark, What
from ludoteca.games.on_tour.state import KINDS, OVER, State
from ludoteca.kit.together import Confirm, TakeBack

_NUMBERS: Final = {number: f"{number:02d}" for number in range(100)}


def prompt(state: State, audience: Audience) -> Text:
    """To those who mark: what is left to do. To those who are done: for whom all wait."""
    if state.kind == OVER:
        return Text("prompt-over")
    waiting = to_act(state)
    if audience is None or audience not in waiting:
        if len(waiting) == 1:
            return Text("prompt-wait-for", {"seat": waiting[0]})
        return Text("prompt-wait", {"players": len(waiting)})
    last = "yes" if 1 == len(waiting) < len(state.marks) else "no"
    recent = state.recent[audience]
    if len(recent) == wanted(state):
        return Text("prompt-confirm", {"last": last})
    whats = [what for what, _ in places(state, audience)]
    facts: dict[str, Fact] = {
        "kind": KINDS[state.kind],
        "low": _NUMBERS[state.low],
        "high": _NUMBERS[state.high],
        "number": _NUMBERS[state.high if "high" in whats else state.low],
        "left": wanted(state) - len(recent),
        "cards": "yes" if state.cards else "no",
        "last": last,
    }
    return Text(_asked(whats, wanted(state) - len(recent)), facts)


def _asked(whats: list[What], left: int) -> str:
    if whats == ["x"]:
        return "prompt-x"
    if "star" in whats:
        return "prompt-star"
    if "x" in whats:
        return "prompt-number-and-x"
    if left > 1:
        return "prompt-numbers"
    return "prompt-either" if len(whats) > 1 else "prompt-number"


def describe(state: State, seat: Seat, action: Action) -> Text:
    """The spoken name of an option."""
    if isinstance(action, Mark):
        return _describe_mark(state, seat, action)
    recent, marks = state.recent[seat], state.marks[seat]
    land = MAPS[state.map]
    if isinstance(action, Confirm):
        return Text("choice-confirm")
    if isinstance(action, TakeBack):
        facts: dict[str, Fact] = {
            "mark": name_of(marks[recent[-1]]),
            "area_word": land.words[recent[-1]],
        }
        return Text("choice-take-back", facts)
    return Text("choice-take-all-back", {"marks": len(recent)})


def _describe_mark(state: State, seat: Seat, action: Mark) -> Text:
    """With whether it will be circled, as far as the marks made so far say."""
    land = MAPS[state.map]
    area = land.names[action.area]
    marks, recent = state.marks[seat], state.recent[seat]
    if action.what == "x":
        mark, circled = "x", False
    elif action.what == "star":
        mark, circled = "star", star_is_circled(state, area)
    else:
        mark = _NUMBERS[state.low if action.what == "low" else state.high]
        numbers = [other for other in recent if marks[other] < STAR]
        circled = number_is_circled(state, area, numbers)
    return Text(
        "choice-mark",
        {
            "mark": mark,
            "area_word": land.words[area],
            "circled": "yes" if circled else "no",
        },
    )
