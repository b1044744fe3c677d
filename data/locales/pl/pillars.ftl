pillars-title = Filary Ziemi

# Surowce, punkty, złoto

pillars-goods-sand = piasek
    .gen = piasku
    .acc = piasek
pillars-goods-wood = drewno
    .gen = drewna
    .acc = drewno
pillars-goods-stone = kamień
    .gen = kamienia
    .acc = kamień
pillars-goods-metal = metal
    .gen = metalu
    .acc = metal
pillars-cubes-sand = { COUNT($number, "sand") }
    .acc = { COUNT($number, "sand", form: "acc") }
    .gen = { COUNT($number, "sand", form: "gen") }
pillars-cubes-wood = { COUNT($number, "wood") }
    .acc = { COUNT($number, "wood", form: "acc") }
    .gen = { COUNT($number, "wood", form: "gen") }
pillars-cubes-stone = { COUNT($number, "stone") }
    .acc = { COUNT($number, "stone", form: "acc") }
    .gen = { COUNT($number, "stone", form: "gen") }
pillars-cubes-metal = { COUNT($number, "metal") }
    .acc = { COUNT($number, "metal", form: "acc") }
    .gen = { COUNT($number, "metal", form: "gen") }
pillars-cubes-none = nic
    .acc = nic
    .gen = niczego
    .none = yes
pillars-points = { COUNT($points, "point") }
    .acc = { COUNT($points, "point", form: "acc") }
pillars-gold = { COUNT($gold, "gold") }
    .acc = { COUNT($gold, "gold", form: "acc") }
pillars-nobody = nikt
pillars-lost = { $lost ->
    [0] {""}
   *[other] {" "}Nadwyżka ({ $lost }) przepada, bo nikt nie ma więcej niż 30.
}

# Miejsca, zgodnie z ruchem wskazówek zegara

pillars-place-event = Wydarzenie
pillars-place-bishop = Siedziba Biskupa
    .short = Biskup
pillars-place-wool_mill = Przędzalnia
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Klasztor
pillars-place-forest = Las
pillars-place-quarry = Kamieniołom
pillars-place-gravel_pit = Żwirownia
pillars-place-court = Królewski Dwór
pillars-place-shiring = Shiring
pillars-place-castle = Zamek Shiring
    .short = Zamek
pillars-place-market = Rynek Surowców
    .short = Rynek
pillars-place-cathedral = Katedra
pillars-place-start_player = Gracz rozpoczynający
    .short = Rozpoczyna

# Części katedry

pillars-piece-1 = nawa główna
    .acc = nawę główną
pillars-piece-2 = portal
    .acc = portal
pillars-piece-3 = apsyda
    .acc = apsydę
pillars-piece-4 = pierwsza wieża
    .acc = pierwszą wieżę
pillars-piece-5 = druga wieża
    .acc = drugą wieżę
pillars-piece-6 = sklepienie
    .acc = sklepienie

# Karty: nazwy

pillars-card-sand_2 = Żwirownia, 2 żetony piasku
pillars-card-sand_3 = Żwirownia, 3 żetony piasku
pillars-card-sand_4 = Żwirownia, 4 żetony piasku
pillars-card-wood_2 = Las, 2 żetony drewna
pillars-card-wood_3 = Las, 3 żetony drewna
pillars-card-wood_4 = Las, 4 żetony drewna
pillars-card-stone_2 = Kamieniołom, 2 żetony kamienia
pillars-card-stone_3 = Kamieniołom, 3 żetony kamienia
pillars-card-stone_4 = Kamieniołom, 4 żetony kamienia
pillars-card-mortar_mixer = Pomocnik Murarza
pillars-card-woodworker = Stolarz
pillars-card-stonecutter = Kamieniarz
pillars-card-mason_1 = Murarz
pillars-card-tool_maker = Ślusarz
pillars-card-mortar_mixer_1 = Zręczny Pomocnik
pillars-card-woodworker_1 = Mistrz Stolarski
pillars-card-potter_2 = Garncarz
pillars-card-architect = Inżynier
pillars-card-mason_2 = Murarz
pillars-card-carpenter_2 = Cieśla
pillars-card-potter_3 = Garncarz
pillars-card-sculptor_3 = Rzeźbiarz
pillars-card-carpenter_3 = Cieśla
pillars-card-mason_3 = Murarz
pillars-card-mason_4 = Murarz
pillars-card-sculptor_4 = Rzeźbiarz
pillars-card-carpenter_4 = Cieśla
pillars-card-glassblower_4 = Dmuchacz szkła
pillars-card-carpenter_5 = Cieśla
pillars-card-goldsmith_5 = Złotnik
pillars-card-sculptor_5 = Rzeźbiarz
pillars-card-glassblower_5 = Dmuchacz szkła
pillars-card-bell_founder = Ludwisarz
pillars-card-organ_builder = Organmistrz
pillars-card-sculptor_6 = Rzeźbiarz
pillars-card-goldsmith_6 = Złotnik
pillars-card-richard = Richard z Kingsbridge
    .short = Richard
