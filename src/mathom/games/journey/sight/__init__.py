"""What a viewer may know: all that lies on the table, for nothing is hidden."""
