"""Groups of people who know each other: a club, a class, friends.

A group has a page, which who has its link sees. Its members have tables of their own, a table of
results, and a round of the week on the same dice.
"""
