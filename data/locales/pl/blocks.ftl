# Z kim ktoś wolałby nie siadać

no-seat = Przy tym stole nie ma dla ciebie wolnego miejsca.
block-yourself = Nie możesz zablokować siebie. Żeby odejść od stołu, użyj **/table leave**.
block-bot = Zablokować można tylko ludzi: boty nie siadają przy stołach.
block-already = Ta blokada już jest. Wszystkie pokazuje **/block** bez nazwy.
block-too-many = Więcej blokad niż { $most } nie przechowuję. Najpierw cofnij jedną przez **/unblock**.
block-not-there = Nie blokujesz tej osoby, więc nie ma czego cofać. Wszystkie blokady pokazuje **/block** bez nazwy.
block-done = Blokada: { $who }. Żadne z was nie może usiąść tam, gdzie siedzi drugie, ani dostać wezwania na wspólny rewanż. Gdzie już siedzicie razem, nic się nie zmienia. Nikt się o tym nie dowiaduje; cofa to **/unblock**.
unblock-whom = Podaj, o kogo chodzi, w opcji **person**. Wszystkie blokady pokazuje **/block** bez nazwy.
unblock-done = Koniec blokady: { $who }. Nikt się o tym nie dowiaduje.
blocks-none = Nikogo nie blokujesz. Żeby kogoś zablokować, użyj **/block** z opcją **person**; nikt się o tym nie dowiaduje.
blocks-head = { $count ->
    [one] Blokujesz jedną osobę. Cofa to **/unblock**.
    [few] Blokujesz { $count } osoby. Cofa to **/unblock**.
   *[many] Blokujesz { $count } osób. Cofa to **/unblock**.
}
blocks-line = • { $who }, od { $since }
button-blocks-later = Później

cmd-block = Nie siadaj więcej z kimś do stołu (ta osoba się nie dowie) albo zobacz swoje blokady
cmd-block-person = Kogo blokujesz; jeśli pusto, zobaczysz swoją listę
cmd-unblock = Cofnij blokadę
cmd-unblock-person = Kogo odblokować
