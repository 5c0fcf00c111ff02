"""The inn: tables that people reach over the network, kept in a database."""
