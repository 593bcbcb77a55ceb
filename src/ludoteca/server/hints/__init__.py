"""Hints: a bot says what it would do, and what each option is worth."""
