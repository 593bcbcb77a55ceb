## Settings

settings-title = Settings
settings-lead = All but your name is kept in this browser only.
settings-name = Your name
settings-look = How it looks
settings-motion = Less motion
settings-motion-help = Pieces jump to where they go, dice do not tumble.
settings-play = How you play
volume = Volume
settings-taps = A single tap acts
settings-taps-help = On a touch screen the first tap otherwise only shows what a move would do, and the second one makes it.
settings-keys = Single keys
settings-keys-help = Letters, numbers and signs do something by themselves: a number chooses, H asks for a hint, U takes back, M is for sound, ? for the rules. Without them there are still arrow keys, Enter and Escape.
settings-forced = Play forced moves for me
settings-forced-help = When there is only one thing you can do, it is done for you after a moment. Not where players choose in secret, and not while you could still take something back.
