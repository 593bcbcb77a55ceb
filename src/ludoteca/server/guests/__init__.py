"""Guests: people identified by a nickname and a signed cookie."""
