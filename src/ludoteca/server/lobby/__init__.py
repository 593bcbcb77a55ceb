"""Lists of tables: the open and running ones that are listed, and one's own."""
