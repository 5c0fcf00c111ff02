"""Calls to people's devices, when it is their turn and they are not there (Web Push)."""
