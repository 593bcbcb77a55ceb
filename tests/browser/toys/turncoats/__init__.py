"""Turncoats: a toy like Reversi, for what the kit has for boards of squares."""
