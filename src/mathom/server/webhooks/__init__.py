"""Webhooks to the web addresses that owners of tables have given."""
