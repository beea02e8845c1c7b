"""The games for learning programs: PettingZoo, Gymnasium, OpenSpiel. Each is an extra."""
