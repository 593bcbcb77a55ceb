name = Quiet Steps
blurb = Everybody picks steps in secret, then all walk.

prompt-pick = Pick how far you walk.
prompt-over = Somebody has arrived.
choice-pick = Walk { $steps }
choice-take-back = Pick again
event-moved = { $seat_name } walks { $steps }.
result-steps = Who came furthest has won.
