# Zasady gry Filary Ziemi, strona po stronie. Liczby pochodzą z plików z elementami.

pillars-page-aim = Cel gry
pillars-rules-aim =
    Budujecie katedrę w Kingsbridge. W ciągu { $rounds ->
        [one] { $rounds } rundy
        [few] { $rounds } rund
       *[many] { $rounds } rund
    } twoi robotnicy przynoszą piasek, drewno i kamień, a na koniec każdej rundy twoi rzemieślnicy zamieniają je na punkty. Metal jest rzadki: pochodzi z Królewskiego Dworu i z kilku kart.

pillars-page-start = Początek gry
pillars-rules-start =
    Na początku każdy ma { COUNT($start_workers, "worker", form: "acc") }, { $start_builders ->
        [one] { $start_builders } budowniczego
        [few] { $start_builders } budowniczych
       *[many] { $start_builders } budowniczych
    }, { $starters ->
        [one] { $starters } rzemieślnika
        [few] { $starters } rzemieślników
       *[many] { $starters } rzemieślników
    } (Pomocnik Murarza, Stolarz, Kamieniarz) i { COUNT($start_points, "point", form: "acc") }. Wylosowany gracz rozpoczynający ma { COUNT($start_gold_1, "gold", form: "acc") }, a każdy następny o 1 więcej niż poprzedni.

    Rynek Surowców ma { COUNT($market_stock_sand, "sand", form: "acc") }, { COUNT($market_stock_wood, "wood", form: "acc") } i { COUNT($market_stock_stone, "stone", form: "acc") }, a na Królewskim Dworze leży 1 żeton metalu.

pillars-page-cards = Faza I: karty
pillars-rules-cards =
    W puli jest { $box_resources_dealt } z { $resource_cards } kart surowców i dwóch rzemieślników. Po kolei, od gracza rozpoczynającego, każdy bierze jedną kartę, i tak w kółko. Kto spasuje, nie bierze już nic w tej fazie.

    Karta surowców zajmuje tylu robotników bez zajęcia, ilu na niej widać, a rzemieślnik kosztuje złoto. Miejsc dla rzemieślników masz { $limits_craftsmen }; przy jednym za dużo wybierasz, kto opuszcza grę, a może to być ten nowy.

    Robotnicy, którzy zostaną bez zajęcia, idą do Przędzalni. Rzemieślnicy, których nikt nie bierze, opuszczają grę.

pillars-page-builders = Faza II: budowniczowie
pillars-rules-builders =
    Każdy ma w woreczku { $start_builders ->
        [one] { $start_builders } budowniczego
        [few] { $start_builders } budowniczych
       *[many] { $start_builders } budowniczych
    }. Losuje się ich po jednym. Pierwszego można ustawić na dowolnym wolnym polu za { COUNT($track_prices_1, "gold", form: "acc") }, drugiego za { $track_prices_2 } i tak dalej. Na polu mieści się jeden budowniczy.

    Kto spasuje, zostawia budowniczego na torze i ustawia go za darmo, gdy wszyscy są wylosowani, w kolejności pasowania. Od budowniczego numer { $track_prices_count } ustawienie nic nie kosztuje i spasować nie można. Raz na rundę gracz rozpoczynający może wrzucić wylosowanego budowniczego z powrotem do woreczka i wylosować innego.

    ### Dwoje graczy
    Zmieniają się tylko budowniczowie: jest ich { $builders_of_two }, a gdy ostatni jest wylosowany, tych z toru ustawia się za darmo.

