"""The feature of works: no HTTP addresses, only a service for reviews and luck reports."""

from __future__ import annotations

from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.works.service import Works
from ludoteca.server.works.store import WorkStore


def feature(house: House) -> Feature:
    store = WorkStore(house.database, house.channel.process)
    works = Works(store, house.journal, house.settings.review_time_limit, house.probes)
    house.put(works)

    async def opened(late: bool) -> None:
        if not late:  # otherwise this process may hold claims already
            await store.resume()

    return Feature(runs=[works.run], opened=opened, closed=works.close)
