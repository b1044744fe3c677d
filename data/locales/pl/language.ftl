# How this language is called by those who speak it.
language-name = Polski
