"""Messages of the loopback Discord, with embeds, files, and what a person sees of them."""
