"""Mail: letters, their way to the host's mail server as jobs, and the way out of them by one click.

Only where the host has set ``SMTP_URL``.
"""

from __future__ import annotations

from ludoteca.server.mail.address import MailAddress, mail_address
from ludoteca.server.mail.letter import Letter
from ludoteca.server.mail.outbox import Outbox
from ludoteca.server.mail.pace import NOTICES, Pace
from ludoteca.server.mail.postman import NotSent, Postman, Undeliverable
from ludoteca.server.mail.unsubscription import Unsubscription

__all__ = [
    "NOTICES",
    "Letter",
    "MailAddress",
    "NotSent",
    "Outbox",
    "Pace",
    "Postman",
    "Undeliverable",
    "Unsubscription",
    "mail_address",
]
