## About

about-title = About this house
about-lead = Ludoteca is a house of games: board games in the browser, with friends, strangers and bots, in your own language.
about-free-title = For everybody, free
about-free = There is nothing to install, nothing to pay and nobody to sign up with: a nickname is enough. There is no advertising, and nobody counts your visits.
about-dice-title = Dice you can check
about-dice = Before a game starts, the server draws a secret for its dice and shows a fingerprint of it, so that it cannot swap it later. Each player’s browser adds random bytes of its own. When the game is over, the secret is published, so that anybody can check every throw. Bots see no more than you do.
about-dice-link = Check the record of a game
about-kept-title = What is kept
about-kept = Only what is needed to play:
about-kept-cookie = a cookie that tells the server who you are, for 400 days. A second one protects your requests from forgery;
about-kept-name = your nickname;
about-kept-tables = the tables you sat at: moves, results and what was said there;
about-kept-browser = in your browser alone: language, appearance, other settings, and your share of the dice.
about-kept-not = We ask for no e-mail address and no password, and use no third-party services. You can have everything about you deleted at any time. A nickname that never sat at a table is deleted after 90 days.
about-host-title = Host your own
about-host = You can run Ludoteca yourself, for your family, your club or the whole world. On a computer with Python, one command in the folder of the project does it:
about-host-docs = Everything else about running it is in the folder “docs”.
about-kit = The pieces that boards are drawn with
about-licence-title = Licence and version
about-licence = Ludoteca is open source: you may use it, change it and pass it on. Rules, boards and pictures are drawn and written by the project itself; names of games belong to their owners.
about-licence-name = Licence
about-version = Version
about-source = Source
