# Lekcja gry Filary Ziemi: co mówi na każdym kroku i dlaczego dana odpowiedź jest dobra albo słaba.

pillars-lesson-welcome =
    Witaj w Kingsbridge. Przez { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    } twoi **robotnicy** przynoszą żetony piasku, drewna i kamienia, a twoi **rzemieślnicy** budują z nich katedrę i zdobywają punkty.

    W każdej rundzie bierzesz karty, na mapie stają trzej **budowniczowie**, a potem przechodzi się przez miejsca według numerów. Na miejscu 4, w **Kingsbridge**, leżą dwa **przywileje**: jeden, Toledo, daje 2 żetony metalu.

    Twój przeciwnik, { $rival_1 }, to komputer. Nic, czego tu próbujesz, się nie liczy.
pillars-lesson-card =
    Na zmianę bierzecie po jednej karcie: **karty surowców** dają żetony i zajmują tylu robotników, ilu na nich podano, a **rzemieślnicy** kosztują złoto z monety na karcie. Trzej pierwsi robią ci punkt z dwóch albo trzech żetonów.

    Karta **Ślusarz** daje 2 złote monety na rundę, jeśli masz metal, a metal leży w Kingsbridge.
pillars-lesson-card-right = Jest tani i zwraca się już w pierwszej rundzie, jeśli zdobędziesz metal. O to się postaramy.
pillars-lesson-card-fine = Też jest dobry: dwa razy na rundę robi z żetonu drewna 4 złote monety. Ale drewno trzeba mu dawać, a Ślusarz metalu nie zużywa.
pillars-lesson-card-pass = Kto spasuje, nie bierze w tej rundzie już żadnej karty, więc twoi robotnicy nie przynieśliby ani jednego żetonu.
pillars-lesson-card-other = Solidna karta. Ale żetony przychodzą w każdej rundzie, a rzemieślnika, który sam się zwraca, najlepiej wziąć wcześnie. Żetonów dla ciebie jeszcze zostanie.
pillars-lesson-cubes =
    Żetony różnią się ceną: piasek zajmuje mało robotników, kamień dużo, bo kamienia chcą lepsi rzemieślnicy. Twój Pomocnik Murarza robi punkt z trzech żetonów piasku.
pillars-lesson-cubes-right = Dwóch robotników za dwa żetony piasku to tanio. Na koniec rundy wracają do domu, a żetony można zachować na następną.
pillars-lesson-cubes-pass = Weź najpierw trochę żetonów: twój Pomocnik Murarza nie ma z czego robić zaprawy.
pillars-lesson-cubes-sand = Siedmiu robotników za cztery żetony piasku to drogo: na drugiej karcie dwa żetony zajmują tylko dwóch.
pillars-lesson-cubes-wood = To zajmuje dziewięciu twoich robotników, a twój Stolarz na punkt potrzebuje dwóch żetonów drewna.
pillars-lesson-cubes-craftsman = Dwa razy na rundę robi z żetonu drewna 4 złote monety. Ale drewna nie masz, a jedyna karta z drewnem, która została w puli, zajmuje dziewięciu robotników.
pillars-lesson-cubes-other = Kamień zajmuje wielu twoich robotników, a twój Kamieniarz na punkt potrzebuje dwóch żetonów. Później, z lepszymi rzemieślnikami, kamień jest wart swojej ceny.
pillars-lesson-mill =
    Kogo nigdzie nie poślesz, ten, gdy spasujesz, idzie do **Przędzalni**: każdy robotnik daje tam 1 złotą monetę. Złota potrzebujesz na budowniczych i rzemieślników. Czy cokolwiek tutaj jest teraz warte więcej?
pillars-lesson-mill-right = Dziesięć złotych monet za dziesięciu robotników. W pierwszych rundach złoto jest warte więcej niż żetony, których nikt nie umie dobrze wykorzystać.
pillars-lesson-mill-craftsman = Robi złoto z drewna, ale drewna nie masz, a jedyna karta z drewnem w puli zajmuje dziewięciu z twoich dziesięciu robotników.
pillars-lesson-mill-other = Policz: tylu robotników dałoby w Przędzalni tyle samo złota, a rzemieślnicy, których masz, prawie nic z tych żetonów nie zrobią.
pillars-lesson-builders =
    Teraz z woreczka losuje się **budowniczych**. Pierwszy kosztuje { COUNT($track_prices_1, "gold", form: "acc") }, następny o 1 mniej i tak dalej. **Zapłać i ustaw go albo spasuj**: wtedy stanie za darmo, gdy wszyscy będą wylosowani, ale najlepszych miejsc może już nie być.

    Na **Królewskim Dworze** nie płacisz podatku, który w każdej rundzie zabiera od { $tax_least } do { $tax_most } złotych monet.
