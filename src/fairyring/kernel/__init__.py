"""The engine. It knows no game: frames and steps, options, records, views, undo, random numbers, invariants."""
