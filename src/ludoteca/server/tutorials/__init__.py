"""Tutorials: guided first games, which the browser plays."""
