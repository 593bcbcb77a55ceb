## Settings

settings-title = Settings
settings-lead = Everything except your name, your hours and your notifications is stored only in this browser.
settings-name = Your name
settings-look = How it looks
settings-motion = Less motion
settings-motion-help = Pieces jump to their places, and dice do not tumble.
settings-play = How you play
volume = Volume
settings-taps = Play with a single tap
settings-taps-help = When off, the first tap previews a move and the second tap plays it.
settings-keys = Keyboard shortcuts
settings-keys-help = 1–9 choose, H asks for a hint, A chooses ahead, U undoes, T tells the time that is left, N goes to the next table that waits for you, M is for sound, ? for the rules. Arrow keys, Enter and Escape always work.
settings-forced = Play forced moves for me
settings-forced-help = When there is only one thing you can do, it is done for you after a moment. Not where players choose in secret, and not while you could still take something back.
