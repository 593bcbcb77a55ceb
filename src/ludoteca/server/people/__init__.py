"""People: their public pages, the outcomes of their tables, and the deletion of their data."""
