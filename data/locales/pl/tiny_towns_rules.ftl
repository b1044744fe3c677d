# Zasady gry Miasteczka, strona po stronie. Liczby pochodzą z plików z elementami.

towns-page-town = Twoje miasteczko
towns-rules-town =
    Twoje miasteczko ma { $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }. Chodzi o to, żeby zapełnić je budynkami: na końcu każdy budynek daje punkty według swojej karty, a każde pole bez budynku kosztuje 1 punkt. Wygrywa ten, kto ma najwięcej punktów; wynik może być ujemny.

    Na polu mieści się jeden surowiec albo jeden budynek. Rodzajów surowców jest { $kinds }: cegła, szkło, słoma, drewno i kamień.

towns-page-turn = Tura
towns-rules-turn =
    Główny Budowniczy, który ma młoteczek, wyznacza jeden z { $kinds } rodzajów surowców. Każdy bierze taki surowiec i musi położyć go na pustym polu, a surowców się nie przesuwa.

    Potem każdy może budować, wszyscy naraz. Gdy wszyscy skończą, młoteczek wędruje w lewo.

    ### Zasada nowicjusza
    Tylko przy stole otwartym z tą zasadą: dwa razy w grze, gdy inny gracz wyznacza surowiec, którego nie chcesz, możesz odłożyć go na bok. Przepada i nic nie kosztuje.

towns-page-build = Budowanie
towns-rules-build =
    Jeśli surowce ze wzoru karty leżą w twoim miasteczku, dowolnie obrócone albo odbite, zdejmij je i postaw budynek na jednym z ich pól. Zostaje tam na stałe.

    Każdy surowiec służy jednemu budynkowi. Budować możesz tyle razy, ile się da, i nie musisz od razu: wzór może poczekać.

towns-page-cards = Karty
towns-rules-cards =
    W grze są karty wspólne dla wszystkich ({ $in_play }): Domek i po jednej z każdego koloru. Każdą możesz budować dowolnie wiele razy; surowce i budynki nigdy się nie kończą. Kolor budynku to jego rodzaj, a monument jest osobnym rodzajem.

    ### Obok
    To słowo oznacza pola powyżej, poniżej, z lewej i z prawej, nigdy na skos.

    Co robi każda karta, mówią listy na końcu spisu treści, a **/towns look** pokazuje każdą z nich.

towns-page-food = Zasilanie
towns-rules-food =
    Domek daje { COUNT($cottage_points, "point", form: "acc") } tylko wtedy, gdy zasila go czerwony budynek; niezasilony zostaje i nic nie daje. Zasilić można tylko Domki i Zamek Żabijaki. Jeśli nie da się zasilić wszystkich, zasilone są te, które dają ci najwięcej.

towns-page-monuments = Twój monument
towns-rules-monuments =
    Na początku dostajesz karty monumentów ({ $dealt }), zachowujesz jedną w tajemnicy i możesz zbudować ją raz w grze jak każdy budynek. Wtedy zostaje odkryta i zaczyna działać. Stół można też otworzyć bez monumentów.

    Niektóre monumenty o coś pytają przy budowie albo później: Akademia Leśnych Wrót, jaki budynek daje, Gildia Architektów, które budynki zastępuje, Strażnica Sokole Oko, jakie budynki z niej bierzesz i dokąd idą.

towns-page-stock = Surowce na budynkach
towns-rules-stock =
    Na niektórych budynkach leżą surowce. Fabryka i Bank dostają jeden przy budowie, na stałe; karta mówi, co się dzieje, gdy zostaje on wyznaczony. W Magazynie jest miejsce na { $warehouse_holds ->
        [one] jeden surowiec, który
        [few] { $warehouse_holds } surowce, które
       *[many] { $warehouse_holds } surowców, które
    } możesz tam odłożyć zamiast na pole.

    Co leży na budynku, nie jest surowcem twojego miasteczka i nie służy żadnemu wzorowi.

