# Lekcja gry Miasteczka: co mówi na każdym kroku i dlaczego dana odpowiedź jest dobra albo słaba.

towns-lesson-welcome =
    Witaj w Miasteczkach. To twoje miasteczko. Ma { $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    } i nic na nim jeszcze nie stoi.

    Wszyscy kładą na polach surowce. Gdy kilka z nich ułoży się w odpowiedni wzór, znikają i zamiast nich staje budynek. Na końcu budynki dają punkty, a każde pole bez budynku kosztuje punkt: stąd **−{ $squares }** u góry.

    Twój przeciwnik, { $rival_1 }, to komputer. Nic, czego tu próbujesz, się nie liczy.
towns-lesson-monument =
    Każdy dostaje karty monumentów ({ $dealt }) i w tajemnicy zachowuje jedną: to budynek, który tylko ty możesz zbudować, raz w grze. **Drzewo** liczy przy budowie twoje budynki. **Pomnik** daje miejsce: surowiec, który wyznacza przeciwnik, możesz położyć na Domku, jednym z twoich budynków, zamiast na polu.

    Naciśnij **Wybierz** przy tym, który chcesz mieć.
towns-lesson-monument-right = Daje do 8 punktów. Jeśli go nie zbudujesz, nic cię to nie kosztuje.
towns-lesson-monument-fine = Ten też warto zbudować. W lekcji zostaje Drzewo Starsze Od Kamienia, bo łatwiej je zrozumieć.
towns-lesson-name =
    Masz młoteczek, czyli rolę **Głównego Budowniczego**: wyznaczasz surowiec tej tury, a położyć go musi **każde z was**. Potem młoteczek wędruje dalej. Spójrz na karty obok miasteczka; najprostsza, podświetlona, to **Studnia**: jedno drewno i jeden kamień obok siebie. Od którego surowca zaczniemy?
towns-lesson-name-right = Drewno to połowa Studni, a potrzebuje go też Farma.
towns-lesson-name-fine = Kamień to druga połowa Studni i równie dobry początek.
towns-lesson-name-other = W Studni tego nie ma. Przyda się później, ale surowiec, który czeka, zajmuje pole.
towns-lesson-corner =
    Teraz połóż gdzieś swoje drewno. Surowców się nie przesuwa, a każdy zajmuje pole, dopóki coś z niego nie powstanie, więc najszybciej **kończy się miejsce**. Które pola są najlepsze na pierwszy budynek?
towns-lesson-corner-right = Róg ma tylko dwa sąsiednie pola, więc to, co w nim stoi, niczemu nie zawadza.
towns-lesson-corner-fine = To też róg, równie dobry.
towns-lesson-corner-other = Tak można, ale budynek w środku albo przy krawędzi dzieli resztę miasteczka na dwie części i późniejszym wzorom brakuje miejsca. Trzymaj środek wolny tak długo, jak się da.
towns-lesson-beside =
    { $rival_1 } ma młoteczek i wyznacza kamień, więc musisz położyć kamień. Studnia potrzebuje go **obok** drewna. Obok to zawsze powyżej, poniżej, z lewej albo z prawej.
towns-lesson-beside-right = Drewno i kamień leżą obok siebie: to już Studnia. Wzory wolno obracać i odbijać.
towns-lesson-beside-fine = To też jest obok A1; wzór może leżeć albo stać.
towns-lesson-beside-diagonal = B2 styka się z A1 tylko rogiem, a to nigdy nie jest obok.
towns-lesson-beside-other = Tam kamień nie styka się z drewnem, więc Studni z nich nie będzie i zamiast jednego pola czekają dwa.
towns-lesson-well =
    Pokazuję, co można zbudować: zarys to Studnia. Gdy ją budujesz, oba surowce znikają, a Studnia staje na **jednym z ich dwóch pól**; drugie znów jest wolne. Studnia daje jeden punkt za każdy Domek obok. Gdzie ma stanąć?
