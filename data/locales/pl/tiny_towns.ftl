towns-title = Miasteczka

# Surowce

towns-cube-brick = cegła
    .acc = cegłę
towns-cube-glass = szkło
    .acc = szkło
towns-cube-wheat = słoma
    .acc = słomę
towns-cube-wood = drewno
    .acc = drewno
towns-cube-stone = kamień
    .acc = kamień
towns-cube-lacking = To, czego brakuje moim planom
    .acc = to, czego brakuje moim planom
towns-cube-at = { $resource } na { $at }
    .acc = { ACC($resource) } na { $at }
towns-cubes-listed = surowce: { $cubes }

# Karty: nazwy i biernik

towns-card-cottage = Domek
    .acc = Domek
towns-card-farm = Farma
    .acc = Farmę
towns-card-granary = Spichlerz
    .acc = Spichlerz
towns-card-greenhouse = Szklarnia
    .acc = Szklarnię
towns-card-orchard = Sad
    .acc = Sad
towns-card-fountain = Fontanna
    .acc = Fontannę
towns-card-millstone = Kamień młyński
    .acc = Kamień młyński
towns-card-shed = Szopa
    .acc = Szopę
towns-card-well = Studnia
    .acc = Studnię
towns-card-abbey = Opactwo
    .acc = Opactwo
towns-card-chapel = Kaplica
    .acc = Kaplicę
towns-card-cloister = Klasztor
    .acc = Klasztor
towns-card-temple = Świątynia
    .acc = Świątynię
towns-card-almshouse = Przytułek
    .acc = Przytułek
towns-card-feast_hall = Sala Biesiadna
    .acc = Salę Biesiadną
towns-card-inn = Gospoda
    .acc = Gospodę
towns-card-tavern = Tawerna
    .acc = Tawernę
towns-card-bakery = Piekarnia
    .acc = Piekarnię
towns-card-market = Rynek
    .acc = Rynek
towns-card-tailor = Zakład krawiecki
    .acc = Zakład krawiecki
towns-card-theater = Teatr
    .acc = Teatr
towns-card-bank = Bank
    .acc = Bank
towns-card-factory = Fabryka
    .acc = Fabrykę
towns-card-trading_post = Faktoria
    .acc = Faktorię
towns-card-warehouse = Magazyn
    .acc = Magazyn
towns-card-architects_guild = Gildia Architektów
    .acc = Gildię Architektów
towns-card-archive = Archiwum Ciekawostek
    .acc = Archiwum Ciekawostek
towns-card-barrett_castle = Zamek Żabijaki
    .acc = Zamek Żabijaki
towns-card-cathedral = Katedra Myszogrodu
    .acc = Katedrę Myszogrodu
towns-card-fort_ironweed = Cytadela Żelaznych Cierni
    .acc = Cytadelę Żelaznych Cierni
towns-card-mausoleum = Mauzoleum Myszoskoczka
    .acc = Mauzoleum Myszoskoczka
towns-card-grove_university = Akademia Leśnych Wrót
    .acc = Akademię Leśnych Wrót
towns-card-mandras_palace = Pałac Szynszyli
    .acc = Pałac Szynszyli
towns-card-obelisk = Obelisk Półksiężyca
    .acc = Obelisk Półksiężyca
towns-card-opaleyes_watch = Strażnica Sokole Oko
    .acc = Strażnicę Sokole Oko
towns-card-shrine = Drzewo Starsze Od Kamienia
    .acc = Drzewo Starsze Od Kamienia
towns-card-silva_forum = Forum Wrednej Fretki
    .acc = Forum Wrednej Fretki
towns-card-bondmaker = Pomnik Mieczysława Froga
    .acc = Pomnik Mieczysława Froga
towns-card-sky_baths = Podniebne Łaźnie
    .acc = Podniebne Łaźnie
towns-card-starloom = Obserwatorium Astronomiczne
    .acc = Obserwatorium Astronomiczne

# Karty: kilka słów na obrazki

