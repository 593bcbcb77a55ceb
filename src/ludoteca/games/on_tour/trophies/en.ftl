trophy-grand-tour = Grand tour
trophy-grand-tour-for = A tour of 35 points or more, or 28 in Europe.

trophy-coast-to-coast = Coast to coast
trophy-coast-to-coast-for = Your tour runs from the west to the east, or back.

trophy-starlit = Starry night
trophy-starlit-for = Four or more stars on your tour.

trophy-encore = Encore
trophy-encore-for = Twelve or more circles on your tour.
