"""REST v10: one file per resource, one server in front of them."""