towns-lesson-well-right = W rogu nie zawadza, a A2 znów jest wolne.
towns-lesson-well-fine = Można, ale wtedy róg A1 ma już tylko jedno wolne pole obok i trudno go wykorzystać.
towns-lesson-well-other = Nie trzeba budować od razu. Ale tutaj nic nie przemawia za czekaniem: zajęte są dwa pola, a mogłoby być jedno.
towns-lesson-cottage =
    Teraz budynek, którego potrzebują wszyscy: **Domek**, który daje { COUNT($cottage_points, "point", form: "acc") }, jeśli jest zasilony. Składa się z trzech różnych surowców w kształcie litery L: szkło na zgięciu, słoma i cegła na końcach. Znów masz młoteczek. Co wyznaczasz?
towns-lesson-cottage-right = Szkło leży na zgięciu litery L. Od jego pola zależy, dokąd pójdą dwa pozostałe surowce, więc dobrze znać je najpierw.
towns-lesson-cottage-fine = To część Domku, więc w porządku. Gdy szkło leży pierwsze, łatwiej zobaczyć, dokąd pójdzie reszta.
towns-lesson-cottage-other = Nie potrzebuje tego teraz ani Domek, ani nic, co już leży w twoim miasteczku.
towns-lesson-glass =
    Studnia liczy Domki, które stoją obok niej, a pola obok A1 to A2 i B1. Połóż szkło tak, żeby oba końce litery L trafiły na **te dwa** pola.
towns-lesson-glass-right = Z B2 litera L sięga A2 i B1, czyli obu pól obok Studni.
towns-lesson-glass-edge = Wtedy samo szkło leży obok Studni i tylko jeden koniec może iść do środka. Da się tak, ale zajmuje to więcej krawędzi. Spróbuj pola między A2 a B1.
towns-lesson-glass-other = Stamtąd litera L nie sięga obu pól obok Studni.
towns-lesson-wheat =
    { $rival_1 } wyznacza słomę. To jeden z końców litery L.
towns-lesson-wheat-right = Szkło na B2, słoma na B1: cegła pójdzie na A2.
towns-lesson-wheat-fine = Wzór wolno odbić, więc to równie dobre; cegła poszłaby wtedy na B1.
towns-lesson-wheat-away = To obok szkła, więc może powstać Domek. Ale ten koniec leży z dala od Studni i Domek miałby o jedno dobre pole mniej.
towns-lesson-wheat-other = Słoma musi leżeć obok szkła, inaczej nie będzie litery L.
towns-lesson-home =
    Wyznaczasz cegłę i kładziesz ją na A2, więc litera L jest gotowa. Znów wybierasz, na którym z trzech pól stanie Domek; dwa pozostałe znów są wolne.
towns-lesson-home-right = A2 jest obok Studni: Studnia daje teraz punkt, a Domek da { COUNT($cottage_points, "point", form: "acc") }, gdy tylko coś go zasili.
towns-lesson-home-fine = B1 też jest obok Studni. A2 zostawia u góry miasteczka trochę więcej miejsca.
towns-lesson-home-diagonal = B2 styka się ze Studnią tylko rogiem, więc Studnia nic by nie dała.
towns-lesson-home-other = Trzy surowce nadal zajmowałyby trzy pola. Buduj teraz: nie ma na co czekać.
towns-lesson-food =
    Jednego brakuje. Domek daje { COUNT($cottage_points, "point", form: "acc") } tylko wtedy, gdy jest **zasilony**, a wśród tych kart robi to **Farma**: dwie słomy i dwa drewna w kwadracie. Jedna Farma zasila cztery Domki, gdziekolwiek stoją.

    Następne tury gram za ciebie i kładę te cztery surowce w dolnym rogu.
towns-lesson-farm =
    I są: dwie słomy, dwa drewna. Farma sama nie daje punktów i nie musi stać obok niczego. Na którym z czterech pól ma stanąć?
towns-lesson-farm-right = W sam róg. Domek na A2 jest teraz zasilony, a Farma zasili jeszcze trzy.
towns-lesson-farm-fine = Też dobrze. Ale A4 to róg, a nad A3 stoi Domek, więc mogłaby tam później stanąć Studnia.
towns-lesson-farm-hungry = Twój Domek zostałby niezasilony i nic by nie dał, a cztery surowce zajmują cztery pola.
towns-lesson-farm-other = Stamtąd zasila tak samo, ale stoi bliżej środka miasteczka i zabiera miejsce późniejszym wzorom.
towns-lesson-rival =
    Gram kilka tur: na D1 stoi drugi Domek. Spójrz na drugie miasteczko: { $rival_1 } właśnie odkrywa i buduje swój **monument**, Pałac Szynszyli. Od tej chwili daje on 2 punkty za każdy rodzaj budynku obok.

    Twoje punkty to teraz { $points_1 }, a { $rival_1 } ma { $points_2 }: pola bez budynku są już policzone.
