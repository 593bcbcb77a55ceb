trophy-all-goals = All goals
trophy-all-goals-for = A chip from each of the three objectives.

trophy-in-the-clouds = In the clouds
trophy-in-the-clouds-for = One of your roofs is on the sixth floor or higher.

trophy-fine-view = Room with a view
trophy-fine-view-for = Seven or more of your roofs are visible at the end.

trophy-end-of-the-road = End of the road
trophy-end-of-the-road-for = One of your vehicles reaches the last space of its track.

trophy-comeback = Comeback
trophy-comeback-for = You win after being in last place, eight or more points behind.
