"""HTTP API of hints, for people whose turn it is."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, post

from ludoteca.bots import levels
from ludoteca.bots.hints import Advice
from ludoteca.core.game import Seat, Text, takes_back
from ludoteca.core.replay.picture import Choice
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.hints.service import HintService
from ludoteca.server.house import House
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.play import SeatNumber, Update
from ludoteca.server.tables.requests import Level


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint to the present question of ``seat``, by a bot of this level."""

    seat: SeatNumber
    level: Level


class Weighed(msgspec.Struct, frozen=True):
    """One option of the seat, and its estimate from play-outs.

    ``win`` is the expected share of the win, 0 to 1; ``score`` the expected final points of the
    seat. Both are None after too few play-outs, and ``score`` also in games that show chances only.
    ``chosen`` is the bot's option; ``equal`` options cannot be told apart from it, and have no
    numbers, which would differ only by chance.
    """

    action: Any
    text: Text
    win: float | None
    score: float | None
    chosen: bool
    equal: bool


class Hint(msgspec.Struct, frozen=True):
    """The options in this order: the bot's choice, equal ones, worse ones from the best, unknown
    ones, and last those that take back, which bots do not consider.

    ``asked`` is the entry that opened the question, as in updates. ``doubted`` is whether play-outs
    prefer another option than the bot: then they do not explain its choice, and there are no
    numbers.
    """

    seat: Seat
    level: str
    asked: int
    options: tuple[Weighed, ...]
    doubted: bool


class Hints(Controller):
    path = "/api/tables"
    tags = ("hints",)

    @post("/{table_id:str}/hint", status_code=200)
    async def hint(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        data: HintWish,
        me: Guest,
        rooms: Rooms,
        hints: HintService,
    ) -> Hint:
        """The choice of a bot for a seat of the guest whose turn it is."""
        room = await rooms.get(table_id)
        update = _question(room, data, me)
        choices = [choice for choice in update.options if not takes_back(choice.action)]
        address = request.client.host if request.client else ""
        advice = await hints.ask(
            me.id, address, table_id, room.row.game, data.level, update, choices
        )
        order = sorted(range(len(choices)), key=lambda at: _rank(advice, at))
        weighed = tuple(_weighed(choices[at], advice, at) for at in order)
        rest = [choice for choice in update.options if takes_back(choice.action)]
        unweighed = tuple(Weighed(one.action, one.text, None, None, False, False) for one in rest)
        return Hint(data.seat, data.level, update.asked, weighed + unweighed, advice.doubted)


def _question(room: Room, wish: HintWish, me: Guest) -> Update:
    """The last update of the seat, which is all that the bot may know. Raises `Problem`."""
    if wish.level not in levels(room.title):
        raise Problem("error-no-such-level", level=wish.level)
    if wish.seat not in room.held(me.id):
        raise Problem("error-not-your-seat", seat=wish.seat)
    if not room.settings.hints:
        raise Problem("error-hints-off")
    if room.status != "running":
        raise Problem("error-not-running")
    update = room.table.numbers.update(room.held(me.id), room.shown(wish.seat))
    if wish.seat not in update.to_act:
        raise Problem("error-not-asked", seat=wish.seat)
    return update


def _rank(advice: Advice, at: int) -> tuple[bool, int, float]:
    order = ("better", "equal", "worse", "unknown")
    verdict = "equal" if advice.doubted else advice.verdicts[at]
    return at != advice.choice, order.index(verdict), -advice.estimates[at].worth


def _weighed(choice: Choice, advice: Advice, at: int) -> Weighed:
    estimate, verdict = advice.estimates[at], advice.verdicts[at]
    chosen = at == advice.choice
    told = not advice.doubted and (verdict == "worse" or (chosen and verdict == "equal"))
    return Weighed(
        action=choice.action,
        text=choice.text,
        win=round(estimate.win_share, 3) if told else None,
        score=round(estimate.score, 1) if told and estimate.score is not None else None,
        chosen=chosen,
        equal=verdict == "equal" and not chosen and not advice.doubted,
    )


def feature(house: House) -> Feature:
    service = HintService(house.pool, house.limits, house.settings.hint_time, house.households)
    return Feature(
        routes=[router_with(Hints, rooms=house.rooms, hints=service)], bodies=[Hint, HintWish]
    )
