"""Tables at a glance: the board as watchers see it, for the cards of lists."""
