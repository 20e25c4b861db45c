"""Pictures of tournaments: standings, brackets, cross tables, schedules, sheets of boards."""
