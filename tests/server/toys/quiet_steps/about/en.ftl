about-track = Track: how far somebody has come.
