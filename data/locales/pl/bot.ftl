# Co bot mówi o stołach każdej gry.

computer = Komputer { $number }
computer-for = { $name } (komputer)
# Imiona mówią, co komputer potrafi: krótkie są słabe, wielkie są mocne.
computer-easy = { $name } (łatwy)
computer-easy-0 = Wat
computer-easy-1 = Hob
computer-easy-2 = Tib
computer-easy-3 = Cis
computer-easy-4 = Dickon
computer-easy-5 = Nan
computer-easy-6 = Perkin
computer-easy-7 = Jill
computer-normal = { $name } (zwykły)
computer-normal-0 = Alys
computer-normal-1 = Hugh
computer-normal-2 = Joan
computer-normal-3 = Rafe
computer-normal-4 = Maud
computer-normal-5 = Giles
computer-normal-6 = Edith
computer-normal-7 = Simon
computer-strong = { $name } (mocny)
computer-strong-0 = Godiva
computer-strong-1 = Osbert
computer-strong-2 = Rosamund
computer-strong-3 = Ambrose
computer-strong-4 = Isolde
computer-strong-5 = Leofric
computer-strong-6 = Philippa
computer-strong-7 = Thurstan
option-on = tak
option-off = nie
language-auto = jak w Discordzie
place-thread = w wątku
place-channel = na kanale
openers-everyone = wszyscy
openers-managers = zarządzający serwerem

# Błędy

error-unexpected = Coś poszło nie tak po mojej stronie. Stół jest taki jak przed naciśnięciem. Spróbuj jeszcze raz; jeśli to się powtarza, podaj temu, kto mnie uruchamia, ten numer: { $id }.
error-unshown = Gotowe, ale nie mogę tego tutaj pokazać. Zobacz najnowszą wiadomość stołu albo użyj **/table list**. Jeśli to się powtarza, podaj temu, kto mnie uruchamia, ten numer: { $id }.
error-conflict = Gra poszła już dalej, bo ktoś odpowiedział szybciej. Spójrz jeszcze raz i powtórz, co chcesz zrobić.
error-away = Nie mam teraz dostępu do swoich zapisów i nie wiem, czy to zostało zapisane. Spójrz jeszcze raz za chwilę.
error-command = Discord pokazuje ci jeszcze starszą wersję tej komendy. Uruchom Discord ponownie i użyj jej jeszcze raz.
press-old = Ten przycisk należy do starszej wiadomości. Użyj najnowszej wiadomości stołu albo **/table list**.

