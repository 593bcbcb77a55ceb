name = Quiet Steps
blurb = Everybody picks steps in secret, then all walk.

prompt-pick = Pick how far you walk.
prompt-over = Somebody has arrived.
choice-pick = Walk { $steps }
choice-take-back = Pick again
event-moved = { $seat_name } walks { $steps }.
result-steps = Who came furthest has won.
tutorial-pick = Walk three steps, in secret.
tutorial-other = Three are better.
tutorial-end = You have arrived.
account-steps = { $steps } steps, one after the other
level-steady = Steady
about-level-steady = walks as far as it can, always.
