"""A party kept: its chance from one seed, its record, the replay of it and the look back."""
