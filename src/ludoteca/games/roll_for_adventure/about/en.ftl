## What the things on the board are

about-hand = Dice in hand: choose one number and one place, and put one or more dice of that number there. The rest is rolled again.
about-desert = Desert: takes 1s. Of three dice one moves up, the others come back. Of three of those one is gone for good, for a stone.
about-desert-b = Desert, side B: takes 1s. Six chains, of one die, one, two, two, three and three; a full one comes back, and the sixth brings a stone.
about-fortress = Fortress: takes 2s, 3s and 4s. Four equal dice break a barrier; with all three broken you gain a stone.
about-fortress-b = Fortress, side B: takes 2s, 3s and 4s. Three equal dice break a wall, and each number has two; with all six broken you gain a stone.
about-forest = Forest: takes 5s and 6s. Six dice fill the path and bring a stone; each time it is one die longer, up to nine.
about-forest-b = Forest, side B: takes 5s and 6s. Seven dice fill the path and bring a stone, and one of the last goes to Oblivion.
about-ice-cave = Ice Cave: takes one die of each number. Four bring bonus dice, five also defeat an enemy, six also reset a skull.
about-ice-cave-b = Ice Cave, side B: one die of each number, and only beside another. Four bring bonus dice, five also defeat an enemy, six also reset a skull.
about-skull = Skull: goes on by a hole when an attack finds no dice in its land. At the end of its track all of you lose.
about-oblivion = Oblivion: the dice that attacks have taken. They come back with those of Resurrection.
about-resurrection = Resurrection: takes any number. From a total of ten on, all dice of both vortices come back. Placing here ends your placing.
about-enemy = Enemy: takes any number. When the dice on it reach its strength, it is defeated, and they come back. A card of a higher rank has it attack again.
about-dragon = Dragon: takes all dice that show its number.
about-phantom = Phantom: attacks where a die says, each time anew.
about-giant = Giant: has a strength of ten, and settles where you choose.
about-cards = Enemy cards: one comes at the end of each turn. It commands all enemies of a lower rank, then it attacks itself.
about-stones = Power stones: gather all of them, and you win together.
about-hero = Hero: has one ability, once in each of that hero’s turns. The dice on the board are still to be rolled.
about-ally = Ally dice (+): belong to nobody. They come back to the hero whose turn it is.
about-bonus = Bonus dice (★): a claim in the Ice Cave gives one to each hero with a die of their own there. They come back to the Ice Cave.
about-rank = Triangles on a card: its rank. A card that comes has all enemies of a lower rank attack again.
about-master = Master of Shadows: all enemies attack, then the land die says where he does damage, and he hides in the deck again.
about-land-die = Land die: its six faces are the four lands, all of them, and nothing. The Master damages one land twice, or all of them once.