towns-short-cottage = 3, jeśli zasilony
towns-short-farm = Zasila dowolne 4
towns-short-granary = Zasila 8 pól wokół
towns-short-greenhouse = Zasila jedną grupę
towns-short-orchard = Zasila swój rząd i kolumnę
towns-short-fountain = 2 obok innego szarego
towns-short-millstone = 2 obok czerwonego lub żółtego
towns-short-shed = 1; na dowolne puste pole
towns-short-well = 1 za każdy Domek obok
towns-short-abbey = 3 bez czarnych, zielonych i żółtych obok
towns-short-chapel = 1 za każdy zasilony Domek
towns-short-cloister = 1 za każdy Klasztor w rogu
towns-short-temple = 4 obok 2 zasilonych Domków
towns-short-almshouse = Razem: −1, 5, −3, 15, −5, 26
towns-short-feast_hall = 2 lub 3, gdy masz więcej niż gracz po prawej
towns-short-inn = 3, jeśli jedyna w rzędzie i kolumnie
towns-short-tavern = Razem: 2, 5, 9, 14, 20
towns-short-bakery = 3 obok czerwonego lub czarnego
towns-short-market = 1 za każdy Rynek w rzędzie lub kolumnie
towns-short-tailor = 1 i po 1 za każdy w środku
towns-short-theater = 1 za każdy inny rodzaj w rzędzie i kolumnie
towns-short-bank = 4; nie wyznaczasz jego surowca
towns-short-factory = Wyznaczono jej surowiec: połóż inny
towns-short-trading_post = 1; zastępuje dowolny surowiec
towns-short-warehouse = Mieści 3; −1 za każdy surowiec
towns-short-architects_guild = 1; zastąp do 2 budynków
towns-short-archive = 1 za każdy rodzaj w miasteczku
towns-short-barrett_castle = 5, jeśli zasilony; liczy się jak 2 Domki
towns-short-cathedral = 2; puste pola nic nie kosztują
towns-short-fort_ironweed = 7; nie wyznaczasz już surowców
towns-short-mausoleum = Niezasilone Domki są warte 3
towns-short-grove_university = 3; od razu postaw dowolny budynek
towns-short-mandras_palace = 2 za każdy rodzaj obok
towns-short-obelisk = Buduj na dowolnym pustym polu
towns-short-opaleyes_watch = 3 budynki, gdy sąsiedzi budują takie same
towns-short-shrine = Przy budowie od 1 do 8 za budynki
towns-short-silva_forum = 1 i po 1 za budynek największej grupy
towns-short-bondmaker = Wyznaczone surowce na Domki
towns-short-sky_baths = 2 za każdy brakujący rodzaj
towns-short-starloom = 6, 3 lub 2 za szybki koniec

# Karty: cały efekt

