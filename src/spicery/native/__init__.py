"""Native code: what Spicery was compiled from, and how games of other packages are compiled."""
