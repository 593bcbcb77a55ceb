"""Random tables of one game of OpenSpiel, driven from Python: ``open_spiel_games.py GAME``.

The driver is as lean as its interface allows: one call per node, and dice without NumPy.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping

import pyspiel
from open_spiel.python import games  # noqa: F401 - registers the games written in Python
from worker import serve

CHANCE = int(pyspiel.PlayerId.CHANCE)


def table(game: pyspiel.Game) -> Mapping[str, int]:
    """Plays one table: ``random_moves`` are decisions of players, ``random_plies`` also count
    dice."""
    draw = random.random
    moves = plies = 0
    state = game.new_initial_state()
    while True:
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            moves += 1
        elif player == CHANCE:
            state.apply_action(rolled(state.chance_outcomes(), draw()))
        else:
            return {"random_moves": moves, "random_plies": plies, "random_tables": 1}
        plies += 1


def rolled(outcomes: list[tuple[int, float]], at: float) -> int:
    for outcome, probability in outcomes:
        at -= probability
        if at < 0:
            return outcome
    return outcomes[-1][0]


if __name__ == "__main__":
    played = pyspiel.load_game(sys.argv[1])
    serve(["open_spiel", "numpy"], lambda: table(played))
