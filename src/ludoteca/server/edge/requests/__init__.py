"""Requests before a feature sees them: host, address, cookies, origin, body, security headers."""