table-unknown = Nie ma stołu { $table }, który byłoby stąd widać. Twoje stoły pokazuje **/table list**.
table-elsewhere = Stół { $table } należy do innego serwera. Użyj komendy tam albo w prywatnej wiadomości do mnie.
table-which = Nie masz tu miejsca przy żadnym otwartym stole. Otwórz stół, dołącz do któregoś przez jego kartę albo podaj numer stołu w opcji **table**.
table-several = Może tu chodzić o kilka stołów. Który masz na myśli?
table-choose = Wybierz stół
closely-tables = Może chodzić o kilka stołów. Wpisz w polu **table** numer jednego z nich: { $tables }.
table-short = { $title } · stół { $table }
table-no-seat = Nie masz miejsca przy stole { $table }, więc możesz tylko patrzeć. **{ button-read }** pokazuje wszystko, co jawne.
table-not-joined = Nie masz jeszcze miejsca przy stole { $table }. Naciśnij **{ button-join }** na jego karcie.
table-not-started = Gra przy stole { $table } jeszcze się nie zaczęła. Rozpoczyna ją z karty na kanale ten, kto otworzył stół.
table-over = Gra przy stole { $table } jest skończona. Jeśli chcesz zagrać, otwórz nowy stół.
table-frozen = Stół { $table } jest zapisany w postaci, której teraz nie umiem odczytać, więc musi poczekać. Nic nie zginęło: powiedz o tym temu, kto mnie uruchamia.
table-started = Gra przy stole { $table } już trwa, więc miejsca są zajęte.
table-full = { $places ->
    [one] Jedyne miejsce przy stole { $table } jest zajęte.
    [2] Oba miejsca przy stole { $table } są zajęte.
    [few] Wszystkie miejsca przy stole { $table } ({ $places }) są zajęte.
   *[many] Wszystkie miejsca przy stole { $table } ({ $places }) są zajęte.
} Otwórz inny stół albo porozmawiaj z osobą, która otworzyła ten.
table-kept = Wolne miejsca przy stole { $table } czekają na kogoś do <t:{ $moment }:f> (<t:{ $moment }:R>). Wróć wtedy albo otwórz inny stół.
table-already-joined = Masz już miejsce przy stole { $table }.
table-host-only = To może zrobić tylko ten, kto otworzył stół { $table }. Kto to jest, pokazuje karta stołu.
table-too-many = { $most ->
    [one] Masz już miejsce przy otwartym stole, a więcej nie wolno. Najpierw dokończ grę albo odejdź: stół pokazuje **/table list**.
    [few] Masz już miejsca przy { $most } otwartych stołach, a więcej nie wolno. Najpierw dokończ którąś grę albo odejdź: stoły pokazuje **/table list**.
   *[many] Masz już miejsca przy { $most } otwartych stołach, a więcej nie wolno. Najpierw dokończ którąś grę albo odejdź: stoły pokazuje **/table list**.
}
table-leave-running = Ta partia trwa. Żeby odejść i oddać swoje miejsce komputerowi, użyj **/table leave**.
table-left-lobby = Nie siedzisz już przy stole { $table }.
table-left-match = Nie siedzisz już przy stole { $table }. Na twoim miejscu gra dalej komputer.
table-left-last = Nie siedzisz już przy stole { $table }. Nikogo więcej tam nie ma, więc gra skończyła się bez wyniku.
table-stayed = Zostajesz przy stole { $table }.
table-undo-stale = Tej odpowiedzi nie można już cofnąć. Oto obecny stan stołu.
table-waits = Stół czeka na: { $who }.
table-thinks = { $count ->
    [one] { $who } myśli …
    [few] { $who } myślą …
   *[many] { $who } myślą …
}
table-head = **{ $title }** · stół { $table }
table-news = • { $event }
table-news-left = { $who } odchodzi od stołu; dalej gra tu komputer.
table-news-more = • … a wcześniejsze zdarzenia ({ $count }) pokazuje /table history
table-dm-closed = { $count ->
    [one] { $who } nie przyjmuje ode mnie wiadomości, więc to, co tajne, pokazuje **{ button-hand }**. Żeby dostawać to prywatnie, zezwól na wiadomości od członków tego serwera i użyj **/table resend**.
    [few] { $who } nie przyjmują ode mnie wiadomości, więc to, co tajne, pokazuje **{ button-hand }**. Żeby dostawać to prywatnie, zezwólcie na wiadomości od członków tego serwera i użyjcie **/table resend**.
   *[many] { $who } nie przyjmują ode mnie wiadomości, więc to, co tajne, pokazuje **{ button-hand }**. Żeby dostawać to prywatnie, zezwólcie na wiadomości od członków tego serwera i użyjcie **/table resend**.
}
table-ended-empty = Nikogo już tu nie ma, więc ten stół jest zamknięty.
table-ended-left = Przy tym stole nie ma już ludzi, więc gra skończyła się bez wyniku.
table-ended-lost = Kanał tego stołu zniknął, więc gra skończyła się bez wyniku.
table-ended-closed = Ten stół zamknęła moderacja: „{ $reason }”
table-ended-closed-plain = Ten stół zamknęła moderacja.

# Przed grą

