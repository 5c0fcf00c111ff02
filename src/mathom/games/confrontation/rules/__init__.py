"""How the game goes: from the draft to the last battle."""
