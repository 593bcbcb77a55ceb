"""Joining two persons: all of the one becomes the other's, and nothing is forgotten."""

from __future__ import annotations

from ludoteca.server.db.schema import guests, metadata
from ludoteca.server.people.joining import NAMES_NOBODY, RULES

WITHOUT_A_KEY = {"guest", "person", "owner"}
"""Names of columns that hold the id of a guest, also without a foreign key."""


def test_each_column_that_names_a_person_says_what_becomes_of_it() -> None:
    naming = {
        column
        for table in metadata.tables.values()
        for column in table.columns
        if column.references(guests.c.id) or (column.name in WITHOUT_A_KEY and table is not guests)
    }

    assert naming - set(RULES) - NAMES_NOBODY == set()
