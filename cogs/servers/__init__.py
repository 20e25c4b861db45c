"""Servers: setting up, welcoming, and whom they keep out."""