towns-text-cottage = 3 punkty, jeśli jest zasilony. Niezasilony nic nie daje, ale liczy się na przykład dla Studni.
towns-text-farm = Zasila do czterech budynków, które można zasilić, gdziekolwiek w twoim miasteczku. Sama nie daje punktów.
towns-text-granary = Zasila każdy budynek, który można zasilić, na ośmiu polach wokół. Sam nie daje punktów.
towns-text-greenhouse = Zasila jedną grupę dowolnej wielkości, gdziekolwiek leży: budynki, które można zasilić i które stykają się bokami. Sama nie daje punktów.
towns-text-orchard = Zasila każdy budynek, który można zasilić, w swoim rzędzie i w swojej kolumnie. Sam nie daje punktów.
towns-text-fountain = 2 punkty, jeśli obok stoi co najmniej jeden szary budynek.
towns-text-millstone = 2 punkty, jeśli obok stoi co najmniej jeden czerwony lub żółty budynek.
towns-text-shed = 1 punkt. Możesz ją postawić na dowolnym pustym polu swojego miasteczka.
towns-text-well = 1 punkt za każdy Domek obok, zasilony czy nie.
towns-text-abbey = 3 punkty, jeśli obok nie stoi żaden czarny, zielony ani żółty budynek.
towns-text-chapel = 1 punkt za każdy zasilony Domek w twoim miasteczku.
towns-text-cloister = 1 punkt za każdy Klasztor, który stoi w rogu twojego miasteczka.
towns-text-temple = 4 punkty, jeśli obok stoją co najmniej dwa zasilone Domki.
towns-text-almshouse = Wszystkie Przytułki liczą się razem: za jeden −1 punkt, za dwa 5, za trzy −3, za cztery 15, za pięć −5, za sześć i więcej 26.
towns-text-feast_hall = 2 punkty; zamiast tego 3, jeśli masz więcej Sal Biesiadnych niż gracz po twojej prawej.
towns-text-inn = 3 punkty, jeśli w jej rzędzie ani w jej kolumnie nie stoi inna Gospoda.
towns-text-tavern = Wszystkie Tawerny liczą się razem: za jedną 2 punkty, za dwie 5, za trzy 9, za cztery 14, za pięć i więcej 20.
towns-text-bakery = 3 punkty, jeśli obok stoi co najmniej jeden czerwony lub czarny budynek.
towns-text-market = 1 punkt za każdy Rynek w jego rzędzie albo w jego kolumnie, razem z nim samym, zależnie od tego, gdzie jest ich więcej.
towns-text-tailor = 1 punkt i jeszcze po 1 za każdy Zakład krawiecki na czterech polach w środku twojego miasteczka.
towns-text-theater = 1 punkt za każdy rodzaj budynku w jego rzędzie i kolumnie, prócz Teatrów. Monument też jest rodzajem.
towns-text-bank = 4 punkty. Budując go, połóż na nim surowiec, którego nie ma żaden twój Bank. Mając młoteczek, nie możesz już wyznaczyć tego surowca.
towns-text-factory = Budując ją, połóż na niej dowolny surowiec. Gdy inny gracz wyznacza ten surowiec, możesz położyć inny zamiast niego. Sama nie daje punktów.
towns-text-trading_post = 1 punkt. Przy późniejszych budynkach zastępuje dowolny surowiec i zostaje na swoim miejscu. Trzeba użyć co najmniej jednego prawdziwego surowca.
towns-text-warehouse = Mieści do trzech surowców i kosztuje 1 punkt za każdy. Gdy inny gracz wyznacza surowiec, możesz odłożyć go tutaj, zamiast kłaść na pole, albo zamienić z odłożonym i położyć tamten. W inny sposób surowce nie opuszczają Magazynu.
towns-text-architects_guild = 1 punkt. Budując ją, możesz od razu zastąpić do dwóch innych budynków swojego miasteczka budynkami innych rodzajów.
towns-text-archive = 1 punkt za każdy rodzaj budynku w twoim miasteczku, prócz monumentów.
towns-text-barrett_castle = 5 punktów, jeśli jest zasilony; wystarczy zasilić go raz. Dla innych twoich budynków liczy się jak dwa Domki, a nie jak monument.
towns-text-cathedral = 2 punkty. Puste pola twojego miasteczka nic nie kosztują.
towns-text-fort_ironweed = 7 punktów. Nie zostajesz już Głównym Budowniczym, chyba że nikt inny nie gra dalej.
towns-text-mausoleum = Twoje niezasilone Domki są warte po 3 punkty.
towns-text-grove_university = 3 punkty. Budując ją, postaw dowolny budynek z kart w grze na pustym polu swojego miasteczka.
towns-text-mandras_palace = 2 punkty za każdy rodzaj budynku obok.
towns-text-obelisk = Odtąd możesz stawiać wszystko, co budujesz, na dowolnym pustym polu swojego miasteczka.
towns-text-opaleyes_watch = Budując ją, połóż na tej karcie trzy różne budynki. Gdy gracz po twojej lewej lub prawej buduje jeden z nich, postaw swój na pustym polu swojego miasteczka.
towns-text-shrine = Liczy się przy budowie, według budynków w twoim miasteczku razem z tym: 1, 2, 3, 4 lub 5 punktów za tyle samo budynków, 8 punktów za sześć i więcej.
towns-text-silva_forum = 1 punkt i jeszcze po 1 za każdy budynek twojej największej grupy: budynków jednego rodzaju, które stykają się bokami.
towns-text-bondmaker = Gdy inny gracz wyznacza surowiec, możesz położyć go na swoim Domku, po jednym na każdym. Tych surowców nigdy nie używa się do budowania.
towns-text-sky_baths = 2 punkty za każdy rodzaj budynku, którego brakuje w twoim miasteczku. Rodzajów jest siedem; monumenty się nie liczą.
towns-text-starloom = 6 punktów, jeśli twoje miasteczko jest gotowe jako pierwsze, 3 jako drugie, 2 jako trzecie. Miasteczka gotowe w tej samej turze dzielą miejsce, każde z pełnymi punktami.

