"""The database: its tables, its migrations, and how it is opened."""
