# Ligi

cmd-league = Liga tego serwera
cmd-league-open = Otwórz ligę: ludzie dołączają, rundy losuje się według tabeli, stoły otwierają się same
cmd-league-title = W co się gra
cmd-league-pace = Ile czasu jest na turę
cmd-league-rounds = Ile jest rund; jeśli pusto, trzy
cmd-league-standings = Tabela ligi
cmd-league-remove = Odsuń kogoś od ligi, którą organizujesz
cmd-league-person = O kogo chodzi
cmd-league-end = Zakończ ligę, którą organizujesz
league-head = **Liga: { $title }** · { $number }
league-terms = Organizuje: { $organiser } · tempo: { $pace } · { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
league-state-open = Kto chce grać, naciska **{ button-league-join }**. Gdy liga się zacznie, każdą rundę losuje się według tabeli, a jej stoły otwierają się tutaj same: kto jest w lidze, ten ma przy którymś miejsce. Zaczyna ten, kto ją organizuje.
league-state-running = Trwa runda { $round } z { $rounds }. Kogo nie ma przy końcu partii, ten nie bierze udziału w losowaniach, dopóki nie naciśnie **{ button-league-back }**.
league-state-over = Liga jest skończona.
league-there = { $count ->
    [one] W lidze jest jedna osoba: { $who }
    [few] W lidze są { $count } osoby: { $who }
   *[many] W lidze jest { $count } osób: { $who }
}
league-absent = { $count ->
    [one] Nieobecność: { $who }
    [few] Nieobecności: { $who }
   *[many] Nieobecności: { $who }
}
league-more = jeszcze { $count }
league-opened = Liga { $number } jest otwarta. Jej karta jest na kanale; gdy dołączy dość osób, naciśnij tam **{ button-league-begin }**. **/league remove** odsuwa kogoś od ligi, a **/league end** ją kończy.
league-joined = Jesteś w lidze. Po losowaniu rundy masz miejsce przy jednym z jej stołów, a ja cię tam wzywam.
league-back = Dobrze, że jesteś: od następnej rundy znów bierzesz udział w losowaniach.
league-left = Nie ma cię już w lidze. Trwająca partia toczy się dalej: jeśli musisz, odejdź od stołu przez **/table leave**.
league-begins = Pierwsza runda jest rozlosowana.
league-removed = { $who } nie jest już w lidze. Trwająca partia toczy się dalej.
league-ending = Liga { $number } się kończy. Trwające partie toczą się dalej, ale już się do niej nie liczą.
league-drawn = **Liga: { $title }**. Runda { $round } z { $rounds } jest rozlosowana.
league-table = • stół { $table }: { $who } · { $link }
league-sits-out = { $count ->
    [one] • { $who } pauzuje, z punktami jak za wygrany stół
    [few] • { $who } pauzują, z punktami jak za wygrany stół
   *[many] • { $who } pauzują, z punktami jak za wygrany stół
}
league-ended = { $count ->
    [one] **Liga: { $title }**. Koniec: wygrywa { $who }.
    [few] **Liga: { $title }**. Koniec: zwycięstwem dzielą się { $who }.
   *[many] **Liga: { $title }**. Koniec: zwycięstwem dzielą się { $who }.
}
league-ended-early = **Liga: { $title }**. Koniec, zanim cokolwiek rozegrano.
league-standings = Tabela ligi
league-under = { $title } · runda { $round } z { $rounds }
league-column = Runda { $round }
league-total = Punkty
league-foot = Wygrany stół daje 120: kto jest za tobą, liczy się w całości, a kto na równi, w połowie. Przy równej liczbie punktów wyżej jest ten, kto grał z lepszymi.
league-line = { $place }. { $name }: { $points }.
button-league-join = Dołącz do ligi
button-league-leave = Odejdź z ligi
button-league-begin = Rozpocznij
button-league-look = Tabela
button-league-back = Już jestem
league-which = Podaj, w co się gra, w opcji **title**.
league-whom = Podaj, o kogo chodzi, w opcji **person**.
league-pace = Liga ma tempo, w którym odpowiadają wszyscy: dzienne, spokojne albo tygodniowe.
league-rounds = Liga ma od jednej do { $most } rund.
league-many = Na tym serwerze { $most ->
    [one] trwa już jedna liga
    [few] trwają już { $most } ligi
   *[many] trwa już { $most } lig
}, a więcej nie wolno. Dołącz do którejś albo poczekaj, aż jakaś się skończy.
league-full = W tej lidze { $most ->
    [one] jest już jedna osoba
    [few] są już { $most } osoby
   *[many] jest już { $most } osób
}, a więcej nie wolno.
league-unknown = Nie ma takiej ligi wśród tych, które widzisz.
league-none = Na tym serwerze nie widzisz żadnej ligi. Nową otwiera **/league open**.
league-over = Ta liga jest skończona.
league-out = Nie możesz już grać w tej lidze: to decyzja tego, kto ją organizuje.
league-already = Jesteś już w tej lidze.
league-begun = Ta liga zaczęła się bez ciebie. Spytaj o następną.
league-not-in = Nie ma cię w tej lidze.
league-nobody = Tej osoby nie ma w lidze.
league-organiser = To może zrobić tylko ten, kto organizuje ligę. Kto to jest, pokazuje jej karta.
league-running = Liga już się zaczęła.
league-few = { $count ->
    [0] Nikogo jeszcze nie ma, a potrzeba co najmniej { $least } osób.
    [one] Jest jedna osoba, a potrzeba co najmniej { $least }.
    [few] Są { $count } osoby, a potrzeba co najmniej { $least }.
   *[many] Jest { $count } osób, a potrzeba co najmniej { $least }.
}
