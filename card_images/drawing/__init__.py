"""All that pictures are drawn with: canvas, colours, letters, shapes, PNG."""
