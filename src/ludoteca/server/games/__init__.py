"""What games there are."""
