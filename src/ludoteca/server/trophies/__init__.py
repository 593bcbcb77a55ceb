"""Trophies of people, found in the logs of finished tables by functions of the games."""