pillars-card-aliena = Aliena
pillars-card-tom = Tom Budowniczy
    .short = Tom
pillars-card-ellen = Ellen
pillars-card-philip = Przeor Philip
    .short = Philip
pillars-card-francis = Francis
pillars-card-otto = Otto
pillars-card-jack = Jack
pillars-card-exemption = Zwolnienie z podatku
    .short = Zwolnienie
pillars-card-thomas = Thomas
pillars-card-remigius = Remigius
pillars-card-madonna = Płacząca Madonna
    .short = Madonna
pillars-card-wool_fair = Targ wełny
pillars-card-toledo = Toledo
pillars-card-festivities = Święto
pillars-card-completion = Ukończenie
pillars-card-king = Król jest rad
pillars-card-richard_gift = Dar Richarda
pillars-card-wool_trade = Wełna przeora Philipa
pillars-card-volunteers = Ochotnicy
pillars-card-archbishop = Wizyta arcybiskupa
pillars-card-william = William Hamleigh
pillars-card-conflict = Konflikt
pillars-card-town_wall = Mur miejski
pillars-card-cold_winter = Mroźna zima
pillars-card-departure = Rzemieślnik odchodzi

# Karty: co robią

pillars-effect-work = Za { ACC($takes) }: { $brings }, { pillars-times }.
pillars-effect-mortar_mixer = Za { ACC($takes) }: { $brings }, { pillars-times }. Murarze potrzebują Pomocnika.
pillars-effect-woodworker = Za { ACC($takes) }: { $brings }, { pillars-times }. Drewno kupisz tylko ze Stolarzem lub Mistrzem.
pillars-effect-stonecutter = Za { ACC($takes) }: { $brings }, { pillars-times }. Kamień sprzedasz tylko, mając Kamieniarza.
pillars-effect-mason = Za { ACC($takes) }: { $brings }, { pillars-times }, z Pomocnikiem Murarza.
pillars-effect-tool_maker = Co rundę: { $brings }, jeśli masz metal. Metal zachowujesz.
pillars-effect-architect = Co rundę: { $brings } za nic.
pillars-times = { $times ->
    [1] raz na rundę
    [2] dwa razy na rundę
   *[other] { $times } razy na rundę
}
pillars-effect-every_round = W każdej rundzie dodatkowo: { $brings }.
pillars-effect-at_once = Od razu: { $brings }.
pillars-effect-ellen = Na początku każdej rundy pokazuje nadchodzące wydarzenie, tylko temu, kto ją ma.
pillars-effect-philip = Za każdego budowniczego w Klasztorze dodatkowo: { $brings }.
pillars-effect-francis = Podatek wynosi { COUNT($amount, "gold", form: "acc") }, cokolwiek pokaże kość.
pillars-effect-otto = Od następnej rundy do końca gry dodatkowo: { COUNT($amount, "worker") }.
pillars-effect-jack = Dodatkowe miejsca dla rzemieślników: { $amount }.
pillars-effect-exemption = Raz, po rzucie: w tej rundzie bez podatku.
pillars-effect-thomas = Raz, po złym wydarzeniu: nie szkodzi ci ono.
pillars-effect-remigius = Raz: postaw wylosowanego budowniczego za darmo.
pillars-effect-king = Każdy otrzymuje { COUNT($amount, "gold", form: "acc") }.
pillars-effect-richard_gift = Każdy otrzymuje { COUNT($amount, "metal", form: "acc") }.
pillars-effect-wool_trade = Robotnicy w Przędzalni (najwyżej { $amount } u każdego gracza) dają po 1 złotej monecie więcej.
pillars-effect-volunteers = Każda karta surowców daje w tej rundzie o { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} więcej.
pillars-effect-archbishop = W Katedrze jeden rzemieślnik każdego gracza może pracować o jeden raz więcej, niż mówi karta.
pillars-effect-william = Każdy płaci { COUNT($amount, "gold", form: "acc") }. Za każde 2 brakujące złote monety traci się 1 punkt.
pillars-effect-conflict = Każdy traci { COUNT($amount, "point", form: "acc") }.
pillars-effect-town_wall = W następnej rundzie każdy ma tylko { $amount ->
    [one] { $amount } budowniczego
    [few] { $amount } budowniczych
   *[many] { $amount } budowniczych
}.
pillars-effect-cold_winter = Każda karta surowców daje w tej rundzie o { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
} mniej.
pillars-effect-departure = Każdy zwalnia jednego rzemieślnika.

# Pytania

