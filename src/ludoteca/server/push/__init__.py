"""Web push: notices on the devices of people, also while no page of ours is open."""
