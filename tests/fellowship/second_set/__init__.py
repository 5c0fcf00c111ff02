"""A set that nobody has printed, as a real second one would be written; see `test_second_set`."""
