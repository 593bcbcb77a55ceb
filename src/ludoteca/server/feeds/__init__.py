"""Feeds: a calendar and an Atom feed of a person's turns, at secret addresses."""
