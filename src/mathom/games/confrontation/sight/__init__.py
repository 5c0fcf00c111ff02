"""What a viewer may know: the view, the deals, deduction, and what may be guessed from it."""
