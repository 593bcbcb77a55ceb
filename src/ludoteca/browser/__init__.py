"""Checks and replays records in the browser of a reader.

A page runs these files in Pyodide, in a web worker (`web/src/rules/`).
Standard library and msgspec only; no I/O, no clock.
"""
