## Things on the board

about-site = Empty site: a building can be started here if there is one beside it, in a colour that none of its neighbours has.
about-building = Building: grows by one floor whenever a player builds beside it, and may then get that player’s roof.
about-card = Card: take it to get its floors. A vehicle on it moves yours of that colour one space; a question mark is a floor of any colour.
about-objective = Objective: a player who meets it gets the highest chip left, once.
about-supply = Supply: the floors left for all players. When a player takes a card and the supply lacks one of its floors, everyone has one more turn.
about-stock = Stock: floors to build with, ten at most, and roofs still in hand.
about-district = District: a part of the city. Some objectives need your roofs in many districts, or in many buildings of one district.
about-park = Park: nobody builds here. An objective may need your roofs in buildings beside one park.
about-tracks = Tracks: when a roof goes on a building, the vehicle of its colour moves as many spaces as it has floors. The spaces are points, and all four past a star bring an extra turn. The cone counts visible roofs.
