"""One household does its worst within the limits, and another plays on: `make siege`."""
