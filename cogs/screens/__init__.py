"""What each message shows: a game and its viewer in, components and pictures out."""