# Pytania

towns-ask-keep = Który monument zachowujesz? Drugi wraca do pudełka i nikt go nie widzi.
towns-ask-name = Masz młoteczek. Jaki surowiec kładą wszyscy?
towns-ask-name-solo = Którą z odkrytych kart bierzesz?
towns-ask-orders = Co odpowiadać za ciebie, żeby nikt nie musiał czekać? Widzisz to tylko ty i w każdej chwili możesz to zmienić.
towns-ask-place = Surowiec tej tury: { $resource }. Gdzie go kładziesz?
towns-ask-place-own = Twój wybór to { $resource }, więc kładziesz ten surowiec na puste pole. Na które?
towns-ask-place-factory = Surowiec tej tury: { $resource }, ale Fabryka pozwala ci położyć dowolny inny. Który i gdzie?
towns-ask-place-free = W tej turze wybierasz surowiec. Który i gdzie?
towns-ask-build = Czy coś budujesz? Jeśli nie, powiedz, że to wszystko.
towns-ask-build-nothing = Tym razem nie możesz niczego zbudować. Powiedz, że to wszystko, a nikt nie dowie się, jaki masz monument.
towns-ask-stock = Jaki surowiec kładziesz na { ACC($building) } na polu { $at }?
towns-ask-grove = Akademia Leśnych Wrót od razu daje ci budynek. Jaki i gdzie?
towns-ask-replace = { $most ->
    [one] Możesz zastąpić jeden ze swoich budynków.
    [few] Możesz zastąpić do { $most } swoich budynków.
   *[many] Możesz zastąpić do { $most } swoich budynków.
} Wybierz, co i gdzie, albo powiedz, że to wszystko.
towns-ask-replace-more = Możesz zastąpić jeszcze jeden budynek. Wybierz, co i gdzie, albo powiedz, że to wszystko.
towns-ask-watch = Jakie trzy budynki czekają na Strażnicy Sokole Oko?
towns-ask-watch_place = Ktoś z sąsiadów buduje to, co czeka na twojej Strażnicy. Na jakim pustym polu stawiasz swój budynek?

towns-decides-novice = Zasada nowicjusza: możesz zamiast tego odłożyć ten surowiec na bok, jeszcze { $left ->
    [one] raz w tej grze
    [few] { $left } razy w tej grze
   *[many] { $left } razy w tej grze
}. Przepada i nic nie kosztuje.
towns-built-from = { $building }, { $at }, z pól { $pattern }

towns-part-monument = Monument
towns-part-resource = Surowiec
towns-part-how = Co z nim
towns-part-warehouse = Magazyn
towns-part-at = Pole
towns-part-building = Budynek
towns-part-pattern = Użyte surowce
towns-part-cubes = Surowce
towns-part-order = Polecenie
towns-order-name = Wyznaczaj według upodobań
towns-order-plans = Moje plany: co buduję, gdzie i z których surowców
towns-order-place = Gdzie kładę poszczególne surowce
towns-order-pass = Pasuj, chyba że można coś zbudować
towns-at-store = do Magazynu
towns-at-aside = na bok

towns-how-place = Połóż
towns-how-store = Odłóż do Magazynu
towns-how-swap = Zamień
towns-how-cottage = Na Domek
towns-how-aside = Odłóż na bok
towns-building-done = To wszystko

# Dlaczego czegoś teraz nie można

