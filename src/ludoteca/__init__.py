"""Ludoteca: board games in the browser, with friends, strangers and bots."""

__version__ = "0.1.0"
