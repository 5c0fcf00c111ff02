"""How the game goes, in the order of its rulebook (`docs/rules/journey.en.md`)."""
