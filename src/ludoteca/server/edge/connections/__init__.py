"""Connections: sizes and times of HTTP heads, WebSocket handshakes and frames."""

from __future__ import annotations

from ludoteca.server.edge.connections.descriptors import raise_file_limit
from ludoteca.server.edge.connections.frames import Direct, direct_socket, text_frame
from ludoteca.server.edge.connections.handshakes import Answering
from ludoteca.server.edge.connections.lines import Lines, MeteredSocket, TimedHttp, proxies_of

__all__ = [
    "Answering",
    "Direct",
    "Lines",
    "MeteredSocket",
    "TimedHttp",
    "direct_socket",
    "proxies_of",
    "raise_file_limit",
    "text_frame",
]
