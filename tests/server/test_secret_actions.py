"""An action that its own seat alone sees anything of costs no other audience a picture."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.titles import TITLES

from ludoteca.core.codec import encode
from ludoteca.core.game import Audience, Seat, is_secret
from ludoteca.core.replay.log import Occupant, Start
from ludoteca.server.tables.play.client_frames import Act
from ludoteca.server.tables.play.dice import Dice
from ludoteca.server.tables.play.draft import CommitDiffers
from ludoteca.server.tables.play.table import Table

DICE = Dice("t", bytes(32))
WITH_SECRETS = [one.game for one in TITLES if any(map(is_secret, one.game.actions))]
assert WITH_SECRETS, "no game has actions for this to be tried with"


class Watched:
    """A game that remembers whose view was asked for."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.asked: list[Audience] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: Any, audience: Audience) -> Any:
        self.asked.append(audience)
        return self._game.view(state, audience)


def started(game: Any, *, check_commits: bool) -> Table:
    table = Table(game, DICE, check_commits=check_commits)
    occupants = tuple(Occupant(f"seat {seat}") for seat in range(3))
    options = msgspec.Raw(encode(game.Options()))
    start = Start(game.meta.id, game.meta.rules_version, options, occupants, DICE.fair(()))
    table.commit(table.propose_start(start, at=0).entry)
    return table


def secretly(table: Table, seat: Seat) -> Any:
    """Takes the first secret action of ``seat``; the updates."""
    action = next(one for one in table.options(seat) if is_secret(one))
    act = Act("secret", seat, table.n, msgspec.Raw(encode(action)))
    return table.commit(table.propose(act, at=0).entry)


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.meta.id)
def test_only_the_seat_that_acts_has_its_view_made(game: Any) -> None:
    watched = Watched(game)
    table = started(watched, check_commits=False)
    watched.asked.clear()

    told = secretly(table, 1)

    assert watched.asked == [1]
    assert told.keys() == {1}


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.meta.id)
def test_what_others_were_shown_stays_true(game: Any) -> None:
    table = started(game, check_commits=False)

    secretly(table, 1)

    state = table._replayer.state
    for other in (None, 0, 2):
        assert table.update(other).view == game.view(state, other)
        assert table.update(other).prompt == game.prompt(state, other)
    for seat in (0, 1, 2):
        assert list(table.options(seat)) == list(game.options(state, seat))


class Loud(Watched):
    """Shows everybody what seat 1 sees."""

    def view(self, state: Any, audience: Audience) -> Any:
        return self._game.view(state, 1)


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.meta.id)
def test_a_secret_that_others_see_is_noticed_where_commits_are_checked(game: Any) -> None:
    table = started(Loud(game), check_commits=True)

    with pytest.raises(CommitDiffers):
        secretly(table, 1)
