## Notifications

notifications-title = Notifications
notifications-unsupported = This browser cannot show notifications. On an iPhone or iPad, add Ludoteca to the home screen first.
notifications-denied = You have forbidden notifications in the settings of this browser.
notifications-here = Notifications on this device
notifications-here-help = Also while no page of Ludoteca is open.
notifications-trial = Send a test notification
notifications-tried = Sent.
notifications-what = Tell me when
notifications-turn = it is my turn
notifications-running-out = my time is running out
notifications-started = my table starts
notifications-full = my table is full
notifications-invited = somebody invites me
notifications-rematch = somebody wants a rematch
notifications-mentioned = somebody mentions me
notifications-finished = a table has ended
notifications-quiet = Quiet hours
notifications-quiet-help = What happens meanwhile is told afterwards, all at once.
notifications-from = From
notifications-until = until
notifications-ask = Shall we tell you when it is your turn?
notifications-ask-yes = Tell me
notifications-ask-no = No, thanks
