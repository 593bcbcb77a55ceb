"""The contract of games and what builds on it: chance, clones, logs, records, contract checks.

Standard library and msgspec only; no I/O, no clock, no randomness of its own.
"""
