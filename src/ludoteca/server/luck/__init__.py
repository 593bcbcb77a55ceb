"""What the dice of finished tables were worth."""
