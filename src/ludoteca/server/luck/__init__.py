"""Luck reports: what the dice of a finished table gave to each seat."""
