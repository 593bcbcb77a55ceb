"""Tables before their start: seats, settings, and the entropy that people give to the dice."""
