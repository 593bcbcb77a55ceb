"""OpenSpiel's Python search on our rules of That's Life!: UCT with one random play-out to the end
per simulation.

It searches positions of random tables with a choice. The counts do not depend on the time per
position. ``PYTHONPATH`` leads to our rules.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import sqrt
from typing import Any

import pyspiel
from nodes import CHANCE, OVER, Node, standing
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from worker import serve

from ludoteca.core.chance import Stream
from ludoteca.games.thats_life.rules import GAME

SEATS = 4
SIDES = 6
SIMULATIONS = 10
POSITIONS = 200

TYPE = pyspiel.GameType(
    short_name="thats_life",
    long_name="That's Life!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=SEATS,  # three pieces to move, or up to three others to choose from
    max_chance_outcomes=SIDES,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=10_000,
)
FACES = [(face, 1 / SIDES) for face in range(SIDES)]


class ThatsLife(pyspiel.Game):  # type: ignore[misc]
    """A table after its setup; its dice are chance nodes."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})
        self.start = standing(GAME, GAME.setup(GAME.Options(), SEATS, Stream(b"a table")))

    def new_initial_state(self) -> Position:
        return Position(self, self.start)


class Position(pyspiel.State):  # type: ignore[misc]
    """The methods of a state that OpenSpiel calls."""

    def __init__(self, game: ThatsLife, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return FACES.copy()  # the search shuffles it

    def returns(self) -> list[float]:
        return self.node.wins()

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.node.choices)))

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)


def positions(game: ThatsLife) -> list[Position]:
    found: list[Position] = []
    while len(found) < POSITIONS:
        node = standing(GAME, GAME.setup(GAME.Options(), SEATS, Stream(random.randbytes(16))))
        while node.player != OVER:
            if node.player != CHANCE and len(node.choices) > 1:
                found.append(Position(game, node))
            node = node.after(random.randrange(len(node.choices)))
    return found


if __name__ == "__main__":
    played = ThatsLife()
    bot = MCTSBot(played, sqrt(2), SIMULATIONS, RandomRolloutEvaluator())
    given = positions(played)

    def think() -> Mapping[str, int]:
        bot.step(random.choice(given))
        return {"search_playouts": SIMULATIONS}

    serve(["open_spiel", "numpy"], think)
