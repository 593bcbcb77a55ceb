"""Replays: a table as one audience saw it, entry by entry."""
