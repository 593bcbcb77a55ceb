"""Jobs: work that a feature wants done later, as rows that survive every crash; and the scheduler
that claims due rows, of jobs as well as of wakes.

A job is written in the transaction of its cause, and done at least once.
"""