pillars-ask-draft = Którą kartę bierzesz? Masz { COUNT($workers, "worker", form: "acc") } bez zajęcia i { COUNT($gold, "gold", form: "acc") }.
pillars-ask-discard-draft = Masz o jednego rzemieślnika za dużo. Kto opuszcza grę? Może to być ten, który właśnie przychodzi.
pillars-ask-discard-shiring = Masz więcej rzemieślników niż miejsc. Kto opuszcza grę? Może to być ten, który właśnie przychodzi.
pillars-ask-discard-event = Wydarzenie wypędza rzemieślnika. Kto opuszcza grę?
pillars-ask-redraw = Wylosowano budowniczego gracza { $owner }. Ustawienie go kosztuje { COUNT($price, "gold", form: "acc") }. Kto zaczyna rundę, może w niej raz wrzucić wylosowanego budowniczego z powrotem do woreczka i wylosować innego. Czy chcesz to teraz zrobić?
pillars-ask-builder = Wylosowano twojego budowniczego. Ustawienie go kosztuje { COUNT($price, "gold", form: "acc") }, a { $gold ->
    [0] nie masz żadnej
   *[other] masz { $gold }
}. Jeśli spasujesz, ustawisz go za darmo, gdy wszyscy będą wylosowani.
pillars-ask-builder-free = Dokąd idzie twój budowniczy? Teraz nic to nie kosztuje.
pillars-ask-bishop = Biskup daje ci żeton z Rynku Surowców. Który?
pillars-ask-bishop-bad = Wydarzenie: { $event }. { $effect } Czy biskup ma cię przed nim ochronić, czy bierzesz żeton z Rynku Surowców i ponosisz skutki?
pillars-ask-protect = Wydarzenie: { $event }. { $effect } Czy Thomas ma cię przed nim ochronić? Robi to tylko raz.
pillars-ask-exempt = Twój podatek to { COUNT($tax, "gold") }, a { $gold ->
    [0] nie masz żadnej
   *[other] masz { $gold }
}. Czy używasz przywileju „{ pillars-card-exemption }”? Działa tylko raz.
pillars-ask-market = Twoja kolej na Rynku Surowców. Masz { COUNT($gold, "gold", form: "acc") }. Na sprzedaż: { $stock }. Co robisz?
pillars-ask-build = { NONE($cubes) ->
    [yes] { $gold ->
        [0] Nie masz ani żetonów, ani złota.
       *[other] Nie masz żetonów, masz { COUNT($gold, "gold", form: "acc") }.
    }
   *[other] { $gold ->
        [0] Masz { ACC($cubes) }, ale nie masz złota.
       *[other] Masz { ACC($cubes) } oraz { COUNT($gold, "gold", form: "acc") }.
    }
} Propozycja daje { ACC($brings) }{ $pays ->
    [0] {""}
   *[other] {" "}za { COUNT($pays, "gold", form: "acc") }
}: { $uses }. { $then ->
    [last] { NONE($kept) ->
        [yes] Potem nic nie zostaje.
       *[other] Potem zostaje: { $kept }.
    }
    [gives] Zachowujesz { ACC($kept) } i oddajesz { ACC($back) }, bo zostać może tylko pięć żetonów.
   *[keeps] { NONE($kept) ->
        [yes] Nie zachowujesz niczego.
       *[other] Zachowujesz { ACC($kept) }.
    }
}
pillars-ask-build-rest = { NONE($cubes) ->
    [yes] { $gold ->
        [0] Nie masz ani żetonów, ani złota.
       *[other] Nie masz żetonów, masz { COUNT($gold, "gold", form: "acc") }.
    }
   *[other] { $gold ->
        [0] Masz { ACC($cubes) }, ale nie masz złota.
       *[other] Masz { ACC($cubes) } oraz { COUNT($gold, "gold", form: "acc") }.
    }
} Propozycja: nikt nie pracuje, a złoto zostaje.{ $then ->
    [gives] {" "}Zachowujesz { ACC($kept) } i oddajesz { ACC($back) }, bo zostać może tylko pięć żetonów.
   *[keeps] {""}
}
pillars-ask-keep = Możesz zachować tylko pięć żetonów. Które? Reszta wraca.
pillars-ask-orders = Co odpowiadać za ciebie, żeby nikt nie musiał czekać? Widzisz to tylko ty i w każdej chwili możesz to zmienić.

pillars-part-card = Karta
pillars-part-craftsman = Rzemieślnik
pillars-part-draw = Budowniczy
pillars-part-space = Miejsce
pillars-part-take = Od biskupa
pillars-part-use = Przywilej
pillars-part-deal = Handel
pillars-part-amount = Ile
pillars-part-plan = Praca
pillars-part-times = Ile razy
pillars-part-keep = Żetony do zachowania
pillars-part-order = Polecenie
pillars-part-price = Najwyżej
pillars-part-left = Ile zostaje
pillars-part-build = Propozycja
pillars-part-when = Warunek

