"""Ratings of people, one for each title: a function of results in the order of their end."""
