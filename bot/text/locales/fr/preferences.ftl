# /preferences: language and notices of a person.