pillars-page-board = Faza III: wokół planszy
pillars-rules-board =
    1 **Wydarzenie.** Odkrywa się kartę. Dotyczy wszystkich, ale przed złą można mieć ochronę.
    2 **Siedziba Biskupa.** Ochrona przed złym wydarzeniem albo żeton z Rynku Surowców.
    3 **Przędzalnia.** 1 złota moneta za każdego robotnika. Nikt nigdy nie ma więcej niż { COUNT($limits_gold, "gold", form: "acc") }.
    4 **Kingsbridge.** Weź przywilej nad swoim budowniczym. Czego nikt nie bierze, to opuszcza grę, tu i w Shiring.
    5 **Klasztor.** Za pierwsze pole { COUNT($priory_points_1, "point") }, za drugie { $priory_points_2 }.
    6 do 8 **Las, Kamieniołom, Żwirownia.** Twoje karty surowców przynoszą żetony, a robotnicy wracają do domu.
    9 **Królewski Dwór.** Kość ustala podatek. Kto ma tam budowniczego, nic nie płaci.
    10 **Shiring.** Weź za darmo rzemieślnika nad swoim budowniczym.
    11 **Zamek Shiring.** W następnej rundzie pomaga ci { COUNT($limits_grey_workers, "grey") }.
    12 **Rynek Surowców.** Handlują tylko ci, którzy mają tam budowniczego.
    13 **Katedra.** Twoi rzemieślnicy pracują, wszyscy gracze naraz.
    14 **Gracz rozpoczynający.** Kto ma tu budowniczego, zaczyna następną rundę, a jeśli nikt, to gracz po lewej.

pillars-page-event = Wydarzenia i biskup
pillars-rules-event =
    Co rundę odkrywa się wydarzenie i dotyczy ono wszystkich. Zielone są dobre, czerwone złe.

    Przed złym wydarzeniem ten, kto ma budowniczego w Siedzibie Biskupa, może mieć ochronę albo wziąć zamiast niej żeton z Rynku Surowców; przy dobrym dostaje jedno i drugie. Przywilej Thomas też chroni, raz.

    Liczba wydarzeń w pudełku: { $events }. Przed grą losowo usuwa się { $box_events_removed } z nich bez odkrywania, więc nie każde przychodzi. Wszystkie są na listach na końcu spisu treści.

pillars-page-court = Królewski Dwór
pillars-rules-court =
    Kość ustala podatek, od { $tax_least } do { $tax_most } złotych monet. Kto ma budowniczego na Królewskim Dworze, nic nie płaci, a na pierwszym polu dostaje też 1 żeton metalu.

    Za każde 2 złote monety, których brakuje, tracisz 1 punkt. Punkty nigdy nie spadają poniżej 0.

pillars-page-market = Rynek Surowców
pillars-rules-market =
    Handlują tylko ci, którzy mają tam budowniczego: w kolejności pól każdy kupuje albo sprzedaje kilka żetonów jednego surowca, i tak w kółko, aż wszyscy skończą.

    Piasek jest wart { COUNT($market_prices_sand, "gold", form: "acc") }, drewno { $market_prices_wood }, kamień { $market_prices_stone }. Metal można tylko sprzedać, za { $market_prices_metal }.

    Bez Kamieniarza nie sprzedasz kamienia, bez Stolarza nie kupisz drewna. Kupionego surowca nie można sprzedać w tej samej rundzie. Sprzedane żetony idą do zasobów, nie na Rynek.

pillars-page-cathedral = Katedra
pillars-rules-cathedral =
    Twoi rzemieślnicy pracują, wszyscy gracze naraz. Karta mówi, co rzemieślnik zużywa za jednym razem, co za to daje i ile razy na rundę może pracować. Bez Pomocnika Murarza twoi Murarze nic nie dają. Żetonów zachowujesz najwyżej { $limits_cubes_kept }.

    Propozycja daje tyle punktów, ile można bez płacenia złotem (w ostatniej rundzie także ze złotem), i zachowuje żetony, które w następnej rundzie najlepiej posłużą twoim rzemieślnikom. Możesz też wziąć tyle punktów, ile da się kupić za złoto, albo kierować pracą rzemieślnik po rzemieślniku.

