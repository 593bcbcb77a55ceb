"""The feature of notices by mail, where the host has set a mail server."""

from __future__ import annotations

from urllib.parse import urlsplit

from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.mail import Postman, Unsubscription
from ludoteca.server.mail_notices.store import NoticeStore
from ludoteca.server.mail_notices.way import MailWay
from ludoteca.server.notifications import Notifications


def feature(house: House) -> Feature:
    settings = house.settings
    if settings.smtp is None or settings.public_url is None:
        return Feature()
    host = urlsplit(settings.public_url).hostname or "localhost"
    notifications = house.service(Notifications)
    way = MailWay(
        NoticeStore(house.database),
        notifications.preferences,
        Postman(settings.smtp, settings.mail_from or "", host),
        house.service(Unsubscription),
        settings.public_url,
    )
    notifications.add_way(way)
    return Feature(jobs=[way.kind])
