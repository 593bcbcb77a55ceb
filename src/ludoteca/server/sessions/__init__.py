"""Sessions: which browsers are signed in to which person, and who sends a request."""

from __future__ import annotations

from ludoteca.server.sessions.browsers import browser_and_system
from ludoteca.server.sessions.open_sockets import OpenSockets
from ludoteca.server.sessions.recognition import Recognition, guest_dependencies
from ludoteca.server.sessions.service import AnyRequest, Sessions, session_of
from ludoteca.server.sessions.session import COOKIE, HELD, LIFE, Session, new_secret, session_id
from ludoteca.server.sessions.store import (
    SessionStore,
    add_session,
    end_all,
    session_write,
)

__all__ = [
    "COOKIE",
    "HELD",
    "LIFE",
    "AnyRequest",
    "OpenSockets",
    "Recognition",
    "Session",
    "SessionStore",
    "Sessions",
    "add_session",
    "browser_and_system",
    "end_all",
    "guest_dependencies",
    "new_secret",
    "session_id",
    "session_of",
    "session_write",
]