pillars-lesson-builder =
    W **Kingsbridge** czeka metal, którego potrzebuje twój Ślusarz: Toledo.
pillars-lesson-builder-right = Twój Ślusarz potrzebuje metalu, a na Rynku Surowców cena jednego żetonu to { COUNT($market_prices_metal, "gold") }.
pillars-lesson-builder-fine = Prawie tak samo dobrze: w tej rundzie bez podatku, a pierwszy na dworze dostaje 1 żeton metalu. Ale Toledo daje 2.
pillars-lesson-builder-pass = Często to słuszne i tutaj oszczędziłoby 5 złotych monet. Ale { $rival_1 } ma w woreczku budowniczego i chętnie weźmie metal.
pillars-lesson-builder-other = Przydatne miejsce. Ale bez metalu twój Ślusarz nic nie daje, a metal to właśnie Toledo.
pillars-lesson-priory =
    Twój drugi budowniczy kosztuje tylko 3 złote monety. Jest miejsce, które po prostu daje punkty: **Klasztor**.
pillars-lesson-priory-right = Na początku partii twoi rzemieślnicy tylu punktów nie zrobią.
pillars-lesson-priory-pass = To oszczędziłoby 3 złote monety. Ale jedyny budowniczy, który został w woreczku, jest twój, a { $rival_1 } ma już swojego na torze: właśnie ten zajmie najlepsze z miejsc, które zostaną.
pillars-lesson-priory-less = Punkt to punkt, ale za te same 3 złote monety pierwsze miejsce w Klasztorze daje 2.
pillars-lesson-priory-other = To też się do czegoś przyda, ale spójrz, co teraz czeka za 3 złote monety.
pillars-lesson-bishop =
    Twojego trzeciego budowniczego ustawiam za 2 złote monety w **Siedzibie Biskupa**. Teraz przechodzi się przez całą planszę. Przyszło dobre **wydarzenie**, „{ pillars-card-volunteers }”: każda karta surowców daje o 1 żeton więcej. Przed złym biskup by cię ochronił; przy dobrym też dostajesz żeton. Jaki wybierasz?
pillars-lesson-bishop-right = Kamień zajmuje najwięcej robotników, więc to najlepszy prezent.
pillars-lesson-bishop-fine = Żeton to żeton. Kamień byłby wart trochę więcej.
pillars-lesson-build =
    Przędzalnia dała ci 10 złotych monet, a podatek zabrał 4. Ostatnie miejsce, które daje punkty, to **Katedra**. Proponuję to, co przynosi tam najwięcej punktów bez płacenia złotem, i zachowuję żetony, które przydadzą się później.
pillars-lesson-build-right = Z trzech żetonów piasku jest punkt, a Ślusarz daje 2 złote monety. To jeszcze niewiele; po to są lepsi rzemieślnicy.
pillars-lesson-build-fine = Właśnie to proponuję, a złoto Ślusarz daje sam z siebie.
pillars-lesson-build-other = Wtedy z trzech żetonów piasku nie ma punktu. 2 złote monety od Ślusarza dostajesz tak czy inaczej.
pillars-lesson-mason =
    Runda 2. **Murarz** zamienia jeden żeton kamienia na jeden punkt, trzy razy na rundę. Porównaj: twój Kamieniarz na punkt potrzebuje dwóch żetonów kamienia. Murarze pracują tylko u boku Pomocnika Murarza, a ty go masz.
pillars-lesson-mason-right = Dwa razy więcej z każdego żetonu kamienia, za 4 złote monety.
pillars-lesson-mason-pass = Wtedy nie bierzesz w tej rundzie żadnej karty: nie ma żetonów, a Murarza może wziąć { $rival_1 }.
pillars-lesson-mason-other = Żetony będą i później, a to jedyny Murarz tej rundy i { $rival_1 } chętnie go weźmie.
pillars-lesson-stone =
    Teraz twój Murarz potrzebuje kamienia. Masz do dyspozycji wszystkich robotników: { $start_workers }.
