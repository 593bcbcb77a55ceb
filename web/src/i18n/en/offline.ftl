## Without a line, or with a newer server

offline = You are offline.
offline-help = Playing needs a connection; everything goes on when it is back.
new-version = There is a newer version of Ludoteca.
