# Lekcja gry Gildie Londynu: co mówi na każdym kroku i dlaczego dana odpowiedź jest dobra albo słaba.

guilds-lesson-welcome =
    Witaj w Londynie. Kafelki wokół Ratusza to **gildie** tego miasta i tam posyłasz swoje pionki. Kto ma w gildii najwięcej pionków podczas głosowania, dostaje jej nagrodę i zostawia tam **Mistrza**.

    Na każdym kafelku jest liczba pionków **potrzebnych** do głosowania (okrągły żeton), barwy gildii, a u dołu to, co kafelek daje: po lewej za pierwsze miejsce, z prawej strony za drugie. Ikon nie trzeba się uczyć: twój panel mówi to wszystko słowami.

    Twoi przeciwnicy to { $rival_1 } i { $rival_2 }, dwa komputery. Nic z tego, czego tu próbujesz, się nie liczy.
guilds-lesson-mayoral =
    Najpierw każdy dostaje **{ COUNT($cards_mayoral_dealt, "mayoral", form: "acc") }** i jedną z nich zachowuje w tajemnicy. Da ona punkty na końcu, więc podpowiada, gdzie powinni stać twoi Mistrzowie. Gildie mają swoje barwy, na przykład Krzyż albo Kotwicę; dwie z tych kart je liczą.
guilds-lesson-mayoral-right = Warto więc zbierać Krzyże: najwięcej Mistrzów przy nich da ci 6 punktów.
guilds-lesson-mayoral-fine = To równie dobra karta, tylko wymaga od ciebie czegoś innego. W tej lekcji zbieramy dalej Krzyże.
guilds-lesson-first =
    Twoja ręka liczy { COUNT($cards_dealt, "card", form: "acc") }, a każda karta robi **jedną z trzech rzeczy**: wynajmuje pionek z rezerwy do Ratusza, przemieszcza pionek na kafelek z jedną z barw tej karty albo wykonuje własny efekt. Zagraj tyle kart, ile chcesz.

    Gildia **Brewers** ma Krzyż, wymaga 4 pionków i nikogo innego tam nie ma. Poślij tam pierwszy; najlepiej zrobi to **Boczne wejście**.
guilds-lesson-first-right = „Boczne wejście” stawia go tam prosto z rezerwy, więc wszystkie twoje pionki z Ratusza zostają na miejscu.
guilds-lesson-first-fine = Pionek idzie do gildii Brewers. Efekt karty „Boczne wejście” wziąłby go nawet z rezerwy zamiast z Ratusza.
guilds-lesson-first-other = Tak też wolno. Ale w gildii Brewers nikt ci nie przeszkadza, a głosowanie jest dopiero wtedy, gdy na kafelku stoi tyle pionków, ile potrzeba: rozrzucone tu i tam niczego nie wygrywają. Zacznij zapełniać tę jedną gildię.
guilds-lesson-move =
    Zagrywam za ciebie kartę „Toast”, której efekt daje punkt. W gildii Brewers brakuje jeszcze trzech pionków. Zagraj kartę **na ruch** i przemieść tam pionek z Ratusza.
guilds-lesson-move-right = Karta „Uczniowie” ma Kosę, a gildia Brewers też. Jej efekt pozwala wynająć dwa pionki, ale teraz chodzi o to, żeby zapełnić jedną gildię.
guilds-lesson-move-fine = Ta karta też tam prowadzi. W tej turze i tak zagrasz wszystkie takie karty.
guilds-lesson-move-other = To teraz nic nie daje w gildii Brewers. Jeszcze trzy pionki i będzie twoja już w tej rundzie.
guilds-lesson-done =
    Gram za ciebie dwie kolejne karty: w gildii Brewers stoją teraz 4 pionki, wszystkie twoje, i to wystarczy do głosowania. Została jedna karta. Możesz ją zatrzymać, a na koniec tury dobierasz { COUNT($cards_draw, "card", form: "acc") }.