pillars-lesson-stone-right = Bierz żetony dla tych rzemieślników, których masz.
pillars-lesson-stone-other = Masz Murarza, który chce kamienia, a to ostatni kamień w puli.
pillars-lesson-shiring =
    W **Shiring** dwaj rzemieślnicy czekają na tych, którzy mają tam budowniczego; monety na ich kartach liczą się tylko w puli. Garncarz robi punkt z każdego żetonu piasku, dwa razy na rundę, a Inżynier co rundę daje punkt za nic.
pillars-lesson-shiring-right = Punkt z każdego żetonu piasku zamiast z trzech. A następny budowniczy zdobywa ci Inżyniera.
pillars-lesson-shiring-fine = Inżynier też jest dobry: zdobędzie ci go następny budowniczy, a najpierw Garncarz.
pillars-lesson-shiring-pass = Jeśli spasujesz, { $rival_1 } może wziąć obu, zanim twój budowniczy stanie na planszy. Rzemieślnicy zostają do końca partii, więc we wczesnych rundach są warci swojej ceny.
pillars-lesson-shiring-other = To pomaga tylko raz. Rzemieślnik pracuje od teraz w każdej rundzie.
pillars-lesson-discard =
    Garncarz i Inżynier to już twój szósty i siódmy rzemieślnik, a miejsc masz { $limits_craftsmen }. Dwóch musi opuścić grę, jeden po drugim; może to być każdy z nich. Pierwszego wybierasz ty, drugiego ja. Kto odchodzi pierwszy?
pillars-lesson-discard-right = Przy Murarzu Kamieniarz tylko marnowałby kamień. Odchodzi też Ślusarz: już się zwrócił.
pillars-lesson-discard-fine = Ślusarz już się zwrócił i zaraz potem też odchodzi. Pierwszy odchodzi Kamieniarz, bo Murarz robi wszystko to, co on, tylko lepiej.
pillars-lesson-discard-mixer = Ostrożnie: bez Pomocnika Murarza twój Murarz nic nie daje.
pillars-lesson-discard-other = Ten pracuje na twoją korzyść. Poszukaj kogoś, czyją pracę ktoś inny wykonuje lepiej.
pillars-lesson-saved =
    Runda 3. Budowniczy w Kingsbridge dał ci kartę **Remigius**, przywilej na jeden raz: ustawia budowniczego za darmo. Przycisk tej karty jest poniżej.

    Zaczynasz rundę, więc raz możesz wybrać **Losuj innego**: ten budowniczy wraca do woreczka.
pillars-lesson-saved-right = Budowniczy staje w Shiring, przed wszystkimi innymi, i bierze lepszego Garncarza na miejsce pierwszego.
pillars-lesson-saved-redraw = Następny znów kosztowałby { COUNT($track_prices_1, "gold", form: "acc") }, a tyle nie masz. Losuj innego, gdy czyjś budowniczy zająłby ci upatrzone miejsce.
pillars-lesson-saved-other = Trzeba by czekać do końca i wziąć to, co zostanie. Czy Remigius może mieć lepszą chwilę niż najdroższy budowniczy?
pillars-lesson-market =
    Złe **wydarzenie**, „{ pillars-card-conflict }”, kosztuje każdego 2 punkty, a podatek zabiera ci resztę złota: na dworze nie stoi żaden twój budowniczy. Jest za to na **Rynku Surowców**, więc możesz handlować, a 3 żetonów metalu nie wykorzysta żaden twój rzemieślnik.
pillars-lesson-market-right = Piętnaście złotych monet, a do tego sprzedaję jeden żeton piasku: wystarczy na rzemieślnika i budowniczego w następnej rundzie.
pillars-lesson-market-sand = Z trzech żetonów piasku Garncarz zrobi punkty, a czwarty sprzedaję potem. Najpierw metal: nie użyje go żaden twój rzemieślnik.
pillars-lesson-market-other = Stać cię na więcej: z tego, co masz, najmniej brakowałoby ci metalu, i to całego.
pillars-lesson-sculptor =
    Runda 4. Z rundy na rundę przychodzą lepsi rzemieślnicy. **Rzeźbiarz** zamienia każdy żeton kamienia na 2 punkty, dwa razy na rundę. Ktoś musi mu zrobić miejsce: będzie to Inżynier.