lobby-joined = Masz miejsce przy stole { $table }. Dam znać, kiedy gra się zacznie.
lobby-computer = Komputer dołącza do stołu { $table }.
lobby-declined = Miejsce, które czekało na ciebie przy stole { $table }, jest teraz wolne dla kogoś innego.
reserved-sits = Masz już miejsce przy stole { $table }. Jeśli wolisz nie grać, naciśnij **{ button-leave }** na jego karcie.
reserved-not = Przy stole { $table } nie czeka na ciebie żadne miejsce.
lobby-started = Partia się zaczyna.
new-opened = Stół { $table } jest otwarty: { $title }. Kto chce grać, naciska **{ $join }** na karcie poniżej; { $autostart ->
    [yes] gra zacznie się sama, kiedy wszystkie miejsca będą zajęte.
   *[no] grę zaczynasz przyciskiem **{ $start }**.
}
new-begun = Przy stole { $table } zaczyna się gra tylko dla ciebie: { $title }.
new-no-thread = Nie wolno mi tu otwierać wątków, więc stół widać bezpośrednio na kanale.
new-in-server = Stoły otwiera się na kanale serwera, gdzie mogą dołączyć inni. Przejdź tam i użyj komendy jeszcze raz.
new-in-thread = Stół potrzebuje własnego kanału tekstowego; wątek nie może zawierać wątku. Użyj komendy na kanale.
new-managers = Na tym serwerze stoły otwierają tylko zarządzający. Poproś kogoś z nich albo dołącz do otwartego stołu.
new-permissions = { $count ->
    [one] Brakuje mi na tym kanale uprawnienia: { $missing }. Poproś zarządzających o nadanie go, a potem otwórz stół jeszcze raz.
    [few] Brakuje mi na tym kanale uprawnień: { $missing }. Poproś zarządzających o nadanie ich, a potem otwórz stół jeszcze raz.
   *[many] Brakuje mi na tym kanale uprawnień: { $missing }. Poproś zarządzających o nadanie ich, a potem otwórz stół jeszcze raz.
}
new-elsewhere = { $count ->
    [one] Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Użyj komendy tam.
    [few] Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Użyj komendy na jednym z tych kanałów.
   *[many] Na tym serwerze stoły otwiera się tylko tutaj: { $channels }. Użyj komendy na jednym z tych kanałów.
}
new-elsewhere-hidden = Na tym serwerze stoły otwiera się na innych kanałach, a żadnego z nich nie widzisz. Spytaj zarządzających.
barred = Moderacja tego serwera nie pozwala ci siadać przy jego stołach. Zwróć się do niej, jeśli chcesz wiedzieć, dlaczego, albo znowu tu grać.
permission-attach-files = Załączanie plików
permission-embed-links = Osadzanie linków
permission-read-message-history = Czytanie historii wiadomości
permission-send-messages = Wysyłanie wiadomości
permission-view-channel = Wyświetlanie kanału

# Karta stołu

card-title = { $title } · stół { $table }
card-lobby = Czekamy na graczy. Naciśnij **{ button-join }**, żeby usiąść; dam znać, kiedy gra się zacznie. Kto otworzył stół, naciska **{ button-start }**.
card-lobby-full = Wszystkie miejsca są zajęte. Kto otworzył stół, naciska **{ button-start }**.
card-lobby-kept = Miejsca czekają na osoby wymienione niżej: **{ button-join }** je zajmuje, **{ button-decline }** zwalnia. Kto otworzył stół, naciska **{ button-start }**, gdy tylko jest dość graczy; kto do tej chwili nie dołączy, ten nie gra.
card-kept = { $count ->
    [one] Miejsce czeka na
    [few] Miejsca czekają na
   *[many] Miejsca czekają na
}
card-kept-line = { $name }, do { $at }
card-lobby-auto = Czekamy na graczy. Naciśnij **{ button-join }**, żeby usiąść. Partia zacznie się sama, kiedy wszystkie miejsca będą zajęte.
card-playing = { $waits }
    { $link }
