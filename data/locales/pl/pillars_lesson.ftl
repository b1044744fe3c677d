# Lekcja gry Filary Ziemi: co mówi na każdym kroku i dlaczego dana odpowiedź jest dobra albo słaba.

pillars-lesson-welcome =
    Witaj w Kingsbridge. Przez { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    } pomagasz tu budować katedrę. Każda przebiega tak samo: twoi **robotnicy** przynoszą żetony piasku, drewna i kamienia, a na koniec rundy twoi **rzemieślnicy** zamieniają żetony na punkty.

    W każdej rundzie najpierw bierzesz karty z puli pod mapą, potem na planszy stają twoi trzej **budowniczowie**, a na koniec przechodzi się przez miejsca w kolejności ich numerów. Spójrz na miejsce 4, **Kingsbridge**: w każdej rundzie czekają tam dwie karty zwane **przywilejami**, a jedna z dwóch w tej rundzie, Toledo, daje 2 żetony metalu.

    Twój przeciwnik to { $rival_1 }, komputer. Próbuj, czego chcesz: nic z tego się nie liczy.
pillars-lesson-card =
    W puli leżą **karty surowców**, które dają żetony i zajmują tylu robotników, ilu na nich podano, oraz **rzemieślnicy**, którzy kosztują tyle złota, ile mówi moneta na karcie. Bierzecie po jednej, na zmianę. Masz { COUNT($start_workers, "worker", form: "acc") } i { COUNT($start_gold_1, "gold", form: "acc") }, a na razie trzech prostych rzemieślników, którzy robią punkt z dwóch albo trzech żetonów.

    Spójrz na kartę **Ślusarz**: 2 złote monety na rundę, jeśli masz metal. A metal czeka w Kingsbridge, jak było widać na mapie.
pillars-lesson-card-right = Jest tani i zwraca się już w pierwszej rundzie, jeśli zdobędziesz metal. O to się postaramy.
pillars-lesson-card-pass = Kto spasuje, nie bierze w tej rundzie już żadnej karty, więc twoi robotnicy nie przynieśliby ani jednego żetonu.
pillars-lesson-card-other = Solidna karta. Ale żetony przychodzą w każdej rundzie, a rzemieślnika, który sam się zwraca, najlepiej wziąć wcześnie. Żetonów dla ciebie jeszcze zostanie.
pillars-lesson-cubes =
    Znów twoja kolej. Żetony różnią się ceną: piasek zajmuje mało robotników, kamień dużo, bo kamienia chcą lepsi rzemieślnicy. Twój Pomocnik Murarza robi punkt z trzech żetonów piasku.
pillars-lesson-cubes-right = Dwóch robotników za dwa żetony piasku to tanio. Na koniec rundy robotnicy wracają do domu.
pillars-lesson-cubes-pass = Weź najpierw trochę żetonów: twój Pomocnik Murarza nie ma z czego robić zaprawy.
pillars-lesson-cubes-other = To zajmuje wielu twoich robotników, a twoi prości rzemieślnicy zrobiliby z tego jeden punkt. Później, z lepszymi rzemieślnikami, kamień jest wart swojej ceny.
pillars-lesson-mill =
    Kogo nigdzie nie poślesz, ten, gdy spasujesz, idzie do **Przędzalni**: każdy robotnik daje tam 1 złotą monetę. Złota potrzebujesz na budowniczych i rzemieślników. Czy cokolwiek tutaj jest teraz warte więcej?
pillars-lesson-mill-right = Dziesięć złotych monet za dziesięciu robotników. W pierwszych rundach złoto jest warte więcej niż żetony, których nikt nie umie dobrze wykorzystać.
pillars-lesson-mill-other = Policz: tylu robotników dałoby w Przędzalni tyle samo złota, a rzemieślnicy, których masz, prawie nic z tych żetonów nie zrobią.
pillars-lesson-builders =
    Teraz budowniczowie. Leżą w woreczku i losuje się ich po jednym. Pierwszy wylosowany kosztuje { COUNT($track_prices_1, "gold", form: "acc") }, następny o 1 mniej i tak dalej. **Ustaw go i zapłać albo spasuj**: wtedy staje za darmo, ale dopiero gdy wszyscy są wylosowani, a najlepszych miejsc może już nie być.

    Miejsca poznasz po kolei. Na razie tyle: **Królewski Dwór** zwalnia cię z podatku, który w każdej rundzie zabiera od { $tax_least } do { $tax_most } złotych monet, a Murarze, jak ten w Shiring, pracują tylko u tego, kto ma też Pomocnika Murarza.
