"""Thumbnails of tables: the board as watchers see it, for the cards of lists."""