card-players = Gracze ({ $count } z { $places })
card-player = { $number }. { $name }{ $host ->
    [yes] {" "}(prowadzi stół)
   *[no] {""}
}{ $computer ->
    [yes] {" "}· komputer
   *[no] {""}
}{ $prompt }
card-options = Ustawienia
card-option = { $name }: { $value }
card-commitment = Tasowanie { $hash }
card-seed = Tasowanie { $hash } · ziarno { $seed }
thread-name = { $title } · stół { $table }
result-line = { $placing }. { $name } · { $score }
final-head = { $seats ->
    [1] **{ $title }** · stół { $table }, koniec gry: { $who }.
   *[other] { $count ->
        [one] **{ $title }** · stół { $table }, koniec gry. Wygrywa { $who }.
        [few] **{ $title }** · stół { $table }, koniec gry. Zwycięstwem dzielą się { $who }.
       *[many] **{ $title }** · stół { $table }, koniec gry. Zwycięstwem dzielą się { $who }.
    }
}

# Wezwania i wiadomości prywatne

notice-turn = { $count ->
    [one] { $who }, twoja kolej: { $title }.
    [few] { $who }, wasza kolej: { $title }.
   *[many] { $who }, wasza kolej: { $title }.
}
hand-head = **{ $title }** · stół { $table } · { $link }
hand-words = -# { $hand }
hand-text = To widzisz tylko ty. Tutaj zawsze widać aktualny stan.
hand-now = To widzisz tylko ty.
hand-empty = Przy tym stole nie masz teraz nic tajnego.
post-lost = Nie mogę pisać tam, gdzie jest stół { $table } ({ $title }): kanał zniknął albo brakuje mi uprawnień. Nic nie zginęło: możesz grać dalej tutaj komendami gry, takimi jak **hand** i **board**. Kiedy znów będzie można tam pisać, stół przywróci **/table resend**.
post-lost-lobby = Kanał stołu { $table } ({ $title }) zniknął, więc stół jest zamknięty. Otwórz nowy na innym kanale.

# Moderacja

closed-head = **{ $title }** · stół { $table } jest zamknięty.
close-sure = Zamknąć stół { $table } ({ $title }) na dobre? Gra skończy się bez wyniku, nie zmieni niczyjego rankingu, a twój powód przeczytają wszyscy: „{ $reason }”
close-done = Stół { $table } jest zamknięty. Gracze się o tym dowiadują.
close-own = Siedzisz przy stole { $table } albo masz za sobą grę przy nim, więc nie możesz go zamknąć. Poproś kogoś innego z moderacji albo odejdź przez **/table leave**.
close-moderators = Stół { $table } zamyka tylko moderacja: na serwerze ci, którzy mogą zarządzać wątkami na jego kanale. Żeby tylko odejść, użyj **/table leave**.
close-which = Nie wiem, o który stół chodzi. Użyj komendy w jego wątku albo wpisz w polu **table** jego numer.
moderate-in-server = Zakaz dotyczy stołów serwera. Użyj komendy na serwerze.
moderate-moderators = To może zrobić tylko moderacja całego serwera: ci, którzy mogą tam zarządzać wątkami. Poproś kogoś z nich.
moderate-no-reason = Podaj powód w opcji **reason**.
moderate-long-reason = Twój powód ma za dużo znaków: { $length }. Może ich mieć najwyżej { $most }.
bar-whom = Podaj, o kogo chodzi, w opcji **person**.
bar-yourself = Nie możesz zakazać sobie gry. Żeby odejść od stołu, użyj **/table leave**.
bar-bot = Boty nie siadają przy stołach, więc nie ma czego zakazywać.
bar-moderator = Komu wolno zarządzać wątkami na tym serwerze, temu nie można zakazać gry. Porozmawiaj z tymi, którzy dali to uprawnienie.
bar-already = Ten zakaz już jest. Wszystkie pokazuje **/moderate bars**.
bar-own-table = Łączy was stół { $table } (teraz albo dawniej), więc nie możesz zakazywać gry jego graczom. Poproś kogoś innego z moderacji albo poczekaj do końca.
bar-not-there = Nie ma kogo wpuścić z powrotem: ta osoba nie ma tu zakazu.
bar-done = { $count ->
    [0] { $who } nie może już siadać przy stołach tego serwera. Cofa to **/moderate unbar**.
    [one] { $who } nie może już siadać przy stołach tego serwera i traci miejsce przy jednym. **/moderate unbar** cofa zakaz, ale nie oddaje miejsca.
    [few] { $who } nie może już siadać przy stołach tego serwera i traci miejsca przy { $count } z nich. **/moderate unbar** cofa zakaz, ale nie oddaje miejsc.
   *[many] { $who } nie może już siadać przy stołach tego serwera i traci miejsca przy { $count } z nich. **/moderate unbar** cofa zakaz, ale nie oddaje miejsc.
}
unbar-done = { $who } znów może siadać przy stołach tego serwera.
bars-none = Nikt nie ma zakazu gry na tym serwerze.
bars-head = { $count ->
    [one] Zakaz gry na tym serwerze ma jedna osoba:
    [few] Zakaz gry na tym serwerze mają { $count } osoby:
   *[many] Zakaz gry na tym serwerze ma { $count } osób:
}
bars-line = • { $who }, od { $since } (decyzja: { $by }): „{ $reason }”
bars-line-plain = • { $who }, od { $since } (decyzja: { $by })
bars-more = … i jeszcze { $count }.

