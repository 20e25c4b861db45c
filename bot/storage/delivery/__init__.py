"""Messages on Discord: what each shows and should show, and where it stands."""
