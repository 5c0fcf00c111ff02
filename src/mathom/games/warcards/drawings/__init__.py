"""The table in a terminal, and as a picture."""
