# Lekcja gry Old London Bridge: co mówi na każdym kroku i dlaczego dana odpowiedź jest dobra albo słaba.

bridge-lesson-welcome =
    Witaj w Londynie roku 1209. Każdy buduje przez Tamizę własny most o { $slots } miejscach, jeden budynek na turę, od lewej do prawej. Wygrywa ten, kto na końcu ma najwięcej pieniędzy.

    W środku obrazka leży **rondel**: sześć stosów budynków, a między nimi pola, które dają £1, £2 albo £3. Kto postawi tam figurkę, dostaje te pieniądze i wierzchni budynek ze stosu obok. Czerwone X jest zamknięte; szary środek kosztuje £{ $centre_price } i daje górny budynek dowolnego stosu.

    Twoi przeciwnicy to { $rival_1 } i { $rival_2 }, dwa komputery. Próbuj, czego chcesz: nic z tego się nie liczy.
bridge-lesson-card =
    Najpierw każdy wybiera w tajemnicy kartę i wszystkie odkrywa się naraz. **Najwyższa karta działa w tej rundzie pierwsza**, więc ma pierwszeństwo wyboru. Przy równych kartach pierwszy jest ten, kto jest dalej na torze kaplicy; teraz, na początku, jesteś tam na końcu.

    Peter de Colechurch (0) zawsze wraca do twojej ręki. Każda inna karta trafia do **karczmy**, czyli na cztery stosy kart, które widać było z prawej strony stołu. Spójrz, co jest otwarte w tej rundzie: żadne pole nie jest o tyle lepsze od reszty, żeby było warte karty.
bridge-lesson-card-right = Peter nic nie kosztuje i pozostali dwaj gracze też tak uważają. Wszystkie trzy karty są równe, więc rozstrzyga tor kaplicy, a twoja tura jest ostatnia.
bridge-lesson-card-other = Pozostali dwaj gracze zagrywają tym razem Petera, więc każda inna karta daje ci pierwszą turę. Ale potem leży ona w karczmie, a nic dużo lepszego za nią nie dostaniesz. Zachowaj ją na rundę, w której o jakieś pole warto powalczyć.
bridge-lesson-first =
    Pozostali są już po swoich turach, a na polu mieści się tylko jedna figurka. Teraz spójrz na numery. **Numery muszą maleć**: za budynkiem z numerem 22 można stawiać już tylko niższe. **Park** nie ma numeru; pasuje zawsze, a po nim może iść dowolny numer.
bridge-lesson-first-right = £2 i park: nic nie jest stracone, a twój pierwszy numer wciąż może być dowolny. Pomarańczowa tarcza parku przyda się później.
bridge-lesson-first-low = Można to zbudować. Ale to niski numer, a miejsc do zapełnienia jest { $slots }: dalej pasowałyby tylko niższe numery albo parki. Zacznij wysoko.
bridge-lesson-first-dear = Pole środkowe pozwala wziąć wierzchni budynek dowolnego stosu, ale **kosztuje** £{ $centre_price }, podczas gdy inne pola same płacą. Zostaw je na budynek, który jest tyle wart.
bridge-lesson-coats =
    Runda 2, znów z Peterem. Każdy budynek ma **tarczę** w jednej z czterech barw, każda o własnym kształcie. Siła akcji nowego budynku to liczba tarcz w jego barwie na całym twoim moście. **Sklep** daje pieniądze, **kaplica** i **brama** przesuwają twoje znaczniki u góry, a **karczma** oddaje karty. **Gildia** sama nie ma akcji, ale nosi wszystkie cztery tarcze.
bridge-lesson-coats-right = £2, najwyższy numer do tej pory i wszystkie cztery tarcze: każda twoja następna akcja ma siłę o jeden większą.
bridge-lesson-coats-dear = To kosztuje £{ $centre_price }, zamiast dać ci £2. Pole obok gildii jest wolne.
bridge-lesson-coats-other = Pasuje, ale spójrz na numer: dalej mieszczą się już tylko niższe, a tarcza jest jedna zamiast czterech. Najwięcej warte są wczesne tarcze, bo wzmacniają wszystko, co przyjdzie po nich.
bridge-lesson-strength =
    Runda 3. Jeszcze raz zagrywam za ciebie Petera: żadne pole nie jest na razie warte karty. Sklep na wierzchu stosu jest szary, a **sklep** daje £1 za każdą tarczę swojej barwy. Jedną szarą tarczę masz na gildii; tarcza samego sklepu też się liczy.
