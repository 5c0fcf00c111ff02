"""The table every game is played on. It knows no game."""