towns-why-place-first = Najpierw połóż surowiec tej tury. Potem padnie pytanie, co budujesz.
towns-why-cube = Na { $at } leży już { $resource }, a surowców się nie przesuwa.
towns-why-building = Na { $at } stoi już twój budynek: { $building }.
towns-why-bank = Ten surowiec leży na twoim Banku, więc nie możesz go wybrać: { $resource }.
towns-why-no-card = Żadna odkryta karta nie pokazuje tego surowca: { $resource }.
towns-why-other-bank = Ten surowiec ma inny twój Bank: { $resource }. Każdy potrzebuje własnego.
towns-why-five-banks = Masz pięć Banków. Na szósty nie ma już surowca.
towns-why-warehouse-full = Magazyn na { $at } jest pełny. Surowiec trafi do niego tylko w zamian za inny.
towns-why-cottage-taken = Na Domku na { $at } leży już surowiec.
towns-why-aside-used = Na boku leżą już dwa twoje surowce. Więcej w jednej grze nie można.
towns-why-no-pattern = Twoje surowce nie układają się we wzór tego budynku: { $building }.
towns-why-monument-built = Ten monument już stoi, a można go zbudować tylko raz: { $building }.

# Co się stało

towns-event-kept = { $who } zachowuje jeden z monumentów.
towns-event-named = { $who } wyznacza { ACC($resource) }.
towns-event-chosen = { $who } wybiera { ACC($resource) } z odkrytych kart.
towns-event-opened = Odkryta zostaje nowa karta: { $resource }.
towns-event-card = Ratusz wyznacza { ACC($resource) }.
towns-event-free = Ratusz zostawia wybór graczom: każdy wybiera surowiec.
towns-event-shuffled = Karty surowców zostają potasowane, a kilka zakrytych trafia na bok.
towns-event-placed = { $who } kładzie { ACC($resource) } na { $at }.
towns-event-stored = { $who } odkłada { ACC($resource) } do Magazynu na { $at }.
towns-event-swapped = { $who } odkłada { ACC($stored) } do Magazynu na { $store }, wyjmuje { ACC($resource) } i kładzie na { $at }.
towns-event-cottage = { $who } kładzie { ACC($resource) } na Domku, który stoi na { $at }.
towns-event-aside = { $who } odkłada na bok { ACC($resource) }.
towns-event-built = { $who } buduje { ACC($building) } na { $at }.
towns-event-monument = { $who } odkrywa i buduje monument: { $building } na { $at }.
towns-event-stock = { $who } kładzie { ACC($resource) } na { ACC($building) }.
towns-event-shrine = { $who } dostanie na końcu { COUNT($points, "point", form: "acc") } za Drzewo Starsze Od Kamienia.
towns-event-grove = { $who } stawia { ACC($building) } z Akademii Leśnych Wrót na { $at }.
towns-event-replaced = { $who } zdejmuje z { $at } { ACC($old) } i stawia tam { ACC($new) }.
towns-event-watch = { $who } odkłada na Strażnicę { ACC($buildings) }.
towns-event-watch-placed = { $who } stawia { ACC($building) } ze Strażnicy na { $at }.
towns-event-completed = { $who } ma gotowe miasteczko.
towns-event-over = Wszystkie miasteczka są gotowe. Oto, ile są warte.

# Koniec

towns-points-round = Tura
towns-points-so-far = Po każdej turze: ile byłoby warte każde miasteczko, gdyby już takie zostało.
towns-score-empty = Puste pola
towns-tie-named = Tury z młoteczkiem (im mniej, tym lepiej)
towns-tie-empty = Puste pola (im mniej, tym lepiej)
towns-tie-cottages = Domki (im więcej, tym lepiej)
towns-rank-1 = Posada architekta całej doliny
towns-rank-2 = Piecza nad planami miasteczka
towns-rank-3 = Dobre imię wśród budowniczych
towns-rank-4 = Niezła wprawa w ciesielstwie
towns-rank-5 = Nauka zawodu z kredą na nosie
towns-rank-6 = Noszenie cudzych surowców

# Ustawienia

