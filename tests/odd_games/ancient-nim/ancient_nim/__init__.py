"""Ancient Nim: a game without any options, whose id comes before all others."""
