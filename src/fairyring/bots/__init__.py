"""Players that are programs. They get a seat's handle, never the table."""
