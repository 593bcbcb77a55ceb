"""Checks and middleware before the features: host, address, cookies, origin, body, headers."""
