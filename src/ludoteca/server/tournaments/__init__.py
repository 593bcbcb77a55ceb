"""Tournaments: people play rounds at tables of one title, where possible all on the same dice.

A tournament is rows, and one job moves it on: it draws the seats of a round (`pairing`), makes and
starts the tables, and ends the round when all have ended. Points and standings are computed from
the results when somebody asks (`points`, `standings`).
"""
