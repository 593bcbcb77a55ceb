"""First games with somebody who explains, played in the browser."""
