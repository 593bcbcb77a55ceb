"""Challenges: tables on the same dice (of today, or of a finished table), and their comparison."""
