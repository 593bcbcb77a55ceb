## What the things on the board are

about-area = Empty area: takes a number by a card that shows one of its regions.
about-number = Number: stays where it is. A tour goes on from it along the lines, never to a lower number.
about-circle = Circle: two points on a tour in the place of one.
about-star = Star: stands for whatever number keeps the tour from falling. Everybody draws one after doubles, or when all cards show one region.
about-x = X: an area that is crossed out, because what had to be written fitted nowhere. No tour goes through it.
about-numbers = Numbers of the turn: write both, each by another card.
about-card = Card: names an area and shows a region. Write into an area of this region; in the very area that it names, the number is circled.
about-tour = Tour: the longest way along the lines that never goes to a lower number. Each area on it is a point, a circled one two. It is found for you.

## What they do now

now-card = This one: { $area_word }. Region: { $region }.
now-area = { $area_word } lies in: { $regions }.
now-beside = Its neighbours: { $beside }.