bridge-lesson-strength-right = £2 z pola i £2 z samego sklepu. Numer 28 pasuje za twoim 54.
bridge-lesson-strength-fine = Druga gildia wzmacnia wszystko, co stanie po niej. To też dobry wybór, choć dziś daje tylko £1.
bridge-lesson-strength-dear = Wolne pola płacą tobie. Tutaj płacisz £{ $centre_price } i tracisz to, co dałyby one.
bridge-lesson-strength-other = Karczma pozwala wziąć własne karty z powrotem ze stosów na stole, a żadnej twojej jeszcze tam nie ma, więc nic by ci teraz nie dała.
bridge-lesson-park =
    Runda 4, znów z Peterem. Twój ostatni numer to 28, a wszystkie odkryte numery są wyższe. Za **parkiem** znów może stanąć dowolny numer.
bridge-lesson-tracks =
    Jedną rundę gram za ciebie: za parkiem stoi druga gildia, 34. Teraz jest runda 6; znów zagrywam Petera, a pozostali są już po swoich turach.

    Spójrz na dwa **tory** u góry. Kaplica przesuwa twój znacznik na górnym torze, brama na dolnym, o jedno pole za każdą tarczę w barwie budynku. Na **torze kaplicy** leżą monety, a przy równych kartach pierwszy jest ten, kto jest tam dalej. Każdy czerwony znak na **torze bramy** to **pole premiowe**: kto do niego dochodzi albo je mija, bierze płytkę premiową. Koniec toru daje £{ $track_end_prize }, a po partii dwa pierwsze miejsca na każdym z torów dostają nagrody.
bridge-lesson-park-right = Teraz może się zacząć nowa seria od wysokiego numeru. Most potrzebuje dwóch albo trzech parków w odpowiednich chwilach.
bridge-lesson-park-high = Ten numer jest wyższy niż 28, więc budynek musiałby **zastąpić** wcześniejszy: stary opuszcza grę, a na końcu jedno miejsce zostaje puste, co kosztuje.
bridge-lesson-park-dear = Park za £{ $centre_price }, skoro pole obok jego stosu daje £2?
bridge-lesson-gate =
    Otwarta jest **brama**. Ile pomarańczowych tarcz będzie na twoim moście? Dwie gildie, pierwszy park i sama brama: cztery. Twój znacznik przejdzie więc z 0 (to liczba przy małej bramie na obrazku) na 4, a pierwsze pole premiowe to 3.
bridge-lesson-gate-right = Cztery pola naraz: po drodze jest pole premiowe, więc możesz wziąć płytkę.
bridge-lesson-gate-dear = Bramę masz za darmo: pole obok niej jest wolne i jeszcze daje £1.
bridge-lesson-gate-other = Teraz daje to trochę więcej. Ale cztery pola na torze bramy to płytka premiowa, a na końcu czekają nagrody dla tych, którzy są tam z przodu.
bridge-lesson-tile =
    Płytki premiowe leżą na trzech stosach: lewym, środkowym i prawym. Bierzesz górną płytkę jednego z nich. Każdej używa się raz, od następnej rundy, w chwili, którą sama wskazuje.

    Twój znacznik stoi na polu 4 toru bramy; następne pole premiowe to 6.
bridge-lesson-tile-right = Jeszcze dwa pola, z 4 na 6: to następne pole premiowe, czyli następna płytka.
bridge-lesson-tile-fine = Każda płytka ma swoją chwilę. Ta też się przyda.
bridge-lesson-bid =
    Runda 7. Zobacz, co jest otwarte: pole obok sklepu z **pomarańczową** tarczą daje £1, a sam sklep dałby ci kolejne £5, bo tyle masz pomarańczowych tarcz. (Jego numer jest za wysoki, ale to niewiele kosztuje.) A na torze kaplicy jesteś na końcu, więc przegrywasz każdy remis. Która karta daje ci dużą szansę na wczesną turę?
