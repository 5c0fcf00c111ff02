"""What a viewer may know: the view, and tables that look the same."""
