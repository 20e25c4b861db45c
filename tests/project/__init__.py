"""The promises of the project itself: its pages, its settings, the rules of its house."""
