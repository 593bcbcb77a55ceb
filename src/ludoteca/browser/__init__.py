"""What a page asks of the rules in its own browser: records are checked and played back.

The page runs these very files in Pyodide, in a worker (`web/src/rules/`); they run the same here.
Standard library and msgspec only; no I/O, no clock.
"""
