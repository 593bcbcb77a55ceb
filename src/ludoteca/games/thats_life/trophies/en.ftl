trophy-lucky-hand = Lucky hand
trophy-lucky-hand-for = Lucky tiles turn three or more of your minus tiles into plus.

trophy-thorn-to-rose = From thorn to rose
trophy-thorn-to-rose-for = A lucky tile turns your −9 or −10 into plus.

trophy-clean-hands = Clean hands
trophy-clean-hands-for = Three or more tiles in your tower, and not one minus tile.

trophy-gardener = Green thumb
trophy-gardener-for = Four or more plus tiles in your tower.

trophy-comeback = Comeback
trophy-comeback-for = You win after being in last place, eight or more points behind.
