"""People are told what happened to them while they were not looking.

Features report what happened to whom with `Notifications.writes`, in the transaction of its cause.
One service knows who looks at which table, and what people want to hear of; a `Way` sends words.
"""

from __future__ import annotations

from ludoteca.server.notifications.api import feature
from ludoteca.server.notifications.happened import GRACE, KINDS, Happened, Kind, Over
from ludoteca.server.notifications.notice import Notice, Told
from ludoteca.server.notifications.preferences import (
    Minute,
    Preferences,
    PreferenceStore,
    QuietHours,
)
from ludoteca.server.notifications.service import Notifications
from ludoteca.server.notifications.way import Target, Way

__all__ = [
    "GRACE",
    "KINDS",
    "Happened",
    "Kind",
    "Minute",
    "Notice",
    "Notifications",
    "Over",
    "PreferenceStore",
    "Preferences",
    "QuietHours",
    "Target",
    "Told",
    "Way",
    "feature",
]
