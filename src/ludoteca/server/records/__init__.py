"""Records that visitors bring along: checked, played back, forgotten."""
