"""On Tour: plan a hundred days on the road, two numbers at a time.

Designed by Chad DeShon; first edition 2019, second edition 2020. README.md numbers every case of
the rules and names the test that holds it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.clone import cloner
from ludoteca.core.game import Meta
from ludoteca.games.on_tour import choices, scoring, sight, speech
from ludoteca.games.on_tour.nouns import (
    CardsTurned,
    Ended,
    Mark,
    Marked,
    Options,
    Reshuffled,
    Rolled,
    View,
)
from ludoteca.games.on_tour.state import State
from ludoteca.games.on_tour.turns import MAX_SEATS, MIN_SEATS, set_up
from ludoteca.kit.together import Confirm, TakeAllBack, TakeBack


class OnTour:
    """Keeps the contract `ludoteca.core.game.Game`."""

    meta: Final = Meta(
        id="on-tour",
        rules_version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        minutes=(15, 30),
        complexity=1,
        age=8,
        year=2019,
        authors=("Chad DeShon",),
    )
    Options = Options
    State = State
    View = View
    actions: Final = (Mark, TakeBack, TakeAllBack, Confirm)
    events: Final = (CardsTurned, Reshuffled, Rolled, Marked, Ended)

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


GAME: Final = OnTour()
MEASURE: Final = scoring.merit
