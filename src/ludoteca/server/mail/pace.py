"""How often mails with notices go to an address."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Pace: TypeAlias = Literal["at-once", "hourly", "daily"]
"""Within a minute; one an hour at most; or one a day, at a time that the person has chosen."""

NOTICES: Final = "mail-notices"
"""The kind of the jobs that mail waiting notices; the key is the id of an address. Written when a
notice comes, and when the pace of its address changes."""
