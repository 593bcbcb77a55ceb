"""Rate limits and other limits per guest and per address."""