# Panele

panel-next = { $part }?
panel-decides = -# { $line }
panel-hint = -# { $label } – { $hint }
panel-chosen = { $part }: **{ $value }**
panel-chosen-hint = { $part }: **{ $value }** – { $hint }
panel-count = { $count ->
    [0] { $least ->
        [0] Wybierz najwyżej { $most } albo nic.
       *[other] { $exact ->
            [yes] Wybierz { $most }.
           *[no] Wybierz od { $least } do { $most }.
        }
    }
   *[other] Wybrano: { $names }. { $least ->
        [0] To { $count } z { $most } możliwych.
       *[other] { $exact ->
            [yes] To { $count } z { $most }.
           *[no] To { $count }; potrzeba od { $least } do { $most }.
        }
    }
}
panel-budget = { $count ->
    [0] Jeszcze nic nie wybrano. Masz do użycia { $budget }.
   *[other] Wybrano: { $names }. Zużyte: { $spent } z { $budget }.
}
panel-none-yet = jeszcze nic
panel-time = -# { $time }
panel-beside =
    { $name }
    -# { $effect }
panel-lasting = ⚠ nie do cofnięcia
panel-final = { $all ->
    [beside] Żadnego z tych wyborów nie można cofnąć, bo pokazuje się coś nowego; wszystko inne tutaj cofnąć można.
   *[yes] Bez cofania: po tym wyborze pokazuje się coś nowego.
}
panel-final-red = Tego, co czerwone, nie można cofnąć ({ $what }).
panel-blocked = Nie teraz: { $what } – { $why }
panel-blocked-many = Nie teraz: { $what }. Na przykład: { $why }
panel-copy = { $what } ({ $number })
panel-choose = Wybierz
panel-choose-among = Wybierz: { $first } … { $last }
panel-choose-one = Wybierz: { $what }
panel-choose-part = { $asked } ({ $number } z { $count })
panel-choose-many = { $exact ->
    [yes] Wybierz { $most }
   *[no] { $least ->
        [0] Wybierz najwyżej { $most }
       *[other] Wybierz od { $least } do { $most }
    }
}
panel-none = Nic
plan-head = **Twój plan.** Jeśli chcesz, wybierz kilka rzeczy naraz. Nic się nie dzieje i nikt tego nie widzi, dopóki nie potwierdzisz całości: zielonym przyciskiem albo czymś, czego nie można cofnąć.
plan-line = { $number }. { $what }
plan-full = Plan mieści najwyżej tyle kroków: { $most }. Wykonaj go albo zdejmij ostatni.
plan-left-out = { $count ->
    [one] Jednej z wybranych rzeczy nie ma w planie: nie pasuje do tego, co przed nią, albo nie można jej cofnąć. Wybierz ją osobno.
    [few] { $count } z wybranych rzeczy nie ma w planie: nie pasują do tego, co przed nimi, albo nie można ich cofnąć. Wybieraj je po jednej.
   *[many] { $count } z wybranych rzeczy nie ma w planie: nie pasują do tego, co przed nimi, albo nie można ich cofnąć. Wybieraj je po jednej.
}
plan-cut = Ostatnia część twojego planu nie jest już możliwa, więc nie ma jej w planie.
plan-stopped = Wykonano { $done } z { $wanted }. Potem zmieniło się coś, czego plan nie mógł przewidzieć: spójrz, zanim pójdziesz dalej.
panel-gone = Tego wyboru już nie ma. Oto, co możesz wybrać teraz.

