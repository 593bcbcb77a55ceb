## What the things on the board are

about-site = Site: empty. A building can be begun here if another stands beside it, in a colour that none of its neighbours has.
about-building = Building: grows by one floor whenever somebody builds beside it, and may then get a roof of whoever built.
about-card = Card: take it, and its floors are yours. A vehicle on it moves yours of that colour one space; a question mark is a floor of any colour.
about-objective = Objective: whoever meets it gets the highest chip that is left, once.
about-supply = Supply: the floors that are left for everybody. When a card is taken of which it lacks a floor, everybody has one more turn.
about-stock = Stock: floors to build with, ten at most, and roofs still in hand.
about-district = District: a part of the city. Some objectives ask for your roofs in many districts, or in many buildings of one.
about-park = Park: nobody builds here. An objective may ask for your roofs in buildings beside one park.
about-tracks = Tracks: when a roof goes on a building, the vehicle of its colour moves as many spaces as it has floors. The spaces are points, and all four past a star bring an extra turn. The cone counts visible roofs.
