"""Commands for the people who run a house, which may be serving meanwhile."""
