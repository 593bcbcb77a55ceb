"""Everything that the server knows of a person, as one file for that person."""
