"""Shut the Box: a patience with dice, for exactly one seat."""