pillars-resource = { $kind } × { $number } za { COUNT($workers, "worker", form: "acc") }
pillars-hire = { $card } za { COUNT($gold, "gold", form: "acc") }
pillars-craftsman = { $card } { $times }×
pillars-at-kingsbridge = Kingsbridge: { $card }
pillars-at-shiring = Shiring: { $card }
pillars-card-pass = Pas
pillars-draw-keep = Ten zostaje
pillars-draw-again = Losuj innego
pillars-draw-keep_all = W tej rundzie zostają wszyscy
pillars-space-bishop = Siedziba Biskupa
pillars-space-priory = Klasztor: { COUNT($points, "point") }
pillars-space-court = Królewski Dwór
pillars-space-castle = Zamek Shiring
pillars-space-market = Rynek Surowców
pillars-space-start_player = Gracz rozpoczynający
pillars-space-pass = Pas
pillars-space-redraw = Losuj innego
pillars-take-protection = Ochrona
pillars-use-card = Użyj: { $card }
pillars-use-no = Nie teraz
pillars-deal-buy = Kup { ACC($goods) } po { COUNT($price, "gold", form: "acc") }
pillars-deal-sell = Sprzedaj { ACC($goods) } po { COUNT($price, "gold", form: "acc") }
pillars-deal-pass = Gotowe
pillars-plan-best = Jak w propozycji: { $brings }
pillars-plan-most = { $pays ->
    [0] Najwięcej punktów: { $brings }
   *[other] Najwięcej punktów: { $brings } za { COUNT($pays, "gold", form: "acc") }
}
pillars-plan-last = { $pays ->
    [0] Jak w propozycji: { $brings }
   *[other] Jak w propozycji: { $brings } za { COUNT($pays, "gold", form: "acc") }
}
pillars-plan-rest = Jak w propozycji: złoto zostaje
pillars-plan-piece = Rzemieślnik po rzemieślniku
pillars-plan-stop = Wystarczy
pillars-use-times = { $card } ({ COUNT($times, "time") }; najwyżej { $most })
pillars-use-raised = { $card } ({ COUNT($times, "time") }, o jeden więcej, niż mówi karta)
pillars-use-alone = { $card }
pillars-kept = { $cubes }
pillars-price = najwyżej { COUNT($price, "gold") }
pillars-left = zostawiając { $left }
pillars-build-best = Jak w propozycji
pillars-build-most = Najwięcej punktów
pillars-order-draft = Bierz karty według upodobań
pillars-order-places = Ustawiaj budowniczych według upodobań, w innym razie pasuj
pillars-order-bishop = Bierz od biskupa
pillars-order-market = Handel na Rynku Surowców
pillars-order-discard = Kto odchodzi, jeśli ktoś musi
pillars-order-leave = W żadnej rundzie nie wrzucaj budowniczych z powrotem do woreczka
pillars-order-cathedral = Buduj w Katedrze
pillars-order-protect = Użyj karty Thomas
pillars-order-exempt = Zwolnienie z podatku
pillars-when-room = Tylko gdy żaden rzemieślnik nie musi odejść
pillars-when-hurts = Ochrona tylko tam, gdzie wydarzenie mi szkodzi
pillars-when-high = Tylko przy podatku od 4 wzwyż albo gdy mnie na niego nie stać
pillars-when-gold = Płać złotem tylko przy co najmniej { $gold }
pillars-order-pass = Pasuj, aż cena spadnie do { $price }
pillars-order-keep = Nie wrzucaj budowniczych z powrotem do woreczka
pillars-order-thomas = W tej rundzie nie pytaj o kartę Thomas
pillars-order-exemption = W tej rundzie nie pytaj o zwolnienie z podatku
pillars-order-remigius = W tej rundzie nie pytaj o kartę Remigius
pillars-order-build = Buduj w Katedrze jak w propozycji

# Co decyduje, pod pytaniem, i co dają miejsca, handel i praca