button-join = Dołącz
button-decline = Nie, dziękuję
button-leave = Odejdź
button-computer-easy = Dodaj łatwy komputer
button-computer-normal = Dodaj komputer
button-computer-strong = Dodaj mocny komputer
button-start = Rozpocznij
button-play = Graj
button-read = Stół w słowach
button-hand = Moja ręka
button-undo = Cofnij
button-undo-all = Cofnij wszystko ({ $count })
button-refresh = Odśwież
button-back = Od nowa
button-send = Wybór gotowy
button-orders = Polecenia
button-plan = Zaplanuj turę
button-carry = { $count ->
    [one] Zrób to
    [few] Zrób to wszystko ({ $count })
   *[many] Zrób to wszystko ({ $count })
}
button-plan-less = Zdejmij ostatni
button-to-panel = Wróć do panelu
button-extras = Inne działania ({ $count })
panel-sure = Twój wybór: { $what }. { $final ->
    [yes] Nie można tego cofnąć. Czy tego chcesz?
   *[no] To kosztuje. Czy tego chcesz?
}
panel-sure-nothing = nic
panel-sure-off = -# O tym, czy padają takie pytania, decyduje **confirm** w **/settings own**.
button-sure = Tak
button-sure-back = Nie, wróć
button-sure-off = Tak, i nie pytaj więcej
button-news = Co się działo ({ $count })
button-why = Czemu nie? ({ $count })
button-fold = Ukryj
button-more = Więcej ({ $page } z { $pages })
button-older = Wcześniej
head-of-page = { $head } · strona { $page } z { $pages }
button-quit = Odejdź na dobre
button-stay = Zostaję
button-close = Zamknij na dobre
button-closed = Zamknięte

# Komendy

cmd-new = Otwórz na tym kanale stół: { $title }
cmd-new-seats = Ile ma miejsc
cmd-new-autostart = Czy gra zaczyna się sama, gdy wszystkie miejsca są zajęte
cmd-board = Zobacz stół
cmd-board-text = Tekst zamiast obrazka
cmd-hand = Zobacz to, co tylko twoje
cmd-rules = Zasady w skrócie, z naszymi rozstrzygnięciami
cmd-about = Autorzy i zestaw, którym się gra
cmd-table-number = Numer stołu, jeśli grasz przy kilku
cmd-table = Twoje stoły
cmd-table-list = Twoje otwarte stoły; najpierw te, które na ciebie czekają
cmd-table-leave = Odejdź od stołu; w trwającej grze zastąpi cię komputer
cmd-table-undo = Cofnij swoją ostatnią odpowiedź
cmd-table-history = Co działo się przy stole
cmd-table-resend = Wyślij wiadomości stołu na nowo i spróbuj znów wysłać prywatne
cmd-table-close = Dla moderacji: zamknij stół na dobre
cmd-table-close-reason = Powód; przeczytają go gracze
cmd-moderate = Kto może siadać przy stołach tego serwera
cmd-moderate-bar = Zakaż komuś gry przy stołach tego serwera
cmd-moderate-unbar = Pozwól komuś znowu siadać
cmd-moderate-bars = Kto ma zakaz gry przy stołach tego serwera
cmd-moderate-person = O kogo chodzi
cmd-moderate-reason = Powód, dla reszty moderacji; jest w kopii danych, o którą ta osoba może poprosić
cmd-settings = Ustawienia
cmd-settings-server = Ustawienia tego serwera
cmd-settings-own = Twoje ustawienia
cmd-settings-language = W jakim języku mówię
cmd-settings-tables = Gdzie toczą się gry
cmd-settings-openers = Kto może otwierać stoły
cmd-settings-channels = Gdzie na tym serwerze można otwierać stoły
cmd-settings-channels-add = Kanał, na którym można
cmd-settings-channels-remove = Kanał, na którym już nie można
cmd-settings-dms = Czy wolno mi pisać do ciebie prywatnie
cmd-settings-confirm = Czy pytać jeszcze raz przed tym, co kosztuje albo jest nie do cofnięcia
cmd-help = Od czego zacząć
verb-not-now = Stół pyta cię teraz o coś innego. Oto to pytanie.
verb-hint = { $label } – { $hint }
verb-unknown = „{ $value }” nie jest teraz możliwe. Możliwe: { $known }.
verb-together = To się ze sobą nie łączy. Pomiń coś i wybierz z tego, co jest do wyboru.
verb-other-title = Przy stole { $table } gra się w coś innego niż { $title }. Użyj komend tamtej gry.

