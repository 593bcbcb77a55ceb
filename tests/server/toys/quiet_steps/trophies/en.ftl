trophy-arrived = Arrived
trophy-arrived-for = You reached the goal.

trophy-leaped = Leap
trophy-leaped-for = Four steps at once.