pillars-decides-passed = Na torze, do ustawienia za darmo: { $passed }.
pillars-decides-at = { $who } przy { $prices }
pillars-decides-bag = Jeszcze w woreczku: { $left }. { $price ->
    [0] Następny nic nie kosztuje.
   *[other] Następny kosztuje { COUNT($price, "gold", form: "acc") }.
}
pillars-decides-builders = { $who } ({ $builders })
pillars-decides-empty = Woreczek jest pusty.
pillars-hint-bishop = Ochrona albo 1 żeton do wyboru (Rynek: { $stock })
pillars-hint-court = W tej rundzie bez podatku{ $metal ->
    [0] {""}
   *[other] , a do tego 1 żeton metalu
}
pillars-hint-castle = W następnej rundzie dodatkowo: { COUNT($workers, "worker") }
pillars-hint-market = { $count ->
    [0] Handlujesz przed innymi. Na sprzedaż: { $stock }
    [one] Wcześniej handluje { $before }. Na sprzedaż: { $stock }
    [few] Wcześniej handlują { $before }. Na sprzedaż: { $stock }
   *[many] Wcześniej handlują { $before }. Na sprzedaż: { $stock }
}
pillars-hint-last = W ostatniej rundzie nic nie daje
pillars-hint-start_player = Zaczynasz następną rundę
pillars-hint-pass = Ustawiasz go za darmo, gdy wszyscy będą wylosowani
pillars-hint-redraw = Wraca do woreczka; raz na rundę
pillars-hint-deal = Masz potem { COUNT($gold, "gold", form: "acc") }{ $lost ->
    [0] {""}
   *[other] ; przepada { $lost }, bo nikt nie ma więcej niż 30
}
pillars-hint-work = { $cubes ->
    [0] Za { COUNT($pays, "gold", form: "acc") }: { $brings }
   *[other] { $pays ->
        [0] Za { ACC($takes) }: { $brings }
       *[other] Za { ACC($takes) } i { COUNT($pays, "gold", form: "acc") }: { $brings }
    }
}
pillars-deals-buy = Kup { ACC($cubes) } za { COUNT($gold, "gold", form: "acc") }
pillars-deals-sell = Sprzedaj { ACC($cubes) } za { COUNT($gold, "gold", form: "acc") }

# Dlaczego czegoś teraz nie można

pillars-why-workers = Do tego trzeba { COUNT($needed, "worker", form: "acc") }, a { $workers ->
    [0] nie masz już żadnego
   *[other] masz jeszcze { $workers }
}.
pillars-why-undealt = Tej karty nie ma w tej rundzie w puli.
pillars-why-drafted = Tę kartę ma w tej rundzie { $who }.
pillars-why-hire = To kosztuje { COUNT($cost, "gold", form: "acc") }, a { $gold ->
    [0] nie masz żadnej
   *[other] masz { $gold }
}.
pillars-why-price = Miejsce kosztuje teraz { COUNT($price, "gold", form: "acc") }, a { $gold ->
    [0] nie masz żadnej
   *[other] masz { $gold }
}. Spasuj i ustaw tego budowniczego później za darmo.
pillars-why-taken = { $who } już tam stoi ({ $place }). Wybierz wolne miejsce.
pillars-why-full = Wszystkie pola są tam zajęte ({ $place }). Wybierz inne miejsce.
pillars-why-placing = Wszyscy budowniczowie są już wylosowani. Tych, którzy czekają na torze, trzeba teraz ustawić.
pillars-why-waived = Remigius pozwala ustawić tego budowniczego za darmo, więc go ustaw.
pillars-why-free = Ustawienie nic teraz nie kosztuje, więc tego budowniczego trzeba ustawić.
pillars-why-redrawn = W tej rundzie losowano już innego budowniczego albo zapadła decyzja, że wszyscy zostają.
pillars-why-same = W woreczku nie ma cudzego budowniczego, którego można ustawić, więc ponowne losowanie nic nie zmieni.
pillars-why-seal = To dobre wydarzenie. Nie ma przed czym chronić.
pillars-why-stock-none = Na Rynku Surowców nie ma { GEN($goods) }.
pillars-why-stock = Na Rynku Surowców { $left ->
    [one] został tylko { $left } żeton
    [few] zostały tylko { $left } żetony
   *[many] zostało tylko { $left } żetonów
} { GEN($goods) }.
pillars-why-gold = To kosztuje { COUNT($price, "gold", form: "acc") }, a { $gold ->
    [0] nie masz żadnej
   *[other] masz { $gold }
}.
pillars-why-none = Nie masz { GEN($goods) } na sprzedaż.
pillars-why-bought = W tej rundzie kupujesz tu już { ACC($goods) }, więc nie możesz go sprzedawać.
pillars-why-stonecutter = Kamień może sprzedać za ciebie tylko Kamieniarz, a nie masz żadnego.
pillars-why-woodworker = Drewno może kupić za ciebie tylko Stolarz, a nie masz żadnego.
pillars-why-sell = Masz na sprzedaż tylko { COUNT($number, "cube", form: "acc") } { GEN($goods) }.
pillars-why-buy = Na Rynku Surowców nigdy nie ma tak dużo. Możesz teraz kupić najwyżej { COUNT($number, "cube", form: "acc") } { GEN($goods) }.
pillars-why-metal = Metalu nigdy nie ma tu do kupienia. Możesz go tylko sprzedać.
pillars-why-mixer = Murarze nie pracują bez karty { $mixer }, a ty jej nie masz.
pillars-why-smith = To kosztuje { COUNT($price, "gold", form: "acc") }, a { $gold ->
    [0] nie masz żadnej
   *[other] masz { $gold }
}.
pillars-why-cubes = { $card } potrzebuje do tego { GEN($needed) }, a { NONE($cubes) ->
    [yes] nie masz żadnych
   *[other] masz { ACC($cubes) }
}.
pillars-why-capacity = { $card } nie może w tej rundzie pracować więcej razy. Karta mówi: { COUNT($times, "time") }.
pillars-why-purse = Masz już { COUNT($gold, "gold", form: "acc") }, a nikt nie ma więcej, więc nic by to nie dało.
pillars-why-not-yours = Nie masz tej karty: { $card }.
pillars-why-exemption = { $card } działa po rzucie na podatek, gdy masz coś do zapłacenia.
pillars-why-thomas = { $card } działa po odkryciu złego wydarzenia.
pillars-why-remigius = { $card } działa, gdy twój budowniczy jest wylosowany i kosztowałby złoto.

