# What this language calls itself. `.stage = unfinished` keeps a language from being offered to people.
language-name = English
