"""The pages that are about the reader: they show no metadata of their own, and ask who reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

OWN_PAGES: Final[Mapping[str, str]] = {
    "/me": "people/MyPage",
    "/me/delete": "people/DeletionPage",
    "/mail": "account/MailLinkPage",
    "/me/devices": "account/DevicesPage",
    "/me/feeds": "feeds/FeedsPage",
    "/me/notices": "moderation/NoticesPage",
    "/settings": "settings/SettingsPage",
    "/moderation": "moderation/ModeratorsPage",
    "/sign-in": "account/SignInPage",
    "/unsubscribe": "account/UnsubscribePage",
}
"""Their components by address."""