towns-page-picture = Co gdzie widać
towns-rules-picture =
    Każdy gracz ma kolor i znak, które stoją obok nazwy: na obrazku stołu, na przyciskach i w wynikach końcowych są te same.

    Na obrazku stołu karty w grze leżą u góry, młoteczek leży u Głównego Budowniczego, a pod każdym miasteczkiem widać jego obecne punkty. Na twoim panelu twoje własne miasteczko jest duże; podświetlone jest to, co można wybrać. **{ button-read }** mówi to wszystko słowami.

towns-page-orders = Polecenia
towns-rules-orders =
    Żeby nikt nie musiał czekać, powiedz z góry, co odpowiadać za ciebie: co wyznaczasz, gdzie kładziesz poszczególne surowce, co planujesz zbudować z których surowców na jakich polach i że pasujesz, chyba że można coś zbudować.

    Surowiec idzie na swoje pole z listy, a jeśli go tam nie ma, trafia do planu, któremu się przyda i któremu najmniej brakuje; o to, co nie przyda się żadnemu planowi, padnie pytanie. Użyj przycisku **{ button-orders }** albo **/towns orders**; nikt inny tego nie widzi.

towns-page-end = Koniec gry
towns-rules-end =
    Jeśli żadne pole twojego miasteczka nie jest puste i nie możesz albo nie chcesz budować, miasteczko jest gotowe: nie kładziesz już surowców ani ich nie wyznaczasz. Dopóki jest puste pole, grasz dalej, nawet jeśli nic już nie zbudujesz. Jeśli w grze zostaje tylko jedna osoba, wyznacza każdy surowiec. Gdy wszystkie miasteczka są gotowe, surowce się zdejmuje, prócz tych w Magazynach, i wszystko się liczy.

    ### Remisy
    Wygrywa ten, kto rzadziej był Głównym Budowniczym, potem ten, kto ma mniej pustych pól, potem ten, kto ma więcej Domków. Jeśli wszystko jest równe, zwycięstwo jest wspólne.

towns-page-hall = Ratusz
towns-rules-hall =
    Nikt nie ma młoteczka. Kart surowców jest { $resource_cards }, po { $deck_each } każdego rodzaju, a { $deck_town_hall_discard } odkłada się zakrytych. Przez dwie tury karta mówi, jaki surowiec kładą wszyscy; w trzeciej każdy wybiera. Gdy stos się skończy, tasuje się wszystkie karty i znów odkłada { $deck_town_hall_discard }.

    Fabryka, Magazyn i Pomnik Mieczysława Froga działają, gdy odkryto kartę. W turach z wyborem nie możesz wybrać tego, co leży na twoich Bankach, a kto ma Cytadelę Żelaznych Cierni, nie bierze surowca, chyba że nikt inny już nie gra.

towns-page-solo = W pojedynkę
towns-rules-solo =
    Spośród kart surowców { $deck_solo_open ->
        [one] odkryta jest jedna
        [few] odkryte są { $deck_solo_open }
       *[many] odkrytych jest { $deck_solo_open }
    }. Weź jedną, połóż jej surowiec i buduj; karta idzie pod stos, a nowa zostaje odkryta. Fabryka, Magazyn i Pomnik Mieczysława Froga działają z kartą, którą bierzesz.

    Gra trwa, aż twoje miasteczko będzie gotowe: { $solo_ranks_1 } i więcej punktów to najlepsza ranga, potem { $solo_ranks_2 }, { $solo_ranks_3 }, { $solo_ranks_4 } i { $solo_ranks_5 }. W pojedynkę można też grać z Ratuszem.

# Listy i to, co widać na obrazkach

towns-shelf-cubes = Surowce
towns-shelf-buildings = Budynki
towns-shelf-monuments = Monumenty

towns-look-cube = Jeden z rodzajów surowców. Gdy zostaje wyznaczony, biorą go wszyscy; nigdy się nie kończy.

towns-scene-name = Główny Budowniczy wyznacza drewno
towns-scene-place = Każdy kładzie drewno na pustym polu
towns-scene-before = Surowce na Farmę leżą w miasteczku
towns-scene-after = Znikają, a na jednym z ich pól stoi Farma
towns-scene-beside = Obok to te cztery pola, nie rogi

# Pod obrazkiem, po którym poznaje się grę

towns-cover = Przykład: karty do gry losuje się na początku.
