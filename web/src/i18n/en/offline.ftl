## Without a line, or with a newer server

offline = You are offline.
offline-help = Playing needs a connection; everything goes on when it is back.
new-version = There is a newer version of Ludoteca.
part-unloadable = A part of this page could not be loaded: Ludoteca has most likely been updated. After a reload you will be where you were.
