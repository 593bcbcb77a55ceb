"""HTTP API of the notice on every page, and the feature of the operators."""

from __future__ import annotations

from functools import partial

from litestar import get

from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.operators.notices import Notice, Notices
from ludoteca.server.operators.pruning import prune
from ludoteca.server.operators.rounds import Rounds, end_this_house
from ludoteca.server.operators.service import OperatorService
from ludoteca.server.operators.store import OperatorStore
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.people.joining import Joining


@get("/api/notice", tags=["house"], sync_to_thread=False)
def notice(notices: Notices) -> Notice:
    """The notice at the top of every page; clients request it once a minute."""
    return notices.current


def feature(house: House) -> Feature:
    notices = Notices()
    house.tables.drained = lambda: notices.draining
    service = OperatorService(
        house.database,
        OperatorStore(house.database, house.channel.process),
        notices,
        house.rooms,
        house.removal,
        house.guests,
        house.service(Deletion),
        house.service(Joining),
        house.sessions,
    )
    rounds = Rounds(
        service,
        notices,
        lambda: house.presence.nobody,
        lambda: house.processes.unsure,
        end_this_house,
    )
    kept = house.settings.finished_table_time

    async def opened(_: bool) -> None:
        await service.open()

    return Feature(
        routes=[router_with(notice, notices=notices)],
        runs=[rounds.run, partial(prune, house.removal, kept)],
        opened=opened,
    )
