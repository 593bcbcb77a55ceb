"""Talk at a table: phrases, reactions and text, beside the game and never in its record."""