towns-option-monuments = Monumenty
towns-option-first_game = Zestaw na pierwszą grę
towns-option-red = Czerwona karta
towns-option-gray = Szara karta
towns-option-orange = Pomarańczowa karta
towns-option-green = Zielona karta
towns-option-yellow = Żółta karta
towns-option-black = Czarna karta
towns-option-novice = Zasada nowicjusza
towns-option-town_hall = Ratusz
towns-option-starts = Kto zaczyna
towns-option-red-random = losowa
towns-option-red-farm = { towns-card-farm }
towns-option-red-granary = { towns-card-granary }
towns-option-red-greenhouse = { towns-card-greenhouse }
towns-option-red-orchard = { towns-card-orchard }
towns-option-gray-random = losowa
towns-option-gray-fountain = { towns-card-fountain }
towns-option-gray-millstone = { towns-card-millstone }
towns-option-gray-shed = { towns-card-shed }
towns-option-gray-well = { towns-card-well }
towns-option-orange-random = losowa
towns-option-orange-abbey = { towns-card-abbey }
towns-option-orange-chapel = { towns-card-chapel }
towns-option-orange-cloister = { towns-card-cloister }
towns-option-orange-temple = { towns-card-temple }
towns-option-green-random = losowa
towns-option-green-almshouse = { towns-card-almshouse }
towns-option-green-feast_hall = { towns-card-feast_hall }
towns-option-green-inn = { towns-card-inn }
towns-option-green-tavern = { towns-card-tavern }
towns-option-yellow-random = losowa
towns-option-yellow-bakery = { towns-card-bakery }
towns-option-yellow-market = { towns-card-market }
towns-option-yellow-tailor = { towns-card-tailor }
towns-option-yellow-theater = { towns-card-theater }
towns-option-black-random = losowa
towns-option-black-bank = { towns-card-bank }
towns-option-black-factory = { towns-card-factory }
towns-option-black-trading_post = { towns-card-trading_post }
towns-option-black-warehouse = { towns-card-warehouse }
towns-option-starts-random = los
towns-option-starts-host = pierwsze miejsce
towns-option-starts-seat_1 = miejsce 1
towns-option-starts-seat_2 = miejsce 2
towns-option-starts-seat_3 = miejsce 3
towns-option-starts-seat_4 = miejsce 4
towns-option-starts-seat_5 = miejsce 5
towns-option-starts-seat_6 = miejsce 6

towns-conflict-first-game = Zestaw na pierwszą grę jest stały, więc nie można z nim wybrać tej karty: { $card }. Zostaw wszystkie karty losowi albo wyłącz zestaw.
towns-conflict-no-hammer = W grze z Ratuszem i w pojedynkę nikt nie ma młoteczka, więc zostaw losowi, kto zaczyna.
towns-conflict-no-seat = Miejsce { $seat } nie może zacząć: graczy jest tylko { $seats }.
towns-conflict-novice-solo = Zasada nowicjusza wymaga innych graczy, którzy wyznaczają surowce, więc nie działa w pojedynkę.
towns-conflict-card-solo = W grze w pojedynkę ta karta zostaje w pudełku: { $card }. Wybierz inną kartę tego koloru.

# O grze

towns-about =
    Miasteczka (Tiny Towns) to gra Petera McPhersona dla 1–6 osób.
    Wszystkie 25 budynków, wszystkie 15 monumentów i wszystkie tabele mają swoje nadrukowane wzory i wartości.
    Teksty i obrazki są tu nasze własne. Gdzie instrukcja milczy, są rozstrzygnięcia.

# Rozstrzygnięcia tam, gdzie instrukcja milczy

