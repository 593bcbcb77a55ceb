"""Roll to the Top: Journeys: roll, write, and be the first to fill a sight of the world.

Designed by Peter Joustra and Corné van Moorsel; first edition 2018, Journeys 2022. The rules are
those of Journeys, its boards are drawn for this project; README.md numbers every case and names
the test that holds it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.clone import cloner
from ludoteca.core.game import Meta
from ludoteca.games.roll_to_the_top import choices, scoring, sight, speech
from ludoteca.games.roll_to_the_top.nouns import (
    AddDie,
    Completed,
    DiceSwapped,
    DieAdded,
    DieRemoved,
    Ended,
    Options,
    Passed,
    RemoveDie,
    Rolled,
    SwapDice,
    View,
    Write,
    Written,
)
from ludoteca.games.roll_to_the_top.state import State
from ludoteca.games.roll_to_the_top.turns import MAX_SEATS, MIN_SEATS, set_up
from ludoteca.kit.together import Confirm, TakeAllBack, TakeBack


class RollToTheTop:
    """Keeps the contract `ludoteca.core.game.Game`."""

    meta: Final = Meta(
        id="roll-to-the-top",
        rules_version=2,
        seats=(MIN_SEATS, MAX_SEATS),
        minutes=(10, 15),
        complexity=1,
        age=9,
        year=2022,
        authors=("Peter Joustra", "Corné van Moorsel"),
    )
    Options = Options
    State = State
    View = View
    actions: Final = (Write, TakeBack, TakeAllBack, Confirm, AddDie, RemoveDie, SwapDice)
    events: Final = (
        Written,
        Passed,
        Completed,
        DieAdded,
        DieRemoved,
        DiceSwapped,
        Rolled,
        Ended,
    )

    setup = staticmethod(set_up)
    to_act = staticmethod(choices.to_act)
    options = staticmethod(choices.options)
    apply = staticmethod(choices.apply)
    view = staticmethod(sight.view)
    prompt = staticmethod(speech.prompt)
    describe = staticmethod(speech.describe)
    scores = staticmethod(scoring.scores)
    result = staticmethod(scoring.result)
    imagine = staticmethod(sight.imagine)
    clone = staticmethod(cloner(State))


GAME: Final = RollToTheTop()
MEASURE: Final = scoring.merit