pillars-lesson-builder =
    W **Kingsbridge** czeka metal, którego potrzebuje twój Ślusarz: Toledo.
pillars-lesson-builder-right = Metal jest rzadki. Twój Ślusarz go potrzebuje, a na Rynku Surowców cena jednego żetonu to { COUNT($market_prices_metal, "gold") }.
pillars-lesson-builder-pass = Często to słuszne i tutaj oszczędziłoby 5 złotych monet. Ale { $rival_1 } ma w woreczku budowniczego i chętnie weźmie metal.
pillars-lesson-builder-other = Przydatne miejsce. Ale bez metalu twój Ślusarz nic nie daje, a metal jest właśnie tam.
pillars-lesson-priory =
    Twój drugi budowniczy kosztuje tylko 3 złote monety. Jest miejsce, które po prostu daje punkty: **Klasztor**.
pillars-lesson-priory-right = I to za 3 złote monety. Na początku partii twoi rzemieślnicy tylu punktów nie zrobią.
pillars-lesson-priory-pass = To oszczędziłoby 3 złote monety. Ale jedyny budowniczy, który został w woreczku, jest twój, a { $rival_1 } ma już swojego na torze: właśnie ten zajmie najlepsze z miejsc, które zostaną.
pillars-lesson-priory-other = To też się do czegoś przyda, ale spójrz, co teraz czeka za 3 złote monety.
pillars-lesson-bishop =
    Twojego trzeciego budowniczego ustawiam za 2 złote monety w **Siedzibie Biskupa**. Teraz przechodzi się przez całą planszę. Przyszło dobre **wydarzenie**, „{ pillars-card-volunteers }”: każda karta surowców daje o 1 żeton więcej. Przed złym biskup by cię ochronił; przy dobrym też dostajesz żeton. Jaki wybierasz?
pillars-lesson-bishop-right = Kamień zajmuje najwięcej robotników, więc to najlepszy prezent.
pillars-lesson-bishop-fine = Żeton to żeton. Kamień byłby wart trochę więcej.
pillars-lesson-build =
    Ostatnie miejsce rundy to **Katedra**, w której pracują rzemieślnicy. Proponuję to, co daje najwięcej punktów bez płacenia złotem, i zachowuję żetony, które przydadzą się później. Możesz też kierować pracą rzemieślnik po rzemieślniku.
pillars-lesson-build-right = Z trzech żetonów piasku jest punkt, a Ślusarz daje 2 złote monety. To jeszcze niewiele; po to są lepsi rzemieślnicy.
pillars-lesson-build-other = Możesz, ale nic się na tym nie zyskuje: propozycja robi to samo i jeszcze więcej.
pillars-lesson-mason =
    Runda 2. **Murarz** zamienia jeden żeton kamienia na jeden punkt, trzy razy na rundę. Porównaj: twój Kamieniarz na punkt potrzebuje dwóch żetonów kamienia. Murarze pracują tylko u boku Pomocnika Murarza, a ty go masz.
pillars-lesson-mason-right = Dwa razy więcej z każdego żetonu kamienia, za 4 złote monety.
pillars-lesson-mason-other = Żetony będą i później, a Murarz jest tylko jeden i { $rival_1 } chętnie go weźmie.
pillars-lesson-stone =
    Teraz twój Murarz potrzebuje kamienia. Masz do dyspozycji wszystkich robotników: { $start_workers }.
pillars-lesson-stone-right = Dziesięciu robotników za cztery żetony kamienia, a dwóch do Przędzalni. Bierz żetony dla tych rzemieślników, których masz.
pillars-lesson-stone-other = Masz Murarza, który chce kamienia, a to ostatni kamień w puli.
pillars-lesson-shiring =
    Twój budowniczy jest wylosowany wcześnie i kosztuje 6 złotych monet; masz ich 12. W **Shiring** dwaj rzemieślnicy czekają na tych, którzy mają tam budowniczego. Płaci się tam tylko za budowniczego: monety na tych dwóch kartach liczą się jedynie w puli. Garncarz robi punkt z każdego żetonu piasku, dwa razy na rundę, a Inżynier co rundę daje punkt za nic.
