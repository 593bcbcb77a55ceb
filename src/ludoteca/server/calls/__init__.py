"""Calls for players: people who wish it are told when somebody looks for others to play with."""
