"""Tables before their start: seats, settings, and the entropy of people for the dice."""