pillars-lesson-shiring-right = Punkt z każdego żetonu piasku zamiast z trzech. A za to, co zostało, następny budowniczy zdobywa ci Inżyniera.
pillars-lesson-shiring-fine = Inżynier też jest dobry: zdobędzie ci go następny budowniczy, a najpierw Garncarz.
pillars-lesson-shiring-pass = Jeśli spasujesz, { $rival_1 } może wziąć obu, zanim twój budowniczy stanie na planszy. Rzemieślnicy zostają do końca partii, więc we wczesnych rundach są warci swojej ceny.
pillars-lesson-shiring-other = Dobre na jedną rundę. Rzemieślnik pracuje od teraz w każdej.
pillars-lesson-discard =
    Garncarz i Inżynier to już twój szósty i siódmy rzemieślnik, a miejsc masz { $limits_craftsmen }. Dwóch musi opuścić grę, jeden po drugim; może to być każdy z nich. Pierwszego wybierasz ty, drugiego ja. Kto odchodzi pierwszy?
pillars-lesson-discard-right = Skoro masz Murarza, Kamieniarz tylko marnowałby kamień. Jako drugi odchodzi Ślusarz: już się zwrócił.
pillars-lesson-discard-fine = Ślusarz już się zwrócił i zaraz potem też odchodzi. Pierwszy odchodzi Kamieniarz, bo Murarz robi wszystko to, co on, tylko lepiej.
pillars-lesson-discard-mixer = Ostrożnie: bez Pomocnika Murarza twój Murarz nic nie daje.
pillars-lesson-discard-other = Ten pracuje na twoją korzyść. Poszukaj kogoś, czyją pracę ktoś inny wykonuje lepiej.
pillars-lesson-saved =
    Runda 3. Mam już dla ciebie piasek i kamień. Twój budowniczy jest wylosowany jako pierwszy: kosztuje { COUNT($track_prices_1, "gold", form: "acc") }, a ty masz 1. Ale twój trzeci budowniczy stał w Kingsbridge i dał ci kartę **Remigius**, przywilej, z którego możesz skorzystać raz, kiedy chcesz. Ma poniżej własny przycisk.
pillars-lesson-saved-right = Pozwala ustawić tego budowniczego za darmo, przed wszystkimi innymi. Staje w Shiring, skąd bierze lepszego Garncarza na miejsce pierwszego.
pillars-lesson-saved-other = Trzeba by czekać do końca i wziąć to, co zostanie. Czy Remigius może mieć lepszą chwilę niż najdroższy budowniczy?
pillars-lesson-market =
    Tymczasem na planszy dużo się zdarzyło. **Wydarzenie** było złe, „{ pillars-card-conflict }”, i kosztuje każdego 2 punkty. A na dworze nie stał żaden twój budowniczy, więc królewski podatek zabrał ci resztę złota.

    Twój budowniczy stoi jednak na **Rynku Surowców**, więc możesz handlować, a masz 3 żetony metalu, których żaden twój rzemieślnik nie wykorzysta.
pillars-lesson-market-right = Piętnaście złotych monet: wystarczy na rzemieślnika i budowniczego w następnej rundzie.
pillars-lesson-market-sand = Twój Garncarz robi punkt z każdego żetonu piasku. Sprzedaj to, czego nie wykorzystasz.
pillars-lesson-market-other = Stać cię na więcej: z tego, co masz, najmniej brakowałoby ci metalu, i to całego.
pillars-lesson-sculptor =
    Runda 4. Z rundy na rundę przychodzą lepsi rzemieślnicy. **Rzeźbiarz** zamienia każdy żeton kamienia na 2 punkty, dwa razy na rundę. Kosztuje 7 złotych monet, a ty masz 17. Ktoś musi mu zrobić miejsce: będzie to Inżynier.
pillars-lesson-sculptor-right = Dwa punkty za żeton kamienia: od teraz kamień idzie najpierw do niego.
pillars-lesson-sculptor-other = To nie błąd. Ale żaden inny rzemieślnik w puli nie robi z kamienia tyle co on, a popracuje jeszcze trzy rundy.
pillars-lesson-later =
    Tę rundę gram do końca: Katedra daje 10 punktów. Z Shiring przychodzi Cieśla, a Stolarz odchodzi. Masz teraz { COUNT($points_1, "point", form: "acc") }, a { $rival_1 } ma { $points_2 }. Byłoby o 2 więcej, ale { $rival_1 } nie ma czym zapłacić całego podatku, a **brakujące złoto** kosztuje punkty.

    Spójrz na ramę mapy: znaczniki pokazują punkty. A w każdej rundzie gotowa jest kolejna część katedry; ostatnia kończy partię.
