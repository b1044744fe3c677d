# Na karcie stołu

card-offered = Do objęcia
card-offered-seat = miejsce { $number } ({ $name })
card-offered-how = { $count ->
    [one] Gra tu komputer: { $who }. Kto naciśnie przycisk, ten prosi o to miejsce; decydują wszyscy, którzy siedzą przy stole, a kto je obejmie, temu partia nie liczy się do rankingu.
    [few] Grają tu komputery: { $who }. Kto naciśnie przycisk, ten prosi o to miejsce; decydują wszyscy, którzy siedzą przy stole, a kto je obejmie, temu partia nie liczy się do rankingu.
   *[many] Grają tu komputery: { $who }. Kto naciśnie przycisk, ten prosi o to miejsce; decydują wszyscy, którzy siedzą przy stole, a kto je obejmie, temu partia nie liczy się do rankingu.
}
button-heir = Obejmij to miejsce
button-heir-seat = Obejmij miejsce { $number }

# Prośba o miejsce

seat-asked = Prośba o miejsce { $number } przy stole { $table } jest złożona. Teraz pytamy wszystkich, którzy tam siedzą; jeśli się zgodzą, miejsce będzie twoje razem z ręką. Do tego czasu widzisz to, co wszyscy.

# Odmowy

seat-not-free = Na tym miejscu gra człowiek, więc nie jest do objęcia. Wybierz miejsce, na którym gra komputer.
seat-never-left = Na tym miejscu od początku gra komputer. Do objęcia może być tylko miejsce opuszczone przez człowieka.
seat-away-lately = Ostatnia odpowiedź z tego miejsca padła mniej niż dzień temu, a ta osoba być może śpi. Miejsce będzie można oddać <t:{ $moment }:R>.
seat-offered-already = To miejsce jest już do objęcia. Jego przycisk jest na karcie stołu.
seat-not-offered = To miejsce nie jest już do objęcia. Wolne do objęcia miejsca pokazuje karta stołu.
seat-yours = Masz już miejsce przy tym stole, więc nie możesz objąć drugiego.
seat-asked-already = Twoja prośba o miejsce przy tym stole już czeka na decyzję tych, którzy tam siedzą.
seat-asked-by-others = O to miejsce prosi już ktoś inny, a decyzja jeszcze nie zapadła. Spróbuj, gdy zapadnie.
seat-nobody-here = Przy tym stole nie ma teraz nikogo, kto mógłby się zgodzić. Spróbuj, gdy ktoś wróci.
seat-sat-here = To był już kiedyś twój stół, więc nie możesz objąć przy nim miejsca.
seat-left-others = { $days ->
    [one] W ostatnim dniu
    [few] W ostatnich { $days } dniach
   *[many] W ostatnich { $days } dniach
} masz za sobą odejście z innej partii albo trwa tam twoja nieobecność. Miejsca obejmują tylko ci, którzy zostają przy swoich.
seat-nobody-asks = Osoby, która prosiła o to miejsce, już nie ma.
seat-not-for-them = Osoba, która prosiła o to miejsce, nie może teraz tu usiąść.
seat-heir-gone = Osoby, która prosiła o to miejsce, nie ma już na tym serwerze, więc nie ma komu go oddać.
seat-lost = Wszyscy przy stole { $table } oddali twoje miejsce komuś innemu z powodu twojej nieobecności. Możesz patrzeć: **{ button-read }** pokazuje wszystko, co jawne.
vote-overtaken-offer = { vote-match-over }
vote-overtaken-seat = { vote-match-over }

# Kto tam siedział

seat-heir = { $heir } (za: { $name })
profile-saved = Uratowane miejsca, objęte po innych i utrzymane do końca: { $count }
