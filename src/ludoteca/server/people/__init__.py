"""People as others know them: their pages, how their games went, and how they are forgotten."""
