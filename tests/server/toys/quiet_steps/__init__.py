"""Quiet Steps: a toy with choices made at once and in secret, dice, and rules that misbehave."""
