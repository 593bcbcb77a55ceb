"""People who follow, block and invite each other, and what they allow strangers."""
