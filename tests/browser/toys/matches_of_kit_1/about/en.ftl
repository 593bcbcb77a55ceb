about-row = Row: matches that lie together. You take from one row only.