# Co się stało

pillars-event-round = Zaczyna się runda { $round }. Graczem rozpoczynającym jest { $who }.
pillars-event-ellen = Ellen pokazuje ci nadchodzące wydarzenie: { $event }. { $effect }
pillars-event-draft-resource = { $who } wysyła { COUNT($workers, "worker", form: "acc") } po { ACC($cubes) }.
pillars-event-draft-craftsman = { $who } zatrudnia rzemieślnika za { COUNT($gold, "gold", form: "acc") }: { $card }. { $effect }
pillars-event-draft-pass = { $who } nie bierze więcej kart.
pillars-event-draft-out = { $who } nie może brać więcej kart.
pillars-event-mill = Robotnicy bez zajęcia idą do Przędzalni: { $shares }.
pillars-event-discard = { $who } zwalnia rzemieślnika: { $card }.
pillars-event-builders = Koniec wybierania kart. Pora na losowanie budowniczych.
pillars-event-drawn = { $price ->
    [0] Wylosowano budowniczego gracza { $who }. Ustawienie go nic nie kosztuje.
   *[other] Wylosowano budowniczego gracza { $who }. Ustawienie go kosztuje { COUNT($price, "gold", form: "acc") }.
}
pillars-event-aside = Trzeci budowniczy gracza { $who } zostaje odłożony: zajmuje go mur miejski.
pillars-event-redraw-own = { $who } wrzuca własnego budowniczego z powrotem do woreczka i losuje innego.
pillars-event-redraw = { $who } wrzuca budowniczego gracza { $owner } z powrotem do woreczka i losuje innego.
pillars-event-keep-all = { $who } nie wrzuca w tej rundzie nikogo z powrotem do woreczka.
pillars-event-builder-pass = { $who } pasuje przy cenie { $price }.
pillars-event-builder-poor = { $who } nie może zapłacić { $price ->
    [one] { $price } złotej monety
    [few] { $price } złotych monet
   *[many] { $price } złotych monet
} i pasuje.
pillars-event-placed = { $price ->
    [0] { $who } ustawia budowniczego za darmo ({ $place }).
   *[other] { $who } ustawia budowniczego za { COUNT($price, "gold", form: "acc") } ({ $place }).
}
pillars-event-event = Wydarzenie: { $event }. { $effect }
pillars-event-lost = Nikt nie może mieć więcej niż { COUNT($most, "gold", form: "acc") }: { $shares }.
pillars-event-protected = { $who } ma ochronę przed wydarzeniem.
pillars-event-bishop = { $who } dostaje od biskupa { ACC($cubes) } z Rynku Surowców.
pillars-event-levy = Za wydarzenie { ONE($shares) ->
    [yes] płaci
   *[other] płacą
} { $shares }.
pillars-event-conflict = Z powodu wydarzenia punkty { ONE($shares) ->
    [yes] traci
   *[other] tracą
} { $shares }.
pillars-event-unpaid = { $who } nie dopłaca { $gold ->
    [one] { $gold } złotej monety
    [few] { $gold } złotych monet
   *[many] { $gold } złotych monet
}{ $points ->
    [0] {""}
   *[other] {" "}i traci { COUNT($points, "point", form: "acc") }
}.
pillars-event-income = Złoto z Przędzalni { ONE($shares) ->
    [yes] dostaje
   *[other] dostają
} { $shares }.
pillars-event-advantage = { $who } zyskuje przywilej: { $card }. { $effect }
pillars-event-used = { $who } korzysta z przywileju: { $card }.
pillars-event-priory = Punkty za Klasztor { ONE($shares) ->
    [yes] dostaje
   *[other] dostają
} { $shares }.
pillars-event-harvest = Przychodzą surowce: { $shares }.
pillars-event-tax = { $who } rzuca kością podatków: { COUNT($gold, "gold") }.{ $metal ->
    [0] {""}
   *[other] {" "}Pierwszy gracz na Królewskim Dworze ({ $first }) otrzymuje { COUNT($metal, "metal", form: "acc") }.
}
pillars-event-taxes = Podatek { ONE($shares) ->
    [yes] płaci
   *[other] płacą
} { $shares }.{ $count ->
    [0] {""}
    [one] {" "}Nic nie płaci { $free }.
    [few] {" "}Nic nie płacą { $free }.
   *[many] {" "}Nic nie płacą { $free }.
}
pillars-event-tax-free = { $count ->
    [one] { $shares } nie płaci podatku.
    [few] { $shares } nie płacą podatku.
   *[many] { $shares } nie płacą podatku.
}
pillars-event-shiring = Do gracza { $who } przychodzi rzemieślnik z Shiring: { $card }. { $effect }
pillars-event-grey-workers = { $who } ma w następnej rundzie { COUNT($workers, "grey", form: "acc") } więcej.
pillars-event-trade-buy = { $who } kupuje { ACC($cubes) } za { COUNT($gold, "gold", form: "acc") }.
pillars-event-trade-sell = { $who } sprzedaje { ACC($cubes) } za { COUNT($gold, "gold", form: "acc") }.{ pillars-lost }
pillars-event-trade-pass = { $who } opuszcza Rynek Surowców.
pillars-event-trade-nothing = { $who } nie może zrobić nic więcej na Rynku Surowców.
pillars-event-built = { $pays ->
    [0] { $who } buduje i dostaje { ACC($brings) }: { $uses }.
   *[other] { $who } buduje za { COUNT($pays, "gold", form: "acc") } i dostaje { ACC($brings) }: { $uses }.
}
pillars-event-earned = { $who } dostaje { ACC($brings) }: { $uses }.
pillars-event-gave-up = { $who } ma za dużo żetonów i oddaje { ACC($cubes) }.
pillars-event-piece = { $who } dokłada do katedry { ACC($piece) }.
pillars-event-over = Katedra w Kingsbridge jest gotowa. Oto, jaki jest w niej udział każdego z was.

