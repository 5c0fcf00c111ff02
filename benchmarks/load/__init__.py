"""A crowd of players who cost the machine far less than the server that they play at."""
