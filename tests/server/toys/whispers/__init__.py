"""Whispers: a toy whose turns have several actions, to be taken back and not."""
