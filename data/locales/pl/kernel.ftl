plain = { $text }
seat = Miejsce { $number }

kernel-not-an-option = Tego nie ma teraz do wyboru. Otwórz swój panel, żeby zobaczyć, co możesz zrobić.
kernel-alone = To można wybrać tylko osobno. Wybierz najpierw to, a potem graj dalej.
kernel-too-few = { $least ->
    [one] Wybierz co najmniej jedną rzecz.
    [few] Wybierz co najmniej { $least } rzeczy.
   *[many] Wybierz co najmniej { $least } rzeczy.
}
kernel-too-many = { $most ->
    [one] Wybierz tylko jedną rzecz.
    [few] Wybierz najwyżej { $most } rzeczy.
   *[many] Wybierz najwyżej { $most } rzeczy.
}
kernel-too-many-of-one = { $most ->
    [one] To możesz wybrać tylko raz.
    [few] To możesz wybrać najwyżej { $most } razy.
   *[many] To możesz wybrać najwyżej { $most } razy.
}
kernel-over-budget = To kosztuje razem { $spent }, a masz { $budget }. Wybierz mniej.
kernel-option-unknown = Nie ma ustawienia „{ $option }”. Są: { $known }.
kernel-option-value = Ustawienie „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z tych: { $known }.
kernel-title-unknown = Nie ma gry „{ $title }”. Są: { $known }.
kernel-seats = W tę grę gra od { $least } do { $most } osób, a tu { $seats ->
    [one] jest tylko { $seats }
    [few] są { $seats }
   *[many] jest { $seats }
}.
kernel-over = Ta partia jest skończona. Nie ma już na co odpowiadać.
kernel-not-asked = Stół nie czeka teraz na ciebie. Dam znać, kiedy będzie czekać.
kernel-stale = To pytanie nie jest już otwarte. Oto, o co stół pyta teraz.
kernel-undo-others = Inni odpowiadali później, a ich odpowiedzi opierają się na twojej, więc ona zostaje.
kernel-undo-none = Nie ma czego cofnąć: po twojej ostatniej odpowiedzi pokazało się coś nowego albo działał ktoś inny.
kernel-event-undo = { $who } cofa swoją ostatnią decyzję.
kernel-event-back = Za zgodą wszystkich gra wraca do chwili przed odpowiedzią gracza { $who }. Znane już losowania wypadną tak samo.
kernel-event-back-seen = { $count ->
    [one] { $who } zna już coś tajnego z tego, co cofnięto, i o tym nie zapomni.
    [few] { $who } znają już coś tajnego z tego, co cofnięto, i o tym nie zapomną.
   *[many] { $who } znają już coś tajnego z tego, co cofnięto, i o tym nie zapomną.
}
kernel-back-none = Gry nie można tam cofnąć: nie ma tam odpowiedzi gracza, która nadal obowiązuje. Wybierz jedną z wymienionych.
kernel-back-rules = Gry nie można cofnąć: ta partia zaczęła się na innych zasadach i nie potoczyłaby się tak samo.
kernel-plan-closed = Tu nie da się zaplanować nic więcej. Wykonaj plan albo coś z niego zdejmij.
kernel-no-orders = Nie ma teraz niczego, na co można odpowiedzieć za ciebie z góry.
kernel-order-unknown = Takiego polecenia nie można teraz wydać. Otwórz polecenia jeszcze raz, żeby zobaczyć, jakie można.
kernel-order-empty = Najpierw powiedz, co odpowiadać: lista tego polecenia jest jeszcze pusta.
kernel-order-plain = To polecenie nie ma listy: obowiązuje albo nie.
kernel-order-long = Lista tego polecenia może mieć najwyżej { $most ->
    [one] jedną pozycję
    [few] { $most } pozycje
   *[many] { $most } pozycji
}, a twoja ma { $listed }. Skreśl coś.
kernel-order-twice = Na liście jest dwa razy: { $what }. Wystarczy raz.
kernel-order-gone = Coś z listy nie może się już zdarzyć. Otwórz polecenia jeszcze raz i wybierz z tego, co jest.
kernel-order-when = To polecenie nie może mieć takiego warunku. Wybierz jeden z podanych.
kernel-order-hold = To polecenie nie może obowiązywać tak długo. Wybierz jeden z podanych czasów.
kernel-order-against = „{ $one }” i „{ $other }” wykluczają się nawzajem. Najpierw wyłącz jedno z nich.
kernel-together = { $what }, { $more }
kernel-order-next = { $left ->
    [0] Za każdym razem: { $what }
    [1] Następne: { $what }; kiedy się skończy, padnie pytanie
   *[other] Następne: { $what }; kiedy się skończy, kolejne z listy
}
kernel-order-whenever = Za każdym razem
kernel-order-idle = Nic z listy nie jest teraz dostępne: padnie pytanie.
points-minus = { $score ->
    [one] −{ $score } punkt
    [few] −{ $score } punkty
   *[many] −{ $score } punktów
}
points = { COUNT($score, "point") }
