"""Bots against each other: matches and tournaments, ratings, and reports for those who make bots or cards."""
