"""A person: their profile, beside another's, and all that is stored about them."""
