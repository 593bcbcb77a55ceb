"""Jobs: rows for later work of a feature, which survive every crash; and the scheduler that claims
due rows of jobs and of wakes.

A job is written in the transaction of its cause, and done at least once.
"""
