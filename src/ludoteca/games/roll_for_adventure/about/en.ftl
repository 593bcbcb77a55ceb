## Things on the board

about-hand = Dice in hand: choose one number and one place, and put one or more dice of that number there. You roll the other dice again.
about-desert = Desert: takes 1s. When there are three dice, one moves up and the others come back. When three have moved up, one leaves the game and you gain a stone.
about-desert-b = Desert, side B: takes 1s. Six chains, of one die, one, two, two, three and three; the dice of a full chain come back, and the sixth chain brings a stone.
about-fortress = Fortress: takes 2s, 3s and 4s. Four equal dice break a barrier; with all three broken you gain a stone.
about-fortress-b = Fortress, side B: takes 2s, 3s and 4s. Three equal dice break a wall, and each number has two; with all six broken you gain a stone.
about-forest = Forest: takes 5s and 6s. Six dice fill the path and bring a stone; each time it grows by one die, up to nine.
about-forest-b = Forest, side B: takes 5s and 6s. Seven dice fill the path and bring a stone, and one of the last goes to Oblivion.
about-ice-cave = Ice Cave: takes one die of each number. Four bring bonus dice, five also defeat an enemy, six also reset a skull.
about-ice-cave-b = Ice Cave, side B: takes one die of each number, and only beside another die. Four bring bonus dice, five also defeat an enemy, six also reset a skull.
about-skull = Skull: moves on one hole when an attack finds no dice in its land. If it reaches the end of its track, you all lose.
about-oblivion = Oblivion: the dice that attacks have taken. They come back with those of Resurrection.
about-resurrection = Resurrection: takes any number. At a total of ten or more, all dice of both vortices come back. It ends your placing.
about-enemy = Enemy: takes any number. When the dice on it reach its strength, it is defeated and they come back. A card of a higher rank makes it attack again.
about-dragon = Dragon: takes all dice that show its number.
about-phantom = Phantom: each time, a die decides where it attacks.
about-giant = Giant: has a strength of ten, and settles where you choose.
about-cards = Enemy cards: one comes at the end of each turn. It makes all enemies of a lower rank attack, then it attacks itself.
about-stones = Power stones: gather all of them to win together.
about-hero = Hero: has one ability, to be used once in each of that hero’s turns. The dice on the board will be rolled next turn.
about-ally = Ally dice (+): belong to no hero. They come back to the hero whose turn it is.
about-bonus = Bonus dice (★): a claim in the Ice Cave gives one to each hero with one of their own dice there. They come back to the Ice Cave.
about-rank = Triangles on a card: its rank. A new card makes all enemies of a lower rank attack again.
about-master = Master of Shadows: all enemies attack, then the land die decides where he does damage, and he hides in the deck again.
about-land-die = Land die: its six faces are the four lands, all of them, and nothing. The Master damages one land twice, or all of them once.