pillars-lesson-bell =
    Ostatnia runda. W poprzedniej przyszedł do ciebie drugi Rzeźbiarz, a odszedł Pomocnik Murarza. Z Shiring jest Złotnik, a przywilej Jack daje miejsce dla szóstego rzemieślnika.

    Twój budowniczy kosztuje 5 złotych monet. Policz swoje żetony: masz 2 żetony metalu, których nie używa żaden twój rzemieślnik, a cztery żetony kamienia są w drodze do twoich dwóch Rzeźbiarzy, którzy mogą obrobić pięć.
pillars-lesson-bell-right = Cztery punkty za każdy żeton metalu: 8 punktów za 5 złotych monet.
pillars-lesson-bell-stone = Dla trzeciego Rzeźbiarza nie ma kamienia: dwaj pozostali zużywają wszystko, co przychodzi.
pillars-lesson-bell-pass = { $rival_1 } też ma metal i wziąłby tego rzemieślnika.
pillars-lesson-bell-other = W ostatniej rundzie licz to, co daje punkty teraz. Co pomaga później, nie pomoże już nikomu.
pillars-lesson-leaves =
    Ludwisarz to twój siódmy rzemieślnik, a miejsc jest sześć. Kto w tej rundzie nic nie da? Zobacz, z czego można pracować: pięć żetonów kamienia, trzy piasku, jeden drewna, dwa metalu i ani jednej złotej monety. Kamień jest najwięcej wart u dwóch Rzeźbiarzy.
pillars-lesson-leaves-right = Cały kamień idzie do Rzeźbiarzy, a bez Pomocnika Murarza Murarz i tak nie może pracować.
pillars-lesson-leaves-fine = Też dobrze: Złotnik robi punkty ze złota, a ty go nie masz. Dla Murarza nie ma kamienia ani Pomocnika, więc i on nic nie da.
pillars-lesson-leaves-other = Dla tej karty są żetony, więc to strata punktów. Kto nie ma z czego pracować?
pillars-lesson-last =
    Ostatni raz w Katedrze. Teraz można zużyć wszystko, co masz, bo po zakończeniu partii żetony i złoto nic nie znaczą.
pillars-lesson-last-right = Każdy żeton zamienia się w punkty: 22 w jednej rundzie.
pillars-lesson-last-other = Tak idzie się krok po kroku; propozycja wyciąga najwięcej ze wszystkiego naraz.
pillars-lesson-score =
    Katedra stoi. Masz { COUNT($points_1, "point", form: "acc") }, a { $rival_1 } ma { $points_2 }.

    Arkusz mówi, skąd są twoje punkty. **Prace w kamieniu** to ponad połowa: jeden Murarz, potem dwaj Rzeźbiarze. **Zaprawa i garncarstwo** to Garncarz, **Metal, szkło i organy** to Ludwisarz z ostatniej rundy, a **Klasztor** i **Inżynier** dołożyły trochę bez żadnych żetonów. **Konflikt** to złe wydarzenie z rundy 3, a **brakujące złoto** to podatek z rundy 4, którego { $rival_1 } nie płaci w całości.

    Na początku każdy ma { COUNT($start_points, "point", form: "acc") }; złoto rozstrzyga tylko remis.
pillars-lesson-farewell =
    Teraz wiesz, jak przebiega cała partia. Kart jest wiele, ale wszystkie robią to samo: zamieniają żetony i złoto na punkty.

    Trzy rzeczy do zapamiętania: bierz dobrych rzemieślników wcześnie, a prostych puszczaj; bierz żetony, których potrzebują **twoi** rzemieślnicy; płać za budowniczego tylko wtedy, gdy ktoś zabrałby ci to miejsce.

    Wpisz **/pillars new**, żeby otworzyć stół dla siebie i znajomych albo komputerów. Przycisk **Zasady** jest na każdej karcie stołu i na każdym panelu.
