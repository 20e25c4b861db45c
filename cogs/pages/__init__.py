"""The face for browsers: pages that anybody with the link reads; nothing can be done there. A
process of its own serves them, `python -m bot pages`."""