bridge-lesson-bid-right = Szlachcianka bije Petera i Kupca. { $rival_1 } gra Duchownego i ma turę przed tobą, ale chce czegoś innego.
bridge-lesson-bid-last = Z Peterem najpewniej wybierasz na końcu i możesz tylko liczyć na to, że nikt nie weźmie sklepu.
bridge-lesson-bid-other = Może się udać. Ale niska karta mało kogo wyprzedza, a bardzo wysoką lepiej zachować na ostatnie rundy, gdy stawka jest większa.
bridge-lesson-shop =
    { $rival_1 } bierze kaplicę; pomarańczowy sklep wciąż czeka. Jego 23 to więcej niż twoje 6, więc **zastąpi** wcześniejszy budynek, a na końcu jedno miejsce zostanie puste: jedno kosztuje £{ $cost_one }, dwa £{ $cost_two }, trzy £{ $cost_three }.
bridge-lesson-shop-right = £1 z pola, £5 ze sklepu.
bridge-lesson-shop-dear = Ten sam budynek leży obok wolnego pola, które ci zapłaci.
bridge-lesson-shop-other = To dałoby funta albo dwa. Sklep daje razem sześć.
bridge-lesson-replace =
    Nowy budynek musi stanąć tam, gdzie numery nadal będą maleć: w miejscu 28, między 54 a parkiem, albo w miejscu 34 lub 6 w drugiej serii. Stary opuszcza grę razem ze swoimi tarczami.
bridge-lesson-replace-right = Stary sklep zrobił już swoje: dawno temu dał £2. Tracisz jedną szarą tarczę i £{ $cost_one } na końcu za puste miejsce, a nowy sklep daje £5.
bridge-lesson-replace-fine = To zostawia więcej swobody na końcu mostu, bo ostatnim numerem byłoby 23. Ale tracisz pomarańczową tarczę, zanim zdążyła coś dać.
bridge-lesson-replace-guild = Gildia nosi cztery tarcze. Bez niej akcja każdego następnego budynku jest o jeden słabsza, tego sklepu także.
bridge-lesson-replace-other = Możesz użyć płytki teraz, a pytanie o budynek wróci po niej. Nie ma pośpiechu: na koniec tury też o nią pytam.
bridge-lesson-use =
    Masz płytkę premiową na dwa pola toru bramy, a twój znacznik stoi tam na polu 4 (to liczba przy małej bramie). Następne pole premiowe to 6. Płytka, która zostanie na końcu, jest warta £{ $tiles_unused }.
bridge-lesson-rounds =
    Gram za ciebie do rundy 10. Miejsce sklepu zajęła kaplica. Druga płytka, wzięta na polu premiowym, przesunęła twój znacznik o dwa pola toru kaplicy. Na końcu twojego mostu stoi park, więc za nim może być dowolny numer. Szlachcianka i jeden Duchowny leżą w karczmie.

    Spójrz na **tor kaplicy**: { $rival_2 } jest na polu 8, ty i { $rival_1 } na polu 7. Przy równych kartach nie jesteś już na końcu, a na następnym polu leżą £3.
bridge-lesson-use-right = Prosto na pole premiowe: nowa płytka za starą.
bridge-lesson-use-other = Można poczekać. Ale z następnej płytki, którą ona da, skorzystasz tym dłużej, im wcześniej ją masz.
bridge-lesson-lead =
    Otwarta jest jedna kaplica, a na torze kaplicy jest jeszcze co zarobić: £3 na polu 8, £5 na polu 11, £{ $track_end_prize } na jego końcu, polu 14, i nagroda po partii. Zostały trzy rundy. Na ręce wciąż masz Szlachcica.

    Karty na ręce też dają na końcu nagrodę: £{ $prizes_with_three_1 } za najwyższą sumę i £{ $prizes_with_three_2 } za drugą. Porównaj z tym, co karta da ci teraz.
