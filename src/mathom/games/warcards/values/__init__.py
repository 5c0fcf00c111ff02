"""Cards and locations whose values are in a table, for people with the box to check."""
