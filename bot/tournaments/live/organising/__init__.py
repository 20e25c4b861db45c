"""All that organisers decide, from the draft to verdicts."""