bridge-lesson-lead-right = Najwyższa karta: nikt nie działa przed tobą.
bridge-lesson-lead-fine = Może wystarczyć. Ale przy równych kartach wygrywa { $rival_2 }, więc Szlachcic jest pewniejszy, a to już ostatnie rundy.
bridge-lesson-lead-other = Na kaplicę mają ochotę także inni. Karty na ręce mogą dać na końcu mniej, niż czeka na torze kaplicy.
bridge-lesson-chapel =
    Twoja tura jest pierwsza. Kaplica jest szara; policz swoje szare tarcze razem z jej własną: dwie gildie i kaplica, czyli trzy pola, z 7 (to liczba przy małej kaplicy) na 10. Jej numer może być dowolny, bo twój ostatni budynek to park.
bridge-lesson-chapel-right = £2 z pola rondla, trzy pola naprzód na torze kaplicy, a po drodze £3 z pola 8.
bridge-lesson-chapel-dear = Nikt jeszcze nie wybierał, więc pole jest wolne i płaci tobie.
bridge-lesson-chapel-other = Szlachcic był po kaplicę: teraz wziąłby ją ktoś inny.
bridge-lesson-end =
    Runda 11: zagrywam za ciebie Duchownego i masz kolejną kaplicę. Ta jest zielona, a cztery zielone tarcze prowadzą cię z 10 na 14, na sam koniec toru. Ale 27 to więcej niż twoje 17. Który budynek jest od teraz najmniej wart?
bridge-lesson-end-right = Stara kaplica przesunęła już twój znacznik i zrobiła swoje. Teraz tor: £5 na polu 11 i £{ $track_end_prize } na końcu.
bridge-lesson-end-fine = Ta kaplica też zrobiła już swoje. Odchodzi szara tarcza zamiast pomarańczowej: tak blisko końca niewiele to zmienia.
bridge-lesson-end-guild = Policz jeszcze raz: bez gildii sama kaplica byłaby słabsza i koniec toru byłby poza twoim zasięgiem.
bridge-lesson-end-other = Brama ma niski numer, więc i tak nic za nią nie pasuje, ale jej pomarańczowa tarcza wciąż wzmacnia sklepy.
bridge-lesson-late =
    Ostatnia runda, zagrany jest Kupiec: na ręce masz już tylko Petera. Tarcze, które pomagają później, nie pomogą już nikomu: patrz tylko na to, co budynek da od razu. Pole przy sklepie daje £2, a sklep £1 za każdą zieloną tarczę. Pole przy bramie daje £2, a brama ruszy cię z pola 6 toru bramy, gdzie { $rival_1 } jest o jedno pole przed tobą.
bridge-lesson-late-right = £2 i £5: siedem funtów na ostatnią turę.
bridge-lesson-late-fine = Dobre oko: £2, pierwsze miejsce na torze bramy zamiast drugiego, czyli o £2 więcej, i płytka warta £{ $tiles_unused }. To o dwa funty mniej niż sklep.
bridge-lesson-late-dear = Środek kosztuje, a to ostatnia tura, w której można coś zarobić.
bridge-lesson-late-other = To ostatnia runda, więc nie liczy się już to, co budynek mógłby dać później.
bridge-lesson-score =
    Oto, co kto ma: £{ $points_1 }, £{ $points_2 } i £{ $points_3 }.

    • **Zebrane pieniądze** to zarobek z całej partii, zdecydowanie najwięcej.
    • **Tor kaplicy** i **Tor bramy**: £{ $prizes_with_three_1 } za pierwsze miejsce i £{ $prizes_with_three_2 } za drugie.
    • **Karty na ręce**: tyle samo za najwyższą sumę i za drugą. Ty masz tylko Petera, więc nic.
    • **Budynki**: tyle samo za największą liczbę budynków i za drugą.
    • **Puste miejsca**: cztery są puste i to kosztuje £10. Cena szybko rośnie, więc nie zastępuj zbyt często.
bridge-lesson-farewell =
    Znasz już wszystko, co dzieje się w partii. Tylko płytki premiowe i budynki zwane karczmami mają w zanadrzu coś więcej: **/bridge look** pokazuje je po kolei.

    Trzy rzeczy do zapamiętania: zacznij wysoko i buduj parki na czas; zbieraj tarcze wcześnie, a gildie przede wszystkim; wysoką kartę zagraj tylko po coś, co jest jej warte.

    Wpisz **/bridge new**, żeby otworzyć stół dla siebie i znajomych albo komputerów. Przycisk **Zasady** jest na każdej karcie stołu i na każdym panelu.
