"""What is shown of tournaments."""
