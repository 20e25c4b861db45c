"""What all screens are made of: components, alt texts, names and reasons."""
