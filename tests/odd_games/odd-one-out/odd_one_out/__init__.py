"""Odd One Out: a game in which all choose at once, and nothing else happens."""
