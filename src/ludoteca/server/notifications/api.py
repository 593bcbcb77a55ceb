"""HTTP API of a person's preferences for notifications."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, put

from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.hours import must_be_a_zone
from ludoteca.server.house import House
from ludoteca.server.notifications.effect import after, effect_of, row_effect_of
from ludoteca.server.notifications.happened import KINDS, Kind
from ludoteca.server.notifications.preferences import Preferences, QuietHours
from ludoteca.server.notifications.service import Notifications
from ludoteca.server.tables.clocks import USUAL
from ludoteca.server.tables.state import Departure

WayName = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{1,16}$(?!\n)")]


class WantedNotifications(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``choices`` are the kinds that the guest has switched on or off, by way. ``zone`` is the IANA
    name of the browser's time zone, taken for a guest who has chosen none: quiet hours and playing
    hours are of one zone, which `/api/me/hours` changes."""

    choices: dict[WayName, dict[Kind, bool]] = {}
    quiet: QuietHours | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    language: Annotated[str, msgspec.Meta(max_length=16)] = FIRST


class WayOut(msgspec.Struct, frozen=True):
    """A way by which the guest can be told: ``here`` is the number of places where it reaches them,
    ``kinds`` whether it tells each kind, as the guest has chosen or as is usual."""

    name: str
    here: int
    kinds: dict[Kind, bool]


class NotificationSettings(msgspec.Struct, frozen=True):
    ways: list[WayOut]
    quiet: QuietHours | None
    zone: str
    language: str


class OwnNotifications(Controller):
    path = "/api/me/notifications"
    tags = ("notifications",)

    @get()
    async def look(self, me: Guest, notifications: Notifications) -> NotificationSettings:
        """What the guest wants to hear of, by which way and when."""
        return await _settings(me, notifications)

    @put()
    async def choose(
        self, data: WantedNotifications, me: Guest, notifications: Notifications
    ) -> NotificationSettings:
        """Choose anew; what is left out is as usual."""
        if data.language not in LANGUAGES:
            raise Problem("error-no-such-language")
        must_be_a_zone(data.zone)
        names = {way.name for way in notifications.ways}
        wanted = Preferences(
            choices={name: kinds for name, kinds in data.choices.items() if name in names},
            quiet=data.quiet,
            language=data.language,
        )
        if data.zone != USUAL.zone:
            await notifications.playing_hours.suggest_zone(me.id, data.zone)
        await notifications.preferences.write(me.id, wanted)
        return await _settings(me, notifications)


async def _settings(me: Guest, notifications: Notifications) -> NotificationSettings:
    wanted = await notifications.preferences.read(me.id)
    ways = [
        WayOut(
            way.name,
            len(await way.targets(me.id)),
            {kind: wanted.wants(way, kind) for kind in KINDS},
        )
        for way in notifications.ways
    ]
    return NotificationSettings(ways, wanted.quiet, wanted.zone, wanted.language)


def feature(house: House) -> Feature:
    service = Notifications(house)
    house.put(service)
    house.tables.effects.append(row_effect_of(service.writes))

    async def report(departure: Departure) -> None:
        if departure.guest not in service.reachable:
            return
        try:
            await service.report(*after(departure))
        except Problem as problem:
            if problem.code != "error-no-guest":  # they are joined to somebody, or deleted
                raise

    house.room_services.arrivals.append(service.seen)
    house.room_services.departures.append(report)
    return Feature(
        routes=[router_with(OwnNotifications, notifications=service)],
        bodies=[NotificationSettings, WantedNotifications],
        effects=[effect_of(service.reachable, service.writes)],
        jobs=[service.kind],
        runs=[service.reachable.run],
    )