pillars-page-between = Przed następną rundą
pillars-rules-between =
    Teraz, i nigdy wcześniej, Rynek Surowców uzupełnia się do { $market_stock_sand } żetonów każdego surowca. Na Królewskim Dworze znów leży 1 żeton metalu. Szarzy robotnicy wracają do zamku, pierwszy budowniczy znów kosztuje { COUNT($track_prices_1, "gold", form: "acc") } i wykłada się nowe karty.

pillars-page-advantages = Przywileje
pillars-rules-advantages =
    Co rundę w Kingsbridge leżą dwa. Niektóre działają w każdej rundzie, niektóre raz, kiedy chcesz, niektóre od razu. W ostatniej rundzie są zawsze te same dwa: { pillars-card-festivities } i { pillars-card-completion }.

    Liczba przywilejów w pudełku: { $advantages }. Przed grą losowo usuwa się { $box_advantages_removed } z nich bez odkrywania. Wszystkie są na listach na końcu spisu treści, a **/pillars look** pokazuje każdy z nich.

pillars-page-picture = Co gdzie widać
pillars-rules-picture =
    Każdy gracz ma kolor i znak. Noszą je budowniczowie i znaczniki. Liczby w ramie wokół mapy to punkty; obok twojej nazwy widać złoto, żetony, rzemieślników i jawne przywileje.

    Miejsca planszy są ponumerowane w kolejności wykonywania. Na twoim własnym panelu podświetlone jest to, co można wybrać. **{ button-read }** mówi to wszystko słowami.

pillars-page-orders = Polecenia
pillars-rules-orders =
    Żeby nikt nie musiał czekać, powiedz z góry, co odpowiadać za ciebie: które karty bierzesz i dokąd idą twoi budowniczowie, od najlepszych i za ile najwyżej; czym handlujesz, co daje ci biskup i kto odchodzi; albo po prostu: pasuj, aż cena spadnie; zostaw wszystkich wylosowanych budowniczych; nie pytaj o jednorazowy przywilej; buduj jak w propozycji.

    Użyj przycisku **{ button-orders }** albo **/pillars orders**; nikt inny tego nie widzi.

pillars-page-end = Koniec gry
pillars-rules-end =
    Po { $rounds ->
        [one] { $rounds } rundzie
        [few] { $rounds } rundach
       *[many] { $rounds } rundach
    } wygrywa ten, kto ma najwięcej punktów, a przy remisie ten, kto ma najwięcej złota. Jeśli i złota jest tyle samo, zwycięstwo jest wspólne.

# Listy i to, co widać na obrazkach

pillars-shelf-goods = Żetony surowców
pillars-shelf-resources = Karty surowców
pillars-shelf-craftsmen = Rzemieślnicy według rund
pillars-shelf-advantages = Karty przywilejów
pillars-shelf-events = Wydarzenia

pillars-look-cube = W pudełku: { $count }.
pillars-look-brings = Daje { ACC($cubes) } i zajmuje { COUNT($workers, "worker", form: "acc") }.
pillars-look-starter = Każdy ma go na początku.
pillars-look-of-round = { $name } z rundy { $round }
pillars-look-round = { $cost ->
    [0] Przychodzi w rundzie { $round } i nic nie kosztuje.
   *[other] Przychodzi w rundzie { $round } i kosztuje { COUNT($cost, "gold", form: "acc") }.
}
pillars-look-good = Dobre.
pillars-look-bad = Złe: można mieć przed nim ochronę.
pillars-look-kind-permanent = Działa w każdej rundzie.
pillars-look-kind-once = Do użycia raz, kiedy chcesz.
pillars-look-kind-immediate = Działa od razu.
pillars-look-kind-last = Tylko w ostatniej rundzie.

pillars-legend-points = Punkty
pillars-legend-needed = Potrzebny Murarzom albo do handlu
pillars-legend-times = Najwyżej 4 razy w rundzie
pillars-legend-each_round = W każdej rundzie
pillars-legend-leader = Gracz rozpoczynający
pillars-legend-awaited = Gra czeka na tę osobę
pillars-legend-lent = Robotnik (szary na panelu: z zamku)
