"""The handlers: each turns a request into one call of the inn, and its answer into a response."""