towns-ruling-1 = Jeśli nie da się zasilić wszystkich, zasilone są te, które dają właścicielowi najwięcej punktów. Dwie Szklarnie zasilają dwie różne grupy.
towns-ruling-2 = Faktoria może zastępować surowce w kilku budynkach jednej tury, także w monumentach i w innych Faktoriach. Nowy budynek musi stanąć na polu, na którym leżał użyty prawdziwy surowiec.
towns-ruling-3 = To, co karta robi w miasteczku właściciela, działa od razu, w tej samej turze.
towns-ruling-4 = Strażnica Sokole Oko patrzy na to, co sąsiedzi po lewej i prawej budują od tury po jej zbudowaniu. Liczą się tylko budynki z surowców, nie te, które dała inna karta.
towns-ruling-5 = Budynki ze Strażnicy Sokole Oko stawia się, gdy wszyscy skończą budować. Trzeba je postawić, jeśli jest puste pole; inaczej zostają na karcie. Potem w tej turze nie można już budować, więc miasteczko, które się zapełni, jest gotowe.
towns-ruling-6 = Każdy budynek ze Strażnicy Sokole Oko przychodzi raz, nawet jeśli budują go oboje sąsiedzi albo jedno z nich dwa razy. Przy dwóch graczach ten drugi jest sąsiadem z obu stron.
towns-ruling-7 = Bank albo Fabryka z Akademii Leśnych Wrót, Gildii Architektów lub Strażnicy Sokole Oko dostaje surowiec od razu. Szósty Bank nie może się pojawić, bo nie ma już dla niego surowca.
towns-ruling-8 = Kto ma na Bankach wszystkie pięć surowców, jest pomijany jako Główny Budowniczy i nie bierze surowca, gdy wybierają wszyscy. Jeśli nikt nie może już wyznaczyć surowca, wszystkie miasteczka są gotowe. Banki ograniczają też ostatniego gracza.
towns-ruling-9 = Surowiec wyjęty z Magazynu idzie na puste pole miasteczka, nigdy do innego Magazynu. Odłożonych surowców nie używa się do budowania.
towns-ruling-10 = Miasteczko bez pustego pola jest gotowe, nawet jeśli Magazyn ma jeszcze miejsce albo Domek mógłby przyjąć surowiec.
towns-ruling-11 = Dzięki karcie Pomnik Mieczysława Froga na Domek może trafić tylko wyznaczony surowiec, nie ten, który pozwala położyć Fabryka. Domek z surowcem liczy się jak każdy inny.
towns-ruling-12 = Przy Obelisku i przy Szopie pola opróżnione przez ten sam budynek są pustymi polami.
towns-ruling-13 = Akademia Leśnych Wrót daje budynek z siedmiu kart w grze i trzeba go wziąć. Bez pustego pola nic nie daje.
towns-ruling-14 = Gdy Gildia Architektów zastępuje budynek, surowce na nim przepadają. Tego samego pola nie zastępuje się dwa razy.
towns-ruling-15 = Obserwatorium Astronomiczne liczy miasteczka gotowe w poprzednich turach. Po dwóch, które były razem pierwsze, następne jest trzecie.
towns-ruling-16 = Kto ma Cytadelę Żelaznych Cierni, nie bierze surowca w turze Ratusza, w której wybierają wszyscy, ale może budować. Tury z młoteczkiem sprzed Cytadeli nadal liczą się przy remisie.
towns-ruling-17 = Domki warte 3 punkty tylko dzięki Mauzoleum są dla Kaplic i Świątyń nadal niezasilone.
towns-ruling-18 = Zamek Żabijaki liczy się jak dwa Domki dla innych twoich budynków, ale nie przy remisie.
towns-ruling-19 = Forum Wrednej Fretki samo jest grupą z jednego budynku.
towns-ruling-20 = W grze z Ratuszem odkryta karta liczy się jak wyznaczona przez innego gracza, także przy zasadzie nowicjusza. Ostatni gracz gra dalej z kartami i wyborami w tym samym rytmie, a remis rozstrzygają najpierw puste pola.
towns-ruling-21 = Także w pojedynkę zachowujesz jeden z dwóch monumentów. W pudełku zostają Sala Biesiadna, Bank, Cytadela Żelaznych Cierni, Strażnica Sokole Oko i Obserwatorium Astronomiczne.
towns-ruling-22 = Gracz po twojej prawej to ten, kto miał młoteczek przed tobą, czyli miejsce przed twoim.
towns-ruling-23 = Niezbudowane monumenty pokazuje się na końcu; nic nie dają.
towns-ruling-24 = Pytanie, czy budujesz, pada zawsze, gdy mógłby pasować jakiś ukryty monument, nawet jeśli twój nie pasuje. Z tego, kogo się pyta, nikt więc niczego się nie dowie.
towns-ruling-25 = Kto zaczyna, rozstrzyga los albo wybór przy otwarciu stołu. W grze z Ratuszem karty odkrywa bot, więc nikt nie musi być Burmistrzem.

towns-next-monument = Który monument?
towns-next-resource = Jaki surowiec?
towns-next-how = Co z nim robisz?
towns-next-warehouse = Który Magazyn?
towns-next-at = Na którym polu?
towns-next-building = Jaki budynek?
towns-next-pattern = Z których surowców?
