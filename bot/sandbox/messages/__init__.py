"""Messages of the loopback Discord, with files, and what a person sees of them."""