list-empty = Nie masz miejsca przy żadnym stole. Otwórz stół przez **/play** albo znajdź jakiś przez **/table find**.
list-head = { $count ->
    [one] Twój stół:
    [few] Twoje { $count } stoły:
   *[many] Twoje { $count } stołów:
}
list-waits = • **{ $title }** · stół { $table } czeka na ciebie: { $link }
list-playing = • { $title } · stół { $table }, gra trwa: { $link }
list-lobby = • { $title } · stół { $table } czeka na graczy: { $link }
list-kept = • { $title } · stół { $table } trzyma dla ciebie miejsce, a na karcie jest **{ button-join }** i **{ button-decline }**: { $link }
list-more = … i jeszcze { $count }.
leave-sure = Odejść od stołu { $table } na dobre? Na twoim miejscu gra dalej komputer i nie możesz na nie wrócić. Jeśli partia liczy się do rankingu, zajmujesz ostatnie miejsce.
leave-sure-last = Odejść od stołu { $table } na dobre? Nikogo więcej tam nie ma, więc gra skończy się bez wyniku.
leave-sure-lobby = Odejść od stołu { $table }? Nikogo więcej tam nie ma, więc stół zostanie zamknięty.
history-head = **{ $title }** · stół { $table }
history-line = { $at } { $event }
history-empty = Przy stole { $table } jeszcze nic się nie wydarzyło.
resend-done = Wiadomości stołu { $table } przychodzą na nowo.

