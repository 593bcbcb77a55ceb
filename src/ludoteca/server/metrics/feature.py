"""Metrics as a feature, where the settings want them."""

from __future__ import annotations

from ludoteca.server.feature import Feature
from ludoteca.server.house import House


def feature(house: House) -> Feature:
    counted = house.counted
    if counted is None:
        return Feature()
    from ludoteca.server.metrics.api import routes  # only here: most servers do without

    counted.follow(house.rooms)
    counted.listen_to(house.channel)
    counted.look_at(house.standstill, house.lag)
    return Feature(routes=[routes(house.settings, counted)], runs=[counted.run])
