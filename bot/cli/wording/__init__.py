"""What is wrong with the texts of a language, and all that it can say, for those who read it."""
