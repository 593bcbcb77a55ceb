"""Same Steps: a toy whose tables can have the same dice."""
