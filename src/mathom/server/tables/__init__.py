"""Tables: held in memory, sat down at, played at, and what comes afterwards."""
