"""Talk at a table: phrases, reactions and text; never part of the game's record."""
