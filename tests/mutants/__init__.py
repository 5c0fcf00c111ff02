"""Small faults, made on purpose: would a test notice? `make mutants` tells."""
