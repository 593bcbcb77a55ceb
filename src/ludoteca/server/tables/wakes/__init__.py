"""Wakes: rows that say when a table must act by itself, and the scheduler that claims them.

A process that dies loses none of them; another one claims what is due.
"""
