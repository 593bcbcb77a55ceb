"""The list of all features, in order: each may use the services of those before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.server import about, health, hours, notifications
from ludoteca.server.accounts import api as accounts
from ludoteca.server.accounts.mail import api as mail
from ludoteca.server.accounts.openid import api as openid
from ludoteca.server.accounts.pairing import api as pairing
from ludoteca.server.accounts.passkeys import api as passkeys
from ludoteca.server.ahead import api as ahead
from ludoteca.server.boards import api as boards
from ludoteca.server.calls import api as calls
from ludoteca.server.challenges import api as challenges
from ludoteca.server.exports import api as exports
from ludoteca.server.feature import Feature
from ludoteca.server.feeds import api as feeds
from ludoteca.server.games import api as games
from ludoteca.server.groups import api as groups
from ludoteca.server.guests import api as guests
from ludoteca.server.hints import api as hints
from ludoteca.server.history import api as history
from ludoteca.server.house import House
from ludoteca.server.invitations import api as invitations
from ludoteca.server.lobby import api as lobby
from ludoteca.server.luck import api as luck
from ludoteca.server.mail_notices import feature as mail_notices
from ludoteca.server.matching import api as matching
from ludoteca.server.metrics import feature as metrics
from ludoteca.server.moderation import api as moderation
from ludoteca.server.operators import api as operators
from ludoteca.server.pages import api as pages
from ludoteca.server.people import api as people
from ludoteca.server.push import api as push
from ludoteca.server.ratings import api as ratings
from ludoteca.server.relations import api as relations
from ludoteca.server.reviews import api as reviews
from ludoteca.server.rules import api as rules
from ludoteca.server.sessions import api as sessions
from ludoteca.server.tables import api as tables
from ludoteca.server.talk import api as talk
from ludoteca.server.talk.service import TalkService
from ludoteca.server.thumbnails import api as thumbnails
from ludoteca.server.tournaments import api as tournaments
from ludoteca.server.trophies import api as trophies
from ludoteca.server.tutorials import api as tutorials
from ludoteca.server.webhooks import api as webhooks
from ludoteca.server.works import feature as works


def _tables(house: House) -> Feature:
    routes = tables.routes(
        settings=house.settings,
        titles=house.titles,
        tables=house.tables,
        rooms=house.rooms,
        spoiler_guard=house.spoiler_guard,
        talk=house.service(TalkService),
        limits=house.limits,
        sockets=house.sockets,
        signed_in=house.sessions.sockets,
    )
    return Feature(routes=[routes], bodies=tables.BODIES)


FEATURES: Final[Sequence[Callable[[House], Feature]]] = (
    hours.feature,
    notifications.feature,
    people.feature,
    guests.feature,
    sessions.feature,
    accounts.feature,
    pairing.feature,
    passkeys.feature,
    mail.feature,
    openid.feature,
    talk.feature,
    push.feature,
    mail_notices.feature,
    _tables,
    ahead.feature,
    invitations.feature,
    works.feature,
    hints.feature,
    reviews.feature,
    luck.feature,
    history.feature,
    thumbnails.feature,
    about.feature,
    matching.feature,
    relations.feature,
    calls.feature,
    moderation.feature,
    lobby.feature,
    challenges.feature,
    ratings.feature,
    tournaments.feature,
    groups.feature,
    trophies.feature,
    feeds.feature,
    webhooks.feature,
    games.feature,
    tutorials.feature,
    rules.feature,
    health.feature,
    operators.feature,
    metrics.feature,
    exports.feature,
    boards.feature,
    pages.feature,
)
