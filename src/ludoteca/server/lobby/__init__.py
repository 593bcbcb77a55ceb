"""Lists of tables: the public lists of open and running tables, and the guest's own tables."""
