"""Guests: people known by a nickname and a signed cookie."""
