"""`make storm`: a crowd plays real games at real servers while one thing after another breaks."""
