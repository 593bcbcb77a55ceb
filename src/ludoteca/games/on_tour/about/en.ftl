## Things on the board

about-area = Empty area: takes a number by a card that shows one of its regions.
about-number = Number: it stays. A tour continues from it along the lines, never to a lower number.
about-circle = Circle: two points on a tour instead of one.
about-star = Star: stands for any number that the tour needs there. All players draw one after doubles, or when all cards show one region.
about-x = X: a crossed-out area, because a number or star fit nowhere. No tour goes through it.
about-numbers = Numbers of the turn: write both, each by a different card.
about-card = Card: names an area and shows a region. Write in an area of this region; in the area that the card names, the number is circled.
about-tour = Tour: the best route along the lines, never to a lower number. Each area on it is one point, a circled one two. It is found for you.

## Their present state

now-card = This card: { $area_word }. Region: { $region }.
now-area = Regions of { $area_word }: { $regions }.
now-beside = Its neighbours: { $beside }.