settings-in-server = To są ustawienia serwera. Użyj komendy na serwerze.
settings-managers = Zmieniają to tylko zarządzający serwerem. Poproś kogoś z nich.
settings-server = Język: **{ $language }** · stoły: **{ $place }** · otwierają: **{ $openers }**
settings-own = Język: **{ $language }** · wiadomości prywatne: **{ $dms }**{ $closed ->
    [yes] {" "}(ostatniej nie przepuścił Discord: zezwól na wiadomości od członków tego serwera i użyj **/table resend**)
   *[no] {""}
}
settings-confirm = Ponowne pytanie przed tym, co ostateczne: **{ $confirm }**
confirm-auto = w pierwszej partii
confirm-on = tak
confirm-off = nie
settings-how-own = Żeby to zmienić, wypełnij **language** albo **dms** w **/settings own**; **zone**, **quiet**, **reminders** i **digest** mówią, kiedy i gdzie dawać znać, że stół czeka, **confirm**, czy pytać jeszcze raz, a **invitations**, czy wolno cię zapraszać.
settings-how-server = Zmieniają to zarządzający: wypełniają w **/settings server**, co chcą.
settings-channels = Stoły otwiera się tylko tutaj: { $channels }.
settings-channels-all = Stoły otwiera się na każdym kanale.
settings-channels-gone = Wszystkie kanały wyznaczone dla stołów usunięto, więc stoły otwiera się na każdym kanale.
settings-how-channels = Kanały wyznaczają zarządzający: wypełniają **add** albo **remove** w **/settings channels**. Bez wyznaczonych kanałów liczą się wszystkie.
settings-channel-not-named = Ten kanał nie jest wyznaczony dla stołów: { $channel }. Wyznaczone pokazuje **/settings channels**.
settings-channels-many = Wyznaczonych kanałów jest już { $most }, a więcej nie wolno. Najpierw usuń któryś.
help-head = Prowadzę tu gry planszowe. Partia może trwać godziny albo dni, a ja daję znać, kiedy twoja kolej.
help-title = • **{ $title }**: stół otwiera **/{ $group } new**, zasady pokazuje **/{ $group } rules**
help-others = • { $count ->
        [one] Jeszcze jedna gra: wpisz **/**, żeby ją znaleźć
        [few] Jeszcze { $count } gry: wpisz **/**, żeby je znaleźć
       *[many] Jeszcze { $count } gier: wpisz **/**, żeby je znaleźć
    }
help-rest = Zacznij od **/play**. Nie znasz gry? **/learn** uczy jej w kwadrans, w partii z samymi komputerami. **/seek** znajduje tych, którzy zagraliby w to samo, a **/table find** to, co jest tu otwarte. Inni siadają do stołu przyciskiem **{ button-join }** na karcie stołu. **{ button-play }** otwiera twój własny panel; wszystko jest też komendą.
help-more = **/table list** pokazuje twoje stoły, **/table history**, co się działo, **/table review**, co zdecydowało o wyniku skończonej partii, **/table vote** proponuje więcej czasu, przerwę i tym podobne, a **/table leave** oddaje twoje miejsce komputerowi. **/league open** pozwala wielu osobom grać rundami. **/leaderboard**, **/records** i **/profile** mówią, jak komu idzie, **/settings own** zmienia język, wiadomości prywatne, strefę czasową i przypomnienia, **/away** zapowiada nieobecność, **/privacy** pokazuje, co jest o tobie zapisane.
rules-none = Nie ma jeszcze skrótu tych zasad.
rules-rulings = **Rozstrzygnięcia tam, gdzie instrukcja milczy**
rules-ruling = • { $text }

# Stałe polecenia

orders-standing = Teraz obowiązuje: { $names }
orders-carried-out = Na otwarte pytanie odpowiedziało już to polecenie.
orders-choose = Wybierz, na co odpowiadać za ciebie
orders-one = • **{ $order }**: { $next }
orders-terms = { $hold } · { $when }
orders-hold-once = Na jedną odpowiedź
orders-hold-round = Na tę rundę
orders-hold-on = Do odwołania
orders-always = Bez warunku
orders-listed = { $number }. { $what }
orders-list-none = Lista jest jeszcze pusta. Wybierz, co ma być pierwsze.
orders-off = Teraz nie obowiązuje.
orders-so-far = Następne na liście: { $what } …
orders-part = -# Menu pokazuje pozycje od { $first } do { $last } z { $count }, najbliższe na początku; reszta jest na dalszych stronach.
orders-add = Dopisz do listy
orders-less = Skreśl z listy
orders-when = Pod jakim warunkiem?
orders-hold = Jak długo ma obowiązywać?
orders-switch-on = Włącz
orders-switch-off = Wyłącz
orders-all-off = Wyłącz wszystkie
orders-back = Wszystkie polecenia
orders-always-this = Zawsze rób to…
orders-always-ask = Co odpowiadać za ciebie zawsze, gdy padnie takie pytanie?
cmd-orders = Powiedz, co odpowiadać za ciebie, gdy przyjdzie na to pora

history-also = · { $event }
history-ended = Koniec partii:
button-story = Jako tekst
story-done = Historia stołu { $table }, na tyle, na ile wolno ci ją znać.
