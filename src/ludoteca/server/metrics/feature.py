"""The feature of metrics; empty if the settings turn them off."""

from __future__ import annotations

from ludoteca.server.feature import Feature
from ludoteca.server.house import House


def feature(house: House) -> Feature:
    metrics = house.metrics
    if metrics is None:
        return Feature()
    from ludoteca.server.metrics.api import routes  # most servers never load it

    metrics.measure_rooms(house.rooms)
    metrics.measure_channel(house.channel)
    metrics.measure_delays(house.standstill, house.lag)
    return Feature(routes=[routes(house.settings, metrics)], runs=[metrics.run])
