"""Connections: sizes and times of HTTP heads, WebSocket handshakes and frames."""
