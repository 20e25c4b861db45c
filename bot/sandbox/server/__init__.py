"""The loopback's server: channels, threads, people and what they may do there."""
