"""Tables: opening one, playing, its seats, and what its people ask for."""
