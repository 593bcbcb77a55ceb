"""What the people who run a house ask of it while it serves: orders, announcements, maintenance."""
