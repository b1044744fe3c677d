"""What is asked, drawn large: a stage for every kind of question."""
