# /setup: the language, channels and permissions of a server, and the greeting.
