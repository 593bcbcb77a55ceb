"""A position as text."""

from __future__ import annotations

import textwrap
from typing import Final

from ludoteca.core.diagram import WIDEST
from ludoteca.games.tower_up.city import CARD_NUMBERS, CARDS, CITIES, NUMBERS, WILD
from ludoteca.games.tower_up.types import Building, View

LETTERS: Final = "ABCD"
"""Letters that stand for seats in a diagram."""
SIGNS: Final = "wgbk"
"""Letters that stand for colours in a diagram: white, grey, brown, black."""


def diagram(view: View) -> str:
    """Position as text: the active player and the market; the city by districts, each building with
    its colour, height and roofs from bottom to top (letters; the visible one is a capital); the
    players.
    """
    city = CITIES[len(view.players)]
    standing_on = {building.site: building for building in view.buildings}
    turn = "over" if view.turn is None else f"{LETTERS[view.turn]} to {view.stage}"
    lines = [f"{view.board}, {turn}"]
    lines.append("supply " + _counted(view.supply))
    lines.append("market " + ", ".join([_card(offer.card) for offer in view.market]))
    goals = [f"{one.id} {'/'.join(map(str, one.chips)) or '-'}" for one in view.objectives]
    lines.append("objectives " + ", ".join(goals))
    for district in dict.fromkeys(name[0] for name in city.ids):
        words = [
            f"{name} {_stack(standing_on.get(name))}" for name in city.ids if name[0] == district
        ]
        lines += textwrap.wrap("  ".join(words), WIDEST, subsequent_indent="  ")
    for seat, player in enumerate(view.players):
        vehicles = " ".join(map(str, player.vehicles))
        chips = "+".join([str(chip) for chip in player.chips if chip]) or "-"
        lines.append(
            f"{LETTERS[seat]} has {_counted(player.stock)}; vehicles {vehicles}; roofs "
            f"{player.roofs}; chips {chips}; {player.points.total}{'.' if player.scored else ''}"
        )
    return "\n".join([line.rstrip() for line in lines])


def _counted(floors: tuple[int, ...]) -> str:
    return " ".join([f"{sign}{count}" for sign, count in zip(SIGNS, floors, strict=True)])


def _card(name: str) -> str:
    if not name:
        return "-"
    card = CARDS[CARD_NUMBERS[name]]
    floors = "".join([SIGNS[floor] if floor != WILD else "?" for floor in card.floors])
    return floors + "".join([f">{SIGNS[colour]}" for colour in card.vehicles])


def _stack(building: Building | None) -> str:
    if building is None:
        return "."
    roofs = [
        LETTERS[roof.seat] if roof.floor == building.height else LETTERS[roof.seat].lower()
        for roof in building.roofs
    ]
    return f"{SIGNS[NUMBERS[building.colour]]}{building.height}{''.join(roofs)}"
