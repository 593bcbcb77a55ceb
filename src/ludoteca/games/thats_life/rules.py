"""That's Life!: roll, move one of your pieces, and live with the tile you leave behind.

Designed by Michael Kiesling and Wolfgang Kramer; first edition 2005, revised 2020. The rules
are those of the revised edition, with the guards and sorted layouts of the first as options;
README.md numbers every case and names the test that holds it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.clone import cloner
from ludoteca.core.game import Meta
from ludoteca.games.thats_life import moves, scoring, sight, speech
from ludoteca.games.thats_life.nouns import (
    ActionFizzled,
    ChoosePlayer,
    Ended,
    Finished,
    GuardMoved,
    MoveGuard,
    MovePiece,
    Options,
    PieceMoved,
    Rolled,
    TileGiven,
    TileStolen,
    TileTaken,
    TileTurned,
    View,
)
from ludoteca.games.thats_life.setup import MAX_SEATS, MIN_SEATS, set_up
from ludoteca.games.thats_life.state import State


class ThatsLife:
    """Keeps the contract `ludoteca.core.game.Game`."""

    meta: Final = Meta(
        id="thats-life",
        rules_version=1,
        seats=(MIN_SEATS, MAX_SEATS),
        minutes=(10, 25),
        complexity=1,
        age=8,
        year=2005,
        authors=("Michael Kiesling", "Wolfgang Kramer"),
    )
    Options = Options
    State = State
    View = View
    actions: Final = (MovePiece, MoveGuard, ChoosePlayer)
    events: Final = (
        Rolled,
        PieceMoved,
        GuardMoved,
        TileTaken,
        TileGiven,
        TileStolen,
        ActionFizzled,
        TileTurned,
        Finished,
        Ended,
    )

    setup = staticmethod(set_up)
    to_act = staticmethod(moves.to_act)
    options = staticmethod(moves.options)
    apply = staticmethod(moves.apply)
    view = staticmethod(sight.view)
    prompt = staticmethod(speech.prompt)
    describe = staticmethod(speech.describe)
    scores = staticmethod(scoring.scores)
    result = staticmethod(scoring.result)
    imagine = staticmethod(sight.imagine)
    clone = staticmethod(cloner(State))


GAME: Final = ThatsLife()
