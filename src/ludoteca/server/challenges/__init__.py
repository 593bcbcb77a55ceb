"""Tables on the same dice, and how they compare: today's challenge, and dice of finished tables."""
