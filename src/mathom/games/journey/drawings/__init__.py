"""The table for the eye: in letters and as a picture."""
