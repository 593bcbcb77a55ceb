"""What a game promises, and what follows from it: chance, clones, logs, records, contract checks.

Standard library and msgspec only; no I/O, no clock, no randomness of its own.
"""