# Co spotyka każdego gracza, jako część jednego zdania

# W nawiasie stoi ile; „one” mówi, że to ktoś jeden, od czego zależy czasownik.
pillars-share-gold = { $who } ({ COUNT($gold, "gold") })
    .one = yes
pillars-share-points = { $who } ({ COUNT($points, "point") })
    .one = yes
pillars-share-cubes = { $who } ({ $cubes })
pillars-share-workers = { $who } ({ $workers })
pillars-share-lost = { $who } traci { $gold }

# Koniec

pillars-points-round = Runda
pillars-points-so-far = Po każdej rundzie: punkty zwycięstwa na planszy.
pillars-score-start = Na początku
pillars-score-wood = Prace w drewnie
pillars-score-sand = Zaprawa i garncarstwo
pillars-score-stone = Prace w kamieniu
pillars-score-metal = Metal, szkło i organy
pillars-score-gold = Złotnicy
pillars-score-architect = Inżynier
pillars-score-priory = Klasztor
pillars-score-advantages = Przywileje
pillars-score-events = Konflikt
pillars-score-unpaid = Brakujące złoto
pillars-tie-gold = Złoto (im więcej, tym lepiej)

# O grze

pillars-about =
    Filary Ziemi to gra Michaela Rienecka i Stefana Stadlera dla 2–4 osób, na podstawie powieści Kena Folletta (Kosmos 2006).

    Zasady, plansza, ograniczenia i fachy wszystkich rzemieślników są z instrukcji. Wartości kart pochodzą z odpisu kart niemieckich, który zgadza się z instrukcją wszędzie, gdzie można to porównać.

    Tych wartości **nie potwierdza** drugie źródło: jak często pracują Złotnicy (6 i 8 razy); co dają Ludwisarz (4 punkty), Organmistrz (6) i Dmuchacze szkła (3); przywileje Przeor Philip, Francis, Jack, Płacząca Madonna i Toledo; wydarzenia Król jest rad, Wełna przeora Philipa, Ochotnicy i Konflikt.

    Tytuły przywilejów i wydarzeń, wszystkie teksty i wszystkie obrazki są nasze własne. Gdzie instrukcja milczy, są rozstrzygnięcia.

# Rozstrzygnięcia tam, gdzie instrukcja milczy

