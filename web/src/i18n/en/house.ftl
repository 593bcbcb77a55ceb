app-name = Ludoteca
app-line = A house of games. Play in the browser with friends and bots: nothing to install, nothing to pay.
skip-to-content = Skip to the content
loading = One moment…
language = Language
appearance = Appearance
appearance-system = Match system
appearance-light = Light
appearance-dark = Dark
close = Close

## Pages that are not there

missing-title = There is nothing here
missing-text = This page does not exist. Perhaps the link was cut off when it was copied.
to-first-page = To the games
page-unloadable = The page could not be loaded. You may be offline, or Ludoteca was just updated.
page-waits = The server cannot be reached at the moment. This page opens by itself as soon as it answers.
list-separator = { ", " }
sentence-stop = { ". " }
sentence-space = { " " }
labelled = { $label }: { $said }
