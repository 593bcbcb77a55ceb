"""Hints: the option that a bot would choose, and a value for each option."""