guilds-lesson-done-right = Karta „Powrót” będzie warta więcej później, gdy da się za nią zapłacić twoim pionkiem z Plantacji.
guilds-lesson-done-other = Jeden samotny pionek w innej gildii niczego teraz nie wygra, a te w gildii Brewers muszą zostać razem. Kart jest mało: tę zatrzymaj.
guilds-lesson-reward =
    Wszyscy mają już turę za sobą, więc sprawdza się kafelki od góry do dołu. Wygrywa ten, kto ma najwięcej pionków, a w gildii Brewers stoją tylko twoje. Nagrodę możesz wziąć w całości albo tylko jej części.
guilds-lesson-reward-right = Jeden z twoich pionków zostaje jako Mistrz, trzy pozostałe wracają do Ratusza.
guilds-lesson-reward-other = Możesz z czegoś zrezygnować i czasem to sprytne. Tutaj wszystko ci służy.
guilds-lesson-beadle =
    Runda 2. Gram za ciebie: pionek płynie na Plantację i płaci za drugą kartę Nagrody. W gildii **Dyers** stoi Nadzorca, który nie należy do nikogo: **liczy się jako jeden pionek do wymagań**, ale nie w głosowaniu. Potrzeba 3, więc wystarczą jeszcze dwa. Poślij tam jeden.
guilds-lesson-beadle-right = Posyłam za nim drugi i na koniec tej rundy w gildii Dyers dojdzie do głosowania.
guilds-lesson-beadle-fine = Jeden jest już w drodze. Lekcja używa do tego innej karty.
guilds-lesson-beadle-other = W Ratuszu masz mało pionków. W gildii Dyers Nadzorca oszczędza ci jeden.
guilds-lesson-ship =
    Pozostali mają tam po jednym pionku, więc wygrywają twoje dwa. Częścią nagrody jest **rejs**: wyślij pionek na **Plantację**. Co trzecią rundę ten, kto ma tam najwięcej pionków, dostaje 6 punktów. Który pionek płynie?
guilds-lesson-ship-right = W Ratuszu tylko stał bezczynnie, więc nic na tym nie tracisz.
guilds-lesson-ship-fine = Ten pionek i tak wróciłby do Ratusza, jak wszystkie prócz tego, który zostaje Mistrzem.
guilds-lesson-ship-master = To twój Mistrz z gildii Brewers! Może popłynąć, ale wtedy przestaje się liczyć do kart Nagrody i do sąsiedztwa.
guilds-lesson-ship-other = Nic cię nie zmusza. Ale pionek na Plantacji to krok ku 6 punktom.
guilds-lesson-draw =
    Runda 3. Po dwóch rundach prawie wszystko jest zagrane, więc na ręce masz niewiele, a w Ratuszu jest niemal pusto. Jeśli nie zagrasz **niczego**, dobierasz { COUNT($cards_draw_after_nothing, "card", form: "acc") } zamiast { $cards_draw }. Ale na koniec tury możesz zatrzymać najwyżej { $cards_hand_limit }.
guilds-lesson-draw-right = Spokojna tura dziś, mocna później: większość graczy robi tak mniej więcej co trzecią rundę.
guilds-lesson-draw-other = Kto zagra choć jedną kartę, dobiera na koniec { $cards_draw }. Kto nie zagra żadnej, dobiera { $cards_draw_after_nothing }.
guilds-lesson-plantation =
    Trzecia runda za nami, więc rozpatrzono Plantację: { $rival_2 } ma tam trzy pionki i dostaje 6 punktów. A **miasto urosło** o pięć kafelków; dzieje się tak po każdej trzeciej rundzie.

    Kolejność gry odczytuje się z planszy punktacji: pierwszy gra ten, kto ma najwięcej punktów. Teraz jest to { $rival_2 }.
guilds-lesson-hire =
    Masz dużo kart, ale mało pionków. **Targ służby** daje od razu cztery pionki; jego efekt kosztuje cię kartę, a którą, to twój wybór.
