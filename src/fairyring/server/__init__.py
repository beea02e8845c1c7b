"""Tables on the network: seats by secret links, a durable log of decisions, websockets, bots in their own processes."""