pillars-lesson-sculptor-right = Dwa punkty za żeton kamienia: od teraz kamień idzie najpierw do niego.
pillars-lesson-sculptor-pass = Wtedy nie bierzesz w tej rundzie już żadnej karty: nie ma ani kamienia, ani Rzeźbiarza.
pillars-lesson-sculptor-other = To nie błąd. Ale żaden inny rzemieślnik w puli nie robi z kamienia tyle co on, a popracuje jeszcze trzy rundy.
pillars-lesson-later =
    Tę rundę gram do końca: Katedra daje 10 punktów, a z Shiring zamiast Stolarza przychodzi Cieśla. Masz teraz { COUNT($points_1, "point", form: "acc") }, a { $rival_1 } ma { $points_2 }. Byłoby o 2 więcej, ale złota nie starczyło na podatek, a **brakujące złoto** kosztuje punkty.

    Punkty pokazuje rama mapy. W każdej rundzie gotowa jest kolejna część katedry; ostatnia kończy partię.
pillars-lesson-bell =
    Gram dalej, aż do ostatniej rundy: przyszedł drugi Rzeźbiarz i Złotnik, odszedł Pomocnik Murarza, a przywilej Jack daje miejsce dla szóstego rzemieślnika.

    Królewski Dwór dał ci 2 żetony metalu, których nie używa żaden twój rzemieślnik. Cztery żetony kamienia są w drodze do Rzeźbiarzy, którzy mogą obrobić pięć.
pillars-lesson-bell-right = Cztery punkty za każdy żeton metalu: 8 punktów za 5 złotych monet.
pillars-lesson-bell-stone = Dla trzeciego Rzeźbiarza nie ma kamienia: dwaj pozostali zużywają wszystko, co przychodzi.
pillars-lesson-bell-later = To ostatnia runda: co pomaga później, nie pomoże już nikomu.
pillars-lesson-bell-pass = { $rival_1 } też ma metal i wziąłby tego rzemieślnika.
pillars-lesson-bell-other = To też coś daje, ale mniej: z dwóch żetonów metalu Ludwisarz robi 8 punktów.
pillars-lesson-leaves =
    Ludwisarz to twój siódmy rzemieślnik, a miejsc jest sześć. Kto w tej rundzie nic nie da? Zobacz, z czego można pracować: pięć żetonów kamienia, trzy piasku, jeden drewna, dwa metalu i ani jednej złotej monety. Kamień jest najwięcej wart u dwóch Rzeźbiarzy.
pillars-lesson-leaves-right = Cały kamień idzie do Rzeźbiarzy, a bez Pomocnika Murarza Murarz i tak nie może pracować.
pillars-lesson-leaves-fine = Też dobrze: Złotnik robi punkty ze złota, a ty go nie masz. Dla Murarza nie ma kamienia ani Pomocnika, więc i on nic nie da.
pillars-lesson-leaves-other = Dla tej karty są żetony, więc to strata punktów. Kto nie ma z czego pracować?
pillars-lesson-last =
    Ostatni raz w Katedrze. Teraz można zużyć wszystko, co masz, bo po zakończeniu partii żetony i złoto nic nie znaczą.
pillars-lesson-last-right = Każdy żeton zamienia się w punkty: 22 w jednej rundzie.
pillars-lesson-last-stop = Wtedy przepada wszystko, co masz, a z tym 22 punkty.
pillars-lesson-last-other = Tak idzie się krok po kroku; propozycja wyciąga najwięcej ze wszystkiego naraz.
pillars-lesson-score =
    Katedra stoi. Masz { COUNT($points_1, "point", form: "acc") }, a { $rival_1 } ma { $points_2 }.

    Ponad połowa to **Prace w kamieniu**: Murarz, potem dwaj Rzeźbiarze. **Zaprawa i garncarstwo** to Garncarz, **Metal, szkło i organy** to Ludwisarz; **Klasztor** i **Inżynier** nie potrzebują żetonów. Złoto rozstrzyga tylko remis.
pillars-lesson-farewell =
    Teraz wiesz, jak przebiega cała partia. Kart jest wiele, ale wszystkie robią to samo: zamieniają żetony i złoto na punkty.

    Trzy rzeczy do zapamiętania: bierz dobrych rzemieślników wcześnie, a prostych puszczaj; bierz żetony, których potrzebują **twoi** rzemieślnicy; płać za budowniczego tylko wtedy, gdy ktoś zabrałby ci to miejsce.

    Wpisz **/pillars new**, żeby otworzyć stół dla siebie i znajomych albo komputerów. Przycisk **Zasady** jest na każdej karcie stołu i na każdym panelu.