pillars-ruling-1 = W jednym miejscu można mieć kilku budowniczych. Na Królewskim Dworze pierwszy budowniczy stoi pod metalem, na Rynku Surowców budowniczowie stoją w kolejności przybycia.
pillars-ruling-2 = Z dwoma budowniczymi na Rynku Surowców działasz za każdego z nich, gdy przyjdzie kolej na jego pole; gdy odchodzisz, obaj wracają do domu.
pillars-ruling-3 = Surowca kupionego na Rynku nie można tam sprzedać w tej samej rundzie. Wolno najpierw sprzedać, a potem kupić.
pillars-ruling-4 = Ponownie wylosowany może zostać ten sam budowniczy. Cena się nie zmienia. Gracza rozpoczynającego pyta się tylko, dopóki w woreczku jest cudzy budowniczy, którego można ustawić; losować ponownie może za budowniczego każdego gracza.
pillars-ruling-5 = Kto nie może zapłacić za budowniczego i nie ma innej możliwości, pasuje bez pytania. Tak samo jest z kartami, których nikt nie może wziąć, i z handlem, którego nikt nie może prowadzić.
pillars-ruling-6 = Budowniczych z toru trzeba ustawić, gdy wszyscy są wylosowani.
pillars-ruling-7 = Przy złym wydarzeniu w Siedzibie Biskupa wybiera się między ochroną a żetonem. Przy dobrym dostaje się wydarzenie i żeton.
pillars-ruling-8 = Żetonu od biskupa się nie kupuje: drewno można wziąć bez Stolarza.
pillars-ruling-9 = Mur miejski: gdy wylosowano trzeciego budowniczego gracza, zostaje on odłożony, a cena się nie zmienia. Budowniczy wraca po tej rundzie. W ostatniej rundzie wydarzenie nic nie robi.
pillars-ruling-10 = Ochotnicy i Mroźna zima liczą się za każdą kartę surowców, nie za osoby, które co rundę przynoszą żeton.
pillars-ruling-11 = Pomoc arcybiskupa liczy się w Katedrze tej rundy, dla jednego rzemieślnika ze strzałką na karcie, nie dla Ludwisarza ani Organmistrza. Używa się jej, gdy rzemieślnik pracuje częściej, niż mówi jego karta.
pillars-ruling-12 = Punkty nigdy nie spadają poniżej 0.
pillars-ruling-13 = Przywileje działają od chwili ich zdobycia: osoby, które dają żetony, już w tej rundzie, Przeor Philip w Klasztorze tej rundy, Francis i zwolnienie przy podatku tej rundy. Robotnik z karty Otto i Ellen zaczynają w następnej rundzie.
pillars-ruling-14 = Przeor Philip liczy się za każdego twojego budowniczego w Klasztorze.
pillars-ruling-15 = Ellen pokazuje wydarzenie. Nie zmienia go ani przed nim nie chroni.
pillars-ruling-16 = Z karty Remigius można skorzystać także wtedy, gdy stać cię na zapłatę. Cena spada jak zwykle. Ustawiając tak budowniczego, nie można spasować.
pillars-ruling-17 = Zwolnienia z podatku używa się po rzucie, karty Thomas po odkryciu wydarzenia. Jeśli nie ma czego ratować, pytanie nie pada.
pillars-ruling-18 = Jeśli zabraknie zapasów, i tak dostaje się to, co się należy. Metal, którego nikt nie wziął z Królewskiego Dworu, zostaje tam; nigdy nie ma go tam więcej niż 1 żeton.
pillars-ruling-19 = Ślusarz daje razem 2 złote monety, niezależnie od ilości metalu, a metal można potem zużyć na coś innego. Złoto od rzemieślników może w tym samym kroku pójść do Złotnika.
pillars-ruling-20 = Rzemieślnicy, którzy niczego nie zużywają (Inżynier i Ślusarz), pracują sami z siebie, a Ślusarz jeszcze przed zużyciem twojego ostatniego metalu.
pillars-ruling-21 = Kilku rzemieślników jednego fachu pracuje tyle razy, ile mówi karta każdego z nich. Murarzom wystarcza Pomocnik Murarza, a do zakupu drewna Stolarz, jeden i drugi w dowolnej odmianie.
pillars-ruling-22 = Propozycja zachowuje te pięć żetonów, z których twoi rzemieślnicy mogą zrobić w następnej rundzie najwięcej punktów. Wśród równie dobrych zachowuje to, co najlepiej się sprzedaje: metal, potem kamień, drewno, piasek, przy czym kamień nic nie jest wart bez Kamieniarza. Gdy kierujesz pracą rzemieślnik po rzemieślniku, także żetony wybierasz bez jej pomocy.
pillars-ruling-23 = Przy równych punktach i równym złocie miejsce jest wspólne.
pillars-ruling-24 = Gdzie niczyj wybór nie wpływa na cudzy, wszyscy wybierają naraz zamiast po kolei: kto ma ochronę i kto odchodzi przy wydarzeniu, kto odchodzi w Shiring, i praca w Katedrze.

pillars-next-card = Która karta?
pillars-next-craftsman = Który rzemieślnik?
pillars-next-space = Które miejsce?
pillars-next-take = Co bierzesz?
pillars-next-use = Który przywilej?
pillars-next-deal = Co kupujesz albo sprzedajesz?
pillars-next-amount = Ile?
pillars-next-plan = Kto pracuje?
pillars-next-times = Ile razy?
pillars-next-keep = Które żetony zostają?
