# How this language is called by those who speak it. Unfinished: it is offered to nobody yet.
language-name = Italiano
    .stage = unfinished
