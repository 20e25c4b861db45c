"""Servers: setting up, welcoming, whom they keep out, and what moderators look at."""