guilds-lesson-hire-right = Cztery pionki za dwie karty: teraz możesz być w kilku gildiach naraz.
guilds-lesson-hire-fine = Cztery pionki, opłacone inną kartą. Najmniej brakowałoby ci karty „Uczniowie”.
guilds-lesson-hire-other = Najpierw pionki, potem ruchy: gdy w Ratuszu jest tak mało pionków, inne karty nie mają czego przemieszczać, a żadna nie wynajmuje tylu co ta.
guilds-lesson-neighbours =
    Resztę rundy gram za ciebie. Twój Mistrz z gildii Dyers przechodzi do Kościoła St Lawrence Jewry i tam wygrywasz. To **budynek specjalny**: daje nagrodę tak bogatą, że opłacało się zabrać Mistrza z gildii. Zwykle Mistrzowie zostają na miejscu.

    Dwaj twoi Mistrzowie, których kafelki stykają się **całym bokiem**, to sąsiedzi; rogi się nie liczą. Każda taka para daje na końcu punkt, a stojąc obok kafelka, Mistrzowie pomagają ci przy remisie w głosowaniu. Ci dwaj, którzy świecą, jeszcze się nie stykają: rozrastaj się tam, gdzie już jesteś.
guilds-lesson-effect =
    Początek twojej tury gram za ciebie: w gildiach Tallow Chandlers i Curriers stoją po trzy pionki, czyli tyle, ile każda wymaga. Została jedna karta: „Emeryci”, którzy dają 3 punkty za dwa pionki z Ratusza.
guilds-lesson-effect-right = Punkty masz od razu, a pionki wrócą przy następnym wynajęciu.
guilds-lesson-effect-other = Można. Ale nic innego nie da ci teraz tyle: 3 punkty to tyle, ile daje niejedna gildia.
guilds-lesson-later =
    Przeskakujemy do ostatniej rundy. Obrazek pokazuje punkty jawne. Z kartami Nagrody i sąsiadami, które liczą się dopiero na końcu, masz { COUNT($points_1, "point", form: "acc") }, { $rival_1 } ma { $points_2 }, a { $rival_2 } { $points_3 }.

    W ostatniej rundzie nikt nie dobiera na koniec tury, więc zagraj wszystko, co może jeszcze coś dać. Na końcu pionki schodzą z odkrytych kafelków i nic nie dają; liczą się tylko Mistrzowie.
guilds-lesson-swap =
    Ostatnia decyzja partii: głosowanie na Plantacji. Remisujesz tam, a na równi z tobą jest { $rival_1 }. Ale masz **neutralny pionek**: możesz wymienić go na cudzy, który wraca wtedy do Ratusza. Na czyj?
guilds-lesson-swap-right = Teraz { $rival_1 } ma tam jeden pionek, a ty dwa: pierwsza nagroda, 6 punktów, jest tylko twoja.
guilds-lesson-swap-other = Policz jeszcze raz: na czele nadal byłby remis. Kto stoi ci na drodze?
guilds-lesson-score =
    Koniec partii. Punkty: { $points_1 }, { $points_2 } i { $points_3 }.

    • **Zdobyte podczas partii**: nagrody, efekty i Plantacja. Twoich punktów było 46, zanim odkryto cokolwiek tajnego.
    • **Karty Nagrody**: każda daje tyle, ile mówi. Po drodze przybyło ci ich kilka, a dwie liczą Krzyże: dają 14 i 6 punktów. Dlatego gildia Brewers była dobrym początkiem.
    • **Sąsiedni Mistrzowie**: punkt za każdą parę twoich Mistrzów obok siebie, razem 8.

    Mniej więcej połowa twoich punktów przyszła więc na końcu. Miej oko na to, ile kart Nagrody dobierają inni.
guilds-lesson-farewell =
    Teraz wiesz, jak przebiega partia. Kart jest wiele, ale każda służy do wynajęcia, do ruchu albo do swojego efektu, a co robi efekt, mówi panel.

    Trzy rzeczy do zapamiętania: lepiej zapełnić jedną gildię niż trzy do połowy; bierz karty Nagrody wcześnie i posyłaj Mistrzów tam, gdzie się do nich liczą; pilnuj równowagi między pionkami a kartami.

    Wpisz **/guilds new**, żeby otworzyć stół dla siebie i znajomych albo komputerów. Przycisk **Zasady** jest na każdej karcie stołu i na każdym panelu.