towns-lesson-second =
    Gotowa jest następna litera L, trzeci Domek. Pomyśl o Studni w rogu: liczy każdy Domek **obok** niej.
towns-lesson-second-right = B1 to drugie pole obok Studni, która daje teraz 2 punkty zamiast 1.
towns-lesson-second-late = Surowce by czekały, a miejsca jest coraz mniej. Buduj.
towns-lesson-second-other = Tam też byłby zasilony i dałby { COUNT($cottage_points, "point", form: "acc") }. Ale Studnia by go nie liczyła.
towns-lesson-another =
    Gram dalej. Oto druga Studnia, która może stanąć na A3 albo B3. Obok którego z tych pól stoi Domek?
towns-lesson-another-right = A3 leży tuż pod Domkiem na A2, więc ta Studnia od razu daje punkt.
towns-lesson-another-late = Czekanie ma sens tylko wtedy, gdy jeden z tych surowców chcesz wykorzystać do czegoś lepszego.
towns-lesson-another-other = Obok B3 nie ma teraz Domku. Mógłby się pojawić; ale punkt na A3 masz od razu.
towns-lesson-tavern =
    Gram dalej: są jeszcze dwa Domki i Studnia, a miasteczko się zapełniło. Dwie cegły i szkło w rzędzie to **Tawerna**. Wszystkie twoje Tawerny liczą się razem: pierwsza daje 2 punkty, a każda następna więcej niż poprzednia.
towns-lesson-tavern-right = Dwa punkty, a dwa pola znów są wolne.
towns-lesson-tavern-fine = Daje tyle samo, gdziekolwiek stoi. Liczy się to, które pola zostają potem wolne.
towns-lesson-tavern-other = W ten sposób tracisz 2 punkty i dwa wolne pola.
towns-lesson-last =
    Gram dalej: są jeszcze trzy Studnie. W twoim miasteczku puste jest już tylko D4, a obok leży drewno. Gdy żadne pole nie jest puste i nic już nie budujesz, miasteczko jest **gotowe** i nie kładziesz więcej surowców. Jeszcze raz masz młoteczek. Dzięki któremu surowcowi coś z D4 będzie?
towns-lesson-last-right = Jeszcze raz drewno i kamień: Studnia.
towns-lesson-last-other = Zapełniłby ostatnie pole surowcem, z którego nic już nie powstanie: punkt stracony, a twoje miasteczko byłoby gotowe.
towns-lesson-finish =
    Zbuduj jeszcze raz. Żadne z tych pól nie jest obok Domku, więc sama Studnia nic nie daje, ale pole z budynkiem nic nie kosztuje. To, co potem zostaje, gram już za ciebie.
towns-lesson-finish-right = To ratuje pole, które kosztowałoby punkt.
towns-lesson-finish-fine = To tak samo ratuje pole.
towns-lesson-finish-other = Dwa surowce na dwóch polach: na końcu każde z nich kosztowałoby punkt.
towns-lesson-score =
    Oba miasteczka są gotowe: { $points_1 } do { $points_2 }. Przy remisie wygrywa ten, kto rzadziej był Głównym Budowniczym, czyli ty: ostatnią turę { $rival_1 } gra bez ciebie.

    Jedna Farma zasila cztery z twoich pięciu **Domków**. Domek między dwiema **Studniami** liczą obie. Pole, na którym został surowiec, liczy się jako **puste**, a niezbudowany monument nic nie daje.
towns-lesson-farewell =
    To już wszystko. W każdej partii są inne karty, więc najpierw je obejrzyj: co daje punkty, co musi stać obok czego i co zasila.

    Trzy rzeczy do zapamiętania: trzymaj środek wolny; wyznaczaj to, co przyda się **tobie**, a sąsiadom nie; buduj, gdy zwalnia to miejsce.

    Wpisz **/towns new**, żeby otworzyć stół dla siebie i znajomych albo komputerów. Przycisk **Zasady** jest na każdej karcie stołu i na każdym panelu.
