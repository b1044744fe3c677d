guilds-title = Gildie Londynu

# Barwy gildii

guilds-symbol-compass = Kompas
    .ins = Kompasem
guilds-symbol-anchor = Kotwica
    .ins = Kotwicą
guilds-symbol-cross = Krzyż
    .ins = Krzyżem
guilds-symbol-scythe = Kosa
    .ins = Kosą
guilds-symbol-crown = Korona
    .ins = Koroną
guilds-either = { $one } albo { $other }
    .ins = { INS($one) } albo { INS($other) }

# Miejsca: jak się nazywają, a potem biernik, dopełniacz, skąd, dokąd i gdzie.

guilds-place-guildhall = Ratusz
    .acc = Ratusz
    .from = z Ratusza
    .to = do Ratusza
    .at = w Ratuszu
guilds-place-plantation = Plantacja
    .acc = Plantację
    .from = z Plantacji
    .to = na Plantację
    .at = na Plantacji
guilds-place-mercers = Mercers
    .acc = gildię Mercers
    .from = z gildii Mercers
    .to = do gildii Mercers
    .at = w gildii Mercers
guilds-place-grocers = Grocers
    .acc = gildię Grocers
    .from = z gildii Grocers
    .to = do gildii Grocers
    .at = w gildii Grocers
guilds-place-drapers = Drapers
    .acc = gildię Drapers
    .from = z gildii Drapers
    .to = do gildii Drapers
    .at = w gildii Drapers
guilds-place-fishmongers = Fishmongers
    .acc = gildię Fishmongers
    .from = z gildii Fishmongers
    .to = do gildii Fishmongers
    .at = w gildii Fishmongers
guilds-place-goldsmiths = Goldsmiths
    .acc = gildię Goldsmiths
    .from = z gildii Goldsmiths
    .to = do gildii Goldsmiths
    .at = w gildii Goldsmiths
guilds-place-skinners = Skinners
    .acc = gildię Skinners
    .from = z gildii Skinners
    .to = do gildii Skinners
    .at = w gildii Skinners
guilds-place-merchant_taylors = Merchant Taylors
    .short = Taylors
    .acc = gildię Merchant Taylors
    .from = z gildii Merchant Taylors
    .to = do gildii Merchant Taylors
    .at = w gildii Merchant Taylors
guilds-place-haberdashers = Haberdashers
    .acc = gildię Haberdashers
    .from = z gildii Haberdashers
    .to = do gildii Haberdashers
    .at = w gildii Haberdashers
guilds-place-salters = Salters
    .acc = gildię Salters
    .from = z gildii Salters
    .to = do gildii Salters
    .at = w gildii Salters
guilds-place-ironmongers = Ironmongers
    .acc = gildię Ironmongers
    .from = z gildii Ironmongers
    .to = do gildii Ironmongers
    .at = w gildii Ironmongers
guilds-place-vintners = Vintners
    .acc = gildię Vintners
    .from = z gildii Vintners
    .to = do gildii Vintners
    .at = w gildii Vintners
guilds-place-clothworkers = Clothworkers
    .acc = gildię Clothworkers
    .from = z gildii Clothworkers
    .to = do gildii Clothworkers
    .at = w gildii Clothworkers
guilds-place-dyers = Dyers
    .acc = gildię Dyers
    .from = z gildii Dyers
    .to = do gildii Dyers
    .at = w gildii Dyers
guilds-place-brewers = Brewers
    .acc = gildię Brewers
    .from = z gildii Brewers
    .to = do gildii Brewers
    .at = w gildii Brewers
guilds-place-leathersellers = Leathersellers
    .short = Leathers.
    .acc = gildię Leathersellers
    .from = z gildii Leathersellers
    .to = do gildii Leathersellers
    .at = w gildii Leathersellers
guilds-place-pewterers = Pewterers
    .acc = gildię Pewterers
    .from = z gildii Pewterers
    .to = do gildii Pewterers
    .at = w gildii Pewterers
guilds-place-barbers = Barbers
    .acc = gildię Barbers
    .from = z gildii Barbers
    .to = do gildii Barbers
    .at = w gildii Barbers
guilds-place-cutlers = Cutlers
    .acc = gildię Cutlers
    .from = z gildii Cutlers
    .to = do gildii Cutlers
    .at = w gildii Cutlers
guilds-place-bakers = Bakers
    .acc = gildię Bakers
    .from = z gildii Bakers
    .to = do gildii Bakers
    .at = w gildii Bakers
guilds-place-wax_chandlers = Wax Chandlers
    .short = Wax Ch.
    .acc = gildię Wax Chandlers
    .from = z gildii Wax Chandlers
    .to = do gildii Wax Chandlers
    .at = w gildii Wax Chandlers
guilds-place-tallow_chandlers = Tallow Chandlers
    .short = Tallow Ch.
    .acc = gildię Tallow Chandlers
    .from = z gildii Tallow Chandlers
    .to = do gildii Tallow Chandlers
    .at = w gildii Tallow Chandlers
guilds-place-armourers = Armourers
    .acc = gildię Armourers
    .from = z gildii Armourers
    .to = do gildii Armourers
    .at = w gildii Armourers
guilds-place-girdlers = Girdlers
    .acc = gildię Girdlers
    .from = z gildii Girdlers
    .to = do gildii Girdlers
    .at = w gildii Girdlers
guilds-place-butchers = Butchers
    .acc = gildię Butchers
    .from = z gildii Butchers
    .to = do gildii Butchers
    .at = w gildii Butchers
guilds-place-saddlers = Saddlers
    .acc = gildię Saddlers
    .from = z gildii Saddlers
    .to = do gildii Saddlers
    .at = w gildii Saddlers
guilds-place-carpenters = Carpenters & Builders
    .short = Carpenters
    .acc = gildię Carpenters & Builders
    .from = z gildii Carpenters & Builders
    .to = do gildii Carpenters & Builders
    .at = w gildii Carpenters & Builders
guilds-place-cordwainers = Cordwainers
    .acc = gildię Cordwainers
    .from = z gildii Cordwainers
    .to = do gildii Cordwainers
    .at = w gildii Cordwainers
guilds-place-painter_stainers = Painter-Stainers
    .short = Painters
    .acc = gildię Painter-Stainers
    .from = z gildii Painter-Stainers
    .to = do gildii Painter-Stainers
    .at = w gildii Painter-Stainers
guilds-place-curriers = Curriers
    .acc = gildię Curriers
    .from = z gildii Curriers
    .to = do gildii Curriers
    .at = w gildii Curriers
guilds-place-masons = Masons
    .acc = gildię Masons
    .from = z gildii Masons
    .to = do gildii Masons
    .at = w gildii Masons
guilds-place-plumbers = Plumbers
    .acc = gildię Plumbers
    .from = z gildii Plumbers
    .to = do gildii Plumbers
    .at = w gildii Plumbers
guilds-place-innholders = Innholders
    .acc = gildię Innholders
    .from = z gildii Innholders
    .to = do gildii Innholders
    .at = w gildii Innholders
guilds-place-founders = Founders
    .acc = gildię Founders
    .from = z gildii Founders
    .to = do gildii Founders
    .at = w gildii Founders
guilds-place-poulters = Poulters
    .acc = gildię Poulters
    .from = z gildii Poulters
    .to = do gildii Poulters
    .at = w gildii Poulters
guilds-place-cooks = Cooks
    .acc = gildię Cooks
    .from = z gildii Cooks
    .to = do gildii Cooks
    .at = w gildii Cooks
guilds-place-coopers = Coopers
    .acc = gildię Coopers
    .from = z gildii Coopers
    .to = do gildii Coopers
    .at = w gildii Coopers
guilds-place-paviors = Paviors
    .acc = gildię Paviors
    .from = z gildii Paviors
    .to = do gildii Paviors
    .at = w gildii Paviors
guilds-place-apothecaries = Apothecaries
    .acc = gildię Apothecaries
    .from = z gildii Apothecaries
    .to = do gildii Apothecaries
    .at = w gildii Apothecaries
guilds-place-master_mariners = Master Mariners
    .short = Mariners
    .acc = gildię Master Mariners
    .from = z gildii Master Mariners
    .to = do gildii Master Mariners
    .at = w gildii Master Mariners
guilds-place-lightermen = Lightermen
    .acc = gildię Lightermen
    .from = z gildii Lightermen
    .to = do gildii Lightermen
    .at = w gildii Lightermen
guilds-place-st_lawrence = Kościół St Lawrence Jewry
    .short = St Lawrence
    .acc = Kościół St Lawrence Jewry
    .from = z Kościoła St Lawrence Jewry
    .to = do Kościoła St Lawrence Jewry
    .at = w Kościele St Lawrence Jewry
guilds-place-gog_magog = Gog i Magog
    .acc = kafelek Gog i Magog
    .from = z kafelka Gog i Magog
    .to = na kafelek Gog i Magog
    .at = na kafelku Gog i Magog
guilds-place-university = Uniwersytet Londyński
    .short = Uniwersytet
    .acc = Uniwersytet Londyński
    .from = z Uniwersytetu Londyńskiego
    .to = na Uniwersytet Londyński
    .at = na Uniwersytecie Londyńskim
guilds-place-businessmens_hall = Sala Biznesmenów
    .short = Biznesmeni
    .acc = Salę Biznesmenów
    .from = z Sali Biznesmenów
    .to = do Sali Biznesmenów
    .at = w Sali Biznesmenów
guilds-place-parade = Parada Burmistrza
    .short = Parada
    .acc = Paradę Burmistrza
    .from = z Parady Burmistrza
    .to = na Paradę Burmistrza
    .at = na Paradzie Burmistrza
guilds-said-guildhall = Ratusz
    .acc = Ratusz
    .from = z Ratusza
    .to = do Ratusza
    .at = w Ratuszu
guilds-said-plantation = Plantacja
    .acc = Plantację
    .from = z Plantacji
    .to = na Plantację
    .at = na Plantacji
guilds-place-everywhere = Wszędzie
    .acc = wszędzie
    .from = zewsząd
    .to = wszędzie
    .at = wszędzie

guilds-side-ulster = Ulster
guilds-side-virginia = Wirginia

# Symbole nagród

guilds-icon-vp = { COUNT($count, "point") }
guilds-icon-hire =
    { $count ->
        [one] 1 wynajęcie
        [few] { $count } wynajęcia
       *[many] { $count } wynajęć
    }
guilds-icon-move =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
guilds-icon-ship =
    { $count ->
        [one] 1 rejs
        [few] { $count } rejsy
       *[many] { $count } rejsów
    }
guilds-icon-draw = { COUNT($count, "card") }
guilds-icon-mayor = { $count ->
    [one] 1 karta Nagrody
    [few] 1 z { $count } kart Nagrody
   *[many] 1 z { $count } kart Nagrody
}
guilds-icon-neutral = { COUNT($count, "neutral") }
guilds-icons = { $what }
guilds-payment = { $cards }
guilds-hint-card = { $text }{ $cards ->
    [0] { "" }
   *[other] ; koszt: { COUNT($cards, "card") }
}{ $pawns ->
    [0] { "" }
   *[other] ; koszt: { COUNT($pawns, "pawn") }
}
guilds-hint-hire = 1 pionek z rezerwy do Ratusza
guilds-hint-move = Na kafelek z barwą tej karty
guilds-hint-paid = { $effect } ({ $payment })
guilds-hint-tile = Wymaga { $need }, jest { $there }; 1. miejsce: { $first }
guilds-hint-tile-two = Wymaga { $need }, jest { $there }; 1. miejsce: { $first }; 2.: { $second }

# Karty akcji: nazwy

guilds-card-y1 = Uczniowie
    .acc = kartę „Uczniowie”
    .ins = kartą „Uczniowie”
guilds-card-y2 = Targ służby
    .acc = kartę „Targ służby”
    .ins = kartą „Targ służby”
guilds-card-y3 = Pośrednik
    .acc = kartę „Pośrednik”
    .ins = kartą „Pośrednik”
guilds-card-y4 = Czeladnicy
    .acc = kartę „Czeladnicy”
    .ins = kartą „Czeladnicy”
guilds-card-y5 = Emigranci
    .acc = kartę „Emigranci”
    .ins = kartą „Emigranci”
guilds-card-y6 = Umowa o naukę
    .acc = kartę „Umowa o naukę”
    .ins = kartą „Umowa o naukę”
guilds-card-r1 = Sprawunek
    .acc = kartę „Sprawunek”
    .ins = kartą „Sprawunek”
guilds-card-r2 = Procesja
    .acc = kartę „Procesja”
    .ins = kartą „Procesja”
guilds-card-r3 = Eskorta
    .acc = kartę „Eskorta”
    .ins = kartą „Eskorta”
guilds-card-r4 = Za drzwi
    .acc = kartę „Za drzwi”
    .ins = kartą „Za drzwi”
guilds-card-r5 = Boczne wejście
    .acc = kartę „Boczne wejście”
    .ins = kartą „Boczne wejście”
guilds-card-r6 = Oznaka urzędu
    .acc = kartę „Oznaka urzędu”
    .ins = kartą „Oznaka urzędu”
guilds-card-b1 = Przeprawa
    .acc = kartę „Przeprawa”
    .ins = kartą „Przeprawa”
guilds-card-b2 = Konwój
    .acc = kartę „Konwój”
    .ins = kartą „Konwój”
guilds-card-b3 = Nowa załoga
    .acc = kartę „Nowa załoga”
    .ins = kartą „Nowa załoga”
guilds-card-b4 = Żniwa
    .acc = kartę „Żniwa”
    .ins = kartą „Żniwa”
guilds-card-b5 = Listy do domu
    .acc = kartę „Listy do domu”
    .ins = kartą „Listy do domu”
guilds-card-b6 = Powrót
    .acc = kartę „Powrót”
    .ins = kartą „Powrót”
guilds-card-g1 = Almanach
    .acc = kartę „Almanach”
    .ins = kartą „Almanach”
guilds-card-g2 = Biblioteka
    .acc = kartę „Biblioteka”
    .ins = kartą „Biblioteka”
guilds-card-g3 = Dziennik podróży
    .acc = kartę „Dziennik podróży”
    .ins = kartą „Dziennik podróży”
guilds-card-g4 = Skrzynia z aktami
    .acc = kartę „Skrzynia z aktami”
    .ins = kartą „Skrzynia z aktami”
guilds-card-g5 = Herold miejski
    .acc = kartę „Herold miejski”
    .ins = kartą „Herold miejski”
guilds-card-g6 = Po namyśle
    .acc = kartę „Po namyśle”
    .ins = kartą „Po namyśle”
guilds-card-p1 = Toast
    .acc = kartę „Toast”
    .ins = kartą „Toast”
guilds-card-p2 = Bankiet
    .acc = kartę „Bankiet”
    .ins = kartą „Bankiet”
guilds-card-p3 = Audiencja
    .acc = kartę „Audiencja”
    .ins = kartą „Audiencja”
guilds-card-p4 = Herb
    .acc = kartę „Herb”
    .ins = kartą „Herb”
guilds-card-p5 = Emeryci
    .acc = kartę „Emeryci”
    .ins = kartą „Emeryci”
guilds-card-p6 = Łaska Nadzorcy
    .acc = kartę „Łaska Nadzorcy”
    .ins = kartą „Łaska Nadzorcy”

# Karty akcji: kilka słów na obrazki

guilds-short-y1 = 2 wynajęcia
guilds-short-y2 = 4 wynajęcia
guilds-short-y3 = 1 wynajęcie i 1 neutralny pionek
guilds-short-y4 = 3 wynajęcia po ruchu, inaczej 1
guilds-short-y5 = 1 pionek z rezerwy na Plantację
guilds-short-y6 = 1 wynajęcie; na końcu +1 karta
guilds-short-r1 = 1 ruch na dowolny kafelek
guilds-short-r2 = 3 ruchy na dowolne kafelki
guilds-short-r3 = 1 lub 2 pionki razem na Kompas
guilds-short-r4 = Odeślij cudzy pionek
guilds-short-r5 = 1 pionek z rezerwy na Kompas lub Kosę
guilds-short-r6 = Przemieść Nadzorcę; na końcu +1 karta
guilds-short-b1 = 1 rejs
guilds-short-b2 = 3 rejsy
guilds-short-b3 = 2 rejsy po wynajęciu
guilds-short-b4 = 1 punkt za każde 2 pionki na Plantacji, do 3
guilds-short-b5 = Na końcu +1 karta za pionek na Plantacji, do 3
guilds-short-b6 = Zachowaj 1 z 2 kart Nagrody
guilds-short-g1 = Na końcu +2 karty
guilds-short-g2 = Na końcu +4 karty
guilds-short-g3 = Na końcu +1 karta za każdy ruch, do 3
guilds-short-g4 = Od razu 3 karty
guilds-short-g5 = 1 karta za każdy ruch na Krzyż lub Kompas, do 3
guilds-short-g6 = Weź odrzuconą kartę prócz opłaty; na końcu +2 karty
guilds-short-p1 = 1 punkt
guilds-short-p2 = 3 punkty
guilds-short-p3 = Zachowaj 1 z 3 kart Nagrody
guilds-short-p4 = 1 punkt za Mistrza z wybraną barwą, do 5
guilds-short-p5 = 3 punkty
guilds-short-p6 = Przemieść Nadzorcę; 1 punkt, jeśli masz tam pionek

# Karty akcji: cały efekt

guilds-text-y1 = Wynajmij 2 pionki.
guilds-text-y2 = Zapłać 1 kartą. Wynajmij 4 pionki.
guilds-text-y3 = Wynajmij 1 pionek i weź 1 neutralny pionek z planszy punktacji.
guilds-text-y4 = Wynajmij 3 pionki, jeśli twój pionek wykonał już w tej turze ruch, a w przeciwnym razie 1.
guilds-text-y5 = Postaw 1 pionek ze swojej rezerwy wprost na Plantacji. Nie jest to ani wynajęcie, ani ruch.
guilds-text-y6 = Wynajmij 1 pionek. Na końcu tury dobierz o 1 kartę więcej.
guilds-text-r1 = Przemieść 1 swój pionek lub Mistrza na dowolny odkryty kafelek, bez względu na barwę.
guilds-text-r2 = Zapłać 1 kartą. Przemieść do 3 swoich pionków lub Mistrzów na dowolne odkryte kafelki, bez względu na barwę.
guilds-text-r3 = Przemieść 1 lub 2 swoje pionki razem albo 1 Mistrza z jednego miejsca na jeden odkryty kafelek z Kompasem.
guilds-text-r4 = Zapłać 1 kartą. Odeślij 1 pionek innego gracza z odkrytego kafelka do Ratusza.
guilds-text-r5 = Postaw 1 pionek ze swojej rezerwy wprost na odkrytym kafelku z Kompasem albo Kosą. Nie jest to ani wynajęcie, ani ruch.
guilds-text-r6 = Przemieść Nadzorcę na inny odkryty kafelek. Na końcu tury dobierz o 1 kartę więcej.
guilds-text-b1 = Wyślij 1 swój pionek lub Mistrza na Plantację.
guilds-text-b2 = Zapłać 1 kartą. Wyślij do 3 swoich pionków lub Mistrzów na Plantację.
guilds-text-b3 = Tylko po wynajęciu w tej samej turze: wyślij do 2 swoich pionków lub Mistrzów na Plantację.
guilds-text-b4 = 1 punkt za każde 2 twoje pionki na Plantacji, najwyżej 3 punkty.
guilds-text-b5 = Na końcu tury dobierz o 1 kartę więcej za każdy swój pionek na Plantacji, najwyżej o 3.
guilds-text-b6 = Zapłać 1 pionkiem z Plantacji. Dobierz 2 karty Nagrody i zachowaj 1.
guilds-text-g1 = Na końcu tury dobierz o 2 karty więcej.
guilds-text-g2 = Zapłać 1 kartą. Na końcu tury dobierz o 4 karty więcej.
guilds-text-g3 = Na końcu tury dobierz o 1 kartę więcej za każdy ruch swojego pionka w całej tej turze, najwyżej o 3.
guilds-text-g4 = Zapłać 1 kartą. Dobierz od razu 3 karty.
guilds-text-g5 = Do końca tury dobierasz od razu 1 kartę, ilekroć przemieszczasz swój pionek na kafelek z Krzyżem albo Kompasem, najwyżej 3.
guilds-text-g6 = Zapłać 1 kartą. Weź wybraną kartę ze stosu kart odrzuconych, ale nie tę, którą właśnie płacisz. Na końcu tury dobierz o 2 karty więcej.
guilds-text-p1 = 1 punkt.
guilds-text-p2 = Zapłać 1 kartą. 3 punkty.
guilds-text-p3 = Zapłać 2 kartami. Dobierz 3 karty Nagrody i zachowaj 1.
guilds-text-p4 = Zapłać 1 kartą i wybierz barwę. 1 punkt za każdego swojego Mistrza na kafelku z tą barwą, najwyżej 5 punktów.
guilds-text-p5 = Zapłać 2 pionkami z Ratusza. 3 punkty.
guilds-text-p6 = Przemieść Nadzorcę na inny odkryty kafelek. 1 punkt, jeśli stoi tam twój pionek.
guilds-text-gog_magog = Dopóki stoi tu twój Mistrz, przy każdym remisie o pierwsze miejsce na kafelku dodajesz 1 do swojej sumy.
guilds-text-university = Dopóki stoi tu twój Mistrz, na koniec swojej tury możesz mieć 8 kart zamiast 7.

# Karty Nagrody

guilds-mayoral-m01 = Patronat Kompasu
guilds-mayoral-m02 = Patronat Kotwicy
guilds-mayoral-m03 = Patronat Krzyża
guilds-mayoral-m04 = Patronat Kosy
guilds-mayoral-m05 = Patronat Korony
guilds-mayoral-m06 = Prymat Kompasu
guilds-mayoral-m07 = Prymat Kotwicy
guilds-mayoral-m08 = Prymat Krzyża
guilds-mayoral-m09 = Prymat Kosy
guilds-mayoral-m10 = Prymat Korony
guilds-mayoral-m11 = Wielka Dwunastka
guilds-mayoral-m12 = Trzy z Dwunastki
guilds-mayoral-m13 = Mniejsze gildie
guilds-mayoral-m14 = Duma miasta
guilds-mayoral-m15 = Pięć barw
guilds-mayoral-m16 = Wiele siedzib
guilds-mayoral-m17 = Dobre drugie miejsca
guilds-mayoral-m18 = Podwójny fach
guilds-mayoral-m19 = Zamorskie majątki
guilds-mayoral-m20 = Otwarty Ratusz
guilds-mayoral-m21 = Uczciwy pośrednik

guilds-short-m01 = 2 punkty za Mistrza z Kompasem
guilds-short-m02 = 2 punkty za Mistrza z Kotwicą
guilds-short-m03 = 2 punkty za Mistrza z Krzyżem
guilds-short-m04 = 2 punkty za Mistrza z Kosą
guilds-short-m05 = 2 punkty za Mistrza z Koroną
guilds-short-m06 = 6 punktów za najwięcej Mistrzów z Kompasem; 3 przy remisie
guilds-short-m07 = 6 punktów za najwięcej Mistrzów z Kotwicą; 3 przy remisie
guilds-short-m08 = 6 punktów za najwięcej Mistrzów z Krzyżem; 3 przy remisie
guilds-short-m09 = 6 punktów za najwięcej Mistrzów z Kosą; 3 przy remisie
guilds-short-m10 = 6 punktów za najwięcej Mistrzów z Koroną; 3 przy remisie
guilds-short-m11 = 2 punkty za Mistrza w gildii o randze 1–12
guilds-short-m12 = 6 punktów za 3+ Mistrzów w gildiach 1–12; 3 za dwóch
guilds-short-m13 = 1 punkt za Mistrza w gildii o randze 13–40
guilds-short-m14 = 3 punkty za Mistrza na budynku specjalnym
guilds-short-m15 = 4 punkty za pięć barw; 8, jeśli każda dwa razy
guilds-short-m16 = 1 punkt za Mistrza, do 6
guilds-short-m17 = 1 punkt za żeton 2. miejsca
guilds-short-m18 = 2 punkty za Mistrza z dwiema barwami, do 8
guilds-short-m19 = 2 punkty za pionek na Plantacji, do 8
guilds-short-m20 = 1 punkt za pionek w Ratuszu, do 5
guilds-short-m21 = 2 punkty za neutralny pionek, do 8

guilds-text-m01 = 2 punkty za każdego twojego Mistrza na kafelku z Kompasem.
guilds-text-m02 = 2 punkty za każdego twojego Mistrza na kafelku z Kotwicą.
guilds-text-m03 = 2 punkty za każdego twojego Mistrza na kafelku z Krzyżem.
guilds-text-m04 = 2 punkty za każdego twojego Mistrza na kafelku z Kosą.
guilds-text-m05 = 2 punkty za każdego twojego Mistrza na kafelku z Koroną.
guilds-text-m06 = 6 punktów, jeśli tylko ty masz najwięcej Mistrzów na kafelkach z Kompasem, 3 punkty przy remisie.
guilds-text-m07 = 6 punktów, jeśli tylko ty masz najwięcej Mistrzów na kafelkach z Kotwicą, 3 punkty przy remisie.
guilds-text-m08 = 6 punktów, jeśli tylko ty masz najwięcej Mistrzów na kafelkach z Krzyżem, 3 punkty przy remisie.
guilds-text-m09 = 6 punktów, jeśli tylko ty masz najwięcej Mistrzów na kafelkach z Kosą, 3 punkty przy remisie.
guilds-text-m10 = 6 punktów, jeśli tylko ty masz najwięcej Mistrzów na kafelkach z Koroną, 3 punkty przy remisie.
guilds-text-m11 = 2 punkty za każdego twojego Mistrza w gildii o randze od 1 do 12.
guilds-text-m12 = 6 punktów, jeśli masz co najmniej 3 Mistrzów w gildiach o randze od 1 do 12, 3 punkty za dokładnie 2.
guilds-text-m13 = 1 punkt za każdego twojego Mistrza w gildii o randze od 13 do 40.
guilds-text-m14 = 3 punkty za każdego twojego Mistrza na budynku specjalnym.
guilds-text-m15 = 4 punkty, jeśli twoi Mistrzowie mają każdą z pięciu barw co najmniej raz, a 8 punktów, jeśli każdą co najmniej dwa razy.
guilds-text-m16 = 1 punkt za każdego twojego Mistrza, najwyżej 6.
guilds-text-m17 = 1 punkt za każdy twój żeton 2. miejsca.
guilds-text-m18 = 2 punkty za każdego twojego Mistrza na kafelku z co najmniej dwiema barwami, najwyżej 8.
guilds-text-m19 = 2 punkty za każdy twój pionek na Plantacji, najwyżej 8.
guilds-text-m20 = 1 punkt za każdy twój pionek w Ratuszu, najwyżej 5.
guilds-text-m21 = 2 punkty za każdy neutralny pionek, który masz, najwyżej 8.

# Pytania

guilds-ask-keep = Którą kartę Nagrody zachowujesz? Nikt inny nie zobaczy jej przed końcem.
guilds-ask-turn = { $draw ->
    [0] { $played ->
        [0] Twoja kolej. Zagraj kartę albo zakończ turę. W ostatniej rundzie karty dobiera się tylko dzięki efektom.
       *[other] Zagraj następną kartę albo zakończ turę. W ostatniej rundzie karty dobiera się tylko dzięki efektom.
    }
   *[other] { $played ->
        [0] Twoja kolej. Zagraj kartę albo zakończ turę i dobierz { COUNT($draw, "card", form: "acc") }.
       *[other] Zagraj następną kartę albo zakończ turę i dobierz { COUNT($draw, "card", form: "acc") }.
    }
}
guilds-ask-move = { $left ->
    [one] Który pionek przemieszczasz i na który kafelek?
    [few] Możesz przemieścić { $left } pionki, jeden po drugim. Który i na który kafelek?
   *[many] Możesz przemieścić { $left } pionków, jeden po drugim. Który i na który kafelek?
}
guilds-ask-ship = { $left ->
    [one] Skąd wysyłasz pionek na Plantację?
    [few] Możesz wysłać { $left } pionki, jeden po drugim. Skąd?
   *[many] Możesz wysłać { $left } pionków, jeden po drugim. Skąd?
}
guilds-ask-salvage = Którą kartę bierzesz ze stosu kart odrzuconych?
guilds-ask-discard = { $count ->
    [one] Możesz mieć na ręce { COUNT($limit, "card", form: "acc") }. Którą kartę odrzucasz?
    [few] Możesz mieć na ręce { COUNT($limit, "card", form: "acc") }. Które { $count } odrzucasz?
   *[many] Możesz mieć na ręce { COUNT($limit, "card", form: "acc") }. Które { $count } odrzucasz?
}
guilds-ask-negotiate = Czas na głosowanie { AT($place) }: { $there }. { $stands } { $offers } { $after } { $count ->
    [one] Czy wymieniasz swój neutralny pionek na czyjś pionek?
    [few] Masz { $count } neutralne pionki: na czyje pionki je wymieniasz?
   *[many] Masz { $count } neutralnych pionków: na czyje pionki je wymieniasz?
}
guilds-stands-wins = Na razie wygrywa { $who }.
guilds-stands-wins-before = Na razie wygrywa { $who }, a drugie miejsce ma { $second }.
guilds-stands-wins-tie = Na razie { $who } rozstrzyga remis na swoją korzyść: { $sums }.
guilds-stands-tied = Na razie jest remis i nikt nie wygrywa: { $sums }.
guilds-stands-shared = Na razie { $who } remisują i dostają drugą nagrodę.
guilds-sum = { $who } { $count }{ $masters ->
    [0] {""}
    [one] {" "}+ 1 sąsiedni Mistrz
    [few] {" "}+ { $masters } sąsiednich Mistrzów
   *[many] {" "}+ { $masters } sąsiednich Mistrzów
}{ $giants ->
    [0] {""}
   *[other] {" "}+ { $giants } za kafelek Gog i Magog
}
guilds-offers-first = Pierwsza nagroda: { $first }.
guilds-offers-both = Pierwsza nagroda: { $first }; druga: { $second }.
guilds-neutrals-of = { $who } ({ COUNT($count, "neutral") })
guilds-after-you = Po tobie: { $who }.
guilds-after-you-nobody = Po tobie nikt już nie wymienia.
guilds-ask-orders = Co mam odpowiadać za ciebie od teraz?
guilds-ask-reward-first = Pierwsze miejsce { AT($place) } jest twoje: { $icons }. Co bierzesz?
guilds-ask-reward-second = Drugie miejsce { AT($place) } jest twoje: { $icons }. Co bierzesz?

guilds-total = Razem: { $what }.
guilds-total-cards = { $count ->
    [one] 1 wydana karta
    [few] { $count } wydane karty
   *[many] { $count } wydanych kart
} ({ $left ->
    [0] nie zostaje żadna
    [one] zostaje 1
    [few] zostają { $left }
   *[many] zostaje { $left }
})
guilds-total-pawns = { COUNT($count, "pawn") } z rezerwy
guilds-total-plantation = { COUNT($count, "pawn") } więcej na Plantacji
guilds-total-neutral = { COUNT($count, "neutral") }
guilds-total-points = { COUNT($count, "point") }

guilds-paid = { $what }; zapłata: { $pay }
guilds-part-card = Karta
guilds-part-use = Użycie
guilds-part-from = Skąd
guilds-part-to = Dokąd
guilds-part-pawns = Ile
guilds-part-whose = Czyj pionek
guilds-part-symbol = Barwa
guilds-part-pay = Zapłata
guilds-part-take = Nagroda
guilds-part-keep = Karta Nagrody
guilds-part-kept = Karta do zachowania
guilds-part-deepest = Leży najgłębiej
guilds-part-fewer = Mniejsza nagroda
guilds-part-swap = Pionek
guilds-part-order = Stałe polecenie
guilds-part-when = Warunek
guilds-part-place = Gdzie
guilds-part-neutrals = Neutralne pionki
guilds-part-kind = Co się bierze

guilds-order-negotiate = W tej rundzie nie wymieniaj niczego
guilds-order-rewards = Bierz każdą nagrodę w całości
guilds-order-rest = Zakończ moją turę od razu, bez zagrywania kart
guilds-order-swap = Wymieniaj tam, gdzie poprawia to moją pozycję
guilds-order-idle = Pytaj mnie tylko wtedy, gdy wymiana może poprawić moją pozycję
guilds-order-never = Nie wymieniaj niczego, chyba że inne polecenie mówi inaczej
guilds-order-parts = Z każdej nagrody bierz tylko
guilds-order-mayoral = Zachowuj karty Nagrody według upodobań
guilds-order-move = Dokąd przemieszczać pionki dzięki nagrodzie lub karcie
guilds-order-ship = Skąd wysyłać pionki dzięki nagrodzie lub karcie
guilds-when-few = Tylko gdy mam najwyżej trzy karty
guilds-when-wins = Tylko jeśli daje to pierwsze miejsce
guilds-neutrals = { $count ->
    [one] za 1 neutralny pionek
    [few] za najwyżej { $count } neutralne pionki
   *[many] za najwyżej { $count } neutralnych pionków
}
guilds-kind-vp = Punkty
guilds-kind-hire = Pionki do wynajęcia
guilds-kind-move = Ruchy
guilds-kind-ship = Rejsy na Plantację
guilds-kind-draw = Karty akcji
guilds-kind-mayor = Karty Nagrody
guilds-kind-neutral = Neutralne pionki
guilds-way = { $origin } → { $to }
guilds-use-hire = Wynajmij pionek
guilds-use-move = Przemieść pionek
guilds-use-effect = Użyj efektu
guilds-card-end = Zakończ turę
    .acc = Zakończ turę
    .ins = Zakończ turę
guilds-from-done = Wystarczy
guilds-take-all = Wszystko
guilds-take-none = Nic
guilds-take-fewer = Weź mniej
guilds-keep-order = Wybierz też kolejność
guilds-swap-none = Nie wymieniaj niczego
guilds-whose = { $who }
guilds-pawns-of = { $who } { $count }
guilds-pawns = { COUNT($count, "pawn") }

# Dlaczego czegoś teraz nie można

guilds-why-not-held = Nie masz tej karty.
guilds-why-played = Ta karta jest już zagrana w tej turze.
guilds-why-no-pawn = Żaden twój pionek nie stoi w Ratuszu ani na kafelku.
guilds-why-not-laid = Tego kafelka nie ma w mieście: { $place }.
guilds-why-resolved = Ten kafelek jest rozpatrzony: { $place }. Wybierz kafelek odkryty.
guilds-why-there-already = Ten pionek już stoi { AT($place) }. Wybierz inny kafelek.
guilds-why-beadle-there = Nadzorca już stoi { AT($place) }. Wybierz inny kafelek.
guilds-why-symbol = To miejsce nie pasuje: { $place }. Ta karta prowadzi na kafelki z { INS($symbols) }.
guilds-why-to-guildhall = Do Ratusza nikogo się nie przemieszcza.
guilds-why-to-plantation = Żaden ruch nie prowadzi na Plantację. Pionki wysyła się tam rejsem albo stawia je tam efekt karty.
guilds-why-to-tiles = Nadzorca chodzi tylko na odkryte kafelki.
guilds-why-on-plantation = Żaden ruch nie zaczyna się na Plantacji. Wybierz pionek w Ratuszu albo na kafelku.
guilds-why-cost-cards = Ten efekt kosztuje { $count ->
    [one] 1 inną kartę
    [few] { $count } inne karty
   *[many] { $count } innych kart
} z twojej ręki, a { $left ->
    [0] nie masz żadnej
   *[other] masz tylko { $left }
}.
guilds-why-cost-plantation = Ten efekt kosztuje { COUNT($count, "pawn", form: "acc") } z Plantacji, a { $left ->
    [0] nie masz tam żadnego
   *[other] masz tam tylko { $left }
}.
guilds-why-cost-guildhall = Ten efekt kosztuje { COUNT($count, "pawn", form: "acc") } z Ratusza, a { $left ->
    [0] nie masz tam żadnego
   *[other] masz tam tylko { $left }
}.
guilds-why-pay-itself = To jest karta, którą właśnie zagrywasz. Zapłać inną.
guilds-why-not-hired = Ten efekt działa tylko wtedy, gdy w tej samej turze wynajmujesz przedtem pionek.
guilds-why-just-paid = Tą kartą właśnie płacisz.
guilds-why-master = Mistrza się nie odsyła.
guilds-why-not-on-a-tile = Odsyła się tylko pionki z odkrytych kafelków.
guilds-why-no-such-pawn = Nie stoi tam żaden pionek gracza { $whose }.

# Co się stało

guilds-event-keeps-mayoral = { $who } zachowuje kartę Nagrody.
guilds-event-kept = Twoja karta Nagrody to „{ $card }”.
guilds-event-round = Zaczyna się runda { $round } z { $rounds }.
guilds-event-last-round = Zaczyna się runda { $round }, ostatnia. Na koniec tury dobiera się karty tylko dzięki efektom.
guilds-event-plays-hired = { $who } zagrywa kartę „{ $card }” i wynajmuje pionek.
guilds-event-plays-hired-nobody = { $who } zagrywa kartę „{ $card }”, żeby wynająć pionek, ale nie ma już żadnego w rezerwie.
guilds-event-plays-moved = { $who } zagrywa kartę „{ $card }” i przemieszcza pionek { FROM($origin) } { TO($to) }.
guilds-event-plays-effect = { $who } używa efektu karty „{ $card }”.
guilds-event-plays-nothing = { $who } niczego nie zagrywa { $count ->
    [0] i nie dobiera karty
    [one] i dobiera 1 kartę
    [few] i dobiera { $count } karty
   *[many] i dobiera { $count } kart
}.
guilds-event-ends-turn = { $who } kończy turę { $count ->
    [0] bez dobierania
    [one] i dobiera 1 kartę
    [few] i dobiera { $count } karty
   *[many] i dobiera { $count } kart
}.
guilds-event-pays-cards = { $who } płaci { INS($cards) }.
guilds-event-pays-plantation = { $who } oddaje { COUNT($count, "pawn", form: "acc") } z Plantacji.
guilds-event-pays-guildhall = { $who } oddaje { COUNT($count, "pawn", form: "acc") } z Ratusza.
guilds-event-hired = { $who } wynajmuje { COUNT($count, "pawn", form: "acc") }.
guilds-event-supply-empty = { $who } nie ma już pionków w rezerwie.
guilds-event-moved = { $who } przemieszcza { $count ->
    [one] pionek
    [few] { $count } pionki
   *[many] { $count } pionków
} { FROM($origin) } { TO($to) }.
guilds-event-shipped = { $who } wysyła na Plantację { $count ->
    [one] pionek
    [few] { $count } pionki
   *[many] { $count } pionków
} { FROM($origin) }.
guilds-event-moves-nobody = { $who } nie ma pionka, który mógłby gdzieś pójść.
guilds-event-settled = { $who } stawia na Plantacji { $count ->
    [one] pionek
    [few] { $count } pionki
   *[many] { $count } pionków
} z rezerwy.
guilds-event-deployed = { $who } stawia pionek z rezerwy { AT($to) }.
guilds-event-expelled = { $who } odsyła pionek gracza { $whose } { FROM($origin) } do Ratusza.
guilds-event-expels-nobody = { $who } nie odsyła nikogo: na kafelkach nie ma cudzych pionków.
guilds-event-no-tile = { $who } nie ma żadnego kafelka do wyboru.
guilds-event-in-vain = { $who } nic z tego nie ma.
guilds-event-beadle = { $who } posyła Nadzorcę { TO($to) }.
guilds-event-beadle-moves = Nadzorca idzie { TO($to) }.
guilds-event-beadle-off = Żadna gildia nie jest odkryta, więc Nadzorca opuszcza miasto.
guilds-event-salvaged = { $who } bierze ze stosu kart odrzuconych { ACC($card) }.
guilds-event-nothing-salvaged = { $who } nie znajduje żadnej karty w stosie kart odrzuconych.
guilds-event-shuffled = Talia jest pusta. Odrzucone karty zostają przetasowane.
guilds-event-draws = { $who } dobiera { COUNT($count, "card", form: "acc") }.
guilds-event-drawn = Dobierasz: { $cards }.
guilds-event-no-cards = { $who } nie ma już czego dobierać.
guilds-event-discards = { $who } odrzuca { ACC($cards) }.
guilds-event-points = { $who } zdobywa { COUNT($count, "point", form: "acc") }.
guilds-event-draws-mayoral = { $who } dobiera { COUNT($count, "mayoral", form: "acc") }.
guilds-event-no-mayoral = { $who } nie dostaje karty Nagrody, bo żadna już nie została.
guilds-event-neutrals = { $who } bierze z planszy punktacji { COUNT($count, "neutral", form: "acc") }.
guilds-event-no-neutrals = { $who } nie dostaje neutralnego pionka, bo żaden już nie został.
guilds-event-resolution = Każdy ma już turę za sobą. Pora na rozpatrzenie kafelków.
guilds-event-swaps = { $who } wymienia { AT($place) } { $count ->
    [one] neutralny pionek na pionek
    [few] { $count } neutralne pionki na pionki
   *[many] { $count } neutralnych pionków na pionki
} gracza { $whose }.
guilds-event-swaps-nothing = { $who } niczego nie wymienia { AT($place) }.
guilds-event-only-neutrals = Nie ma już pionków żadnego gracza { AT($place) }. Kafelek pozostaje odkryty, a neutralne pionki go opuszczają.
guilds-event-tied-with = Remis { AT($place) }: { $sums }. Kafelek pozostaje odkryty.
guilds-event-tied = { $tied } remisują { AT($place) }. Kafelek pozostaje odkryty.
guilds-event-wins-with = { $who } wygrywa { AT($place) }: { $sums }.
guilds-event-wins-tie-with = { $who } rozstrzyga na swoją korzyść remis { AT($place) }: { $sums }.
guilds-event-wins = { $who } wygrywa { AT($place) }.
guilds-event-wins-tie = { $who } rozstrzyga na swoją korzyść remis { AT($place) }.
guilds-event-second = { $who } zajmuje drugie miejsce { AT($place) }.
guilds-event-takes-nothing = { $who } niczego nie bierze { AT($place) }.
guilds-event-nothing-to-take = { $who } nie ma teraz nic do wzięcia { AT($place) }.
guilds-event-master = { $who } ma teraz Mistrza { AT($place) }.
guilds-event-no-master = Kafelek zostaje odwrócony bez Mistrza: { $who } nie ma już pionka { AT($place) }.
guilds-event-all-resolved = Żaden kafelek nie jest już odkryty, więc miasto rozwija się od razu.
guilds-event-all-resolved-end = Żaden kafelek nie jest już odkryty. Plantacja zostaje rozpatrzona po raz ostatni i partia się kończy.
guilds-event-plantation-empty = Na Plantacji nie ma nikogo.
guilds-event-plantation-counted = Plantacja zostaje rozpatrzona: { $sums }.
guilds-event-plantation-tied = { $tied } remisują na Plantacji i dostają drugą nagrodę.
guilds-event-plantation-reward = { $who } dostaje nagrodę Plantacji: { $icons }.
guilds-event-returned = { $who } zwraca z Plantacji { COUNT($count, "pawn", form: "acc") }.
guilds-event-growth = Miasto rośnie. Nowe kafelki: { $tiles }.
guilds-event-over = Koniec partii. Oto wyniki wszystkich.
guilds-event-mayoral = { $who } dostaje { COUNT($count, "point", form: "acc") } za kartę Nagrody „{ $card }”.
guilds-event-neighbours = { $who } dostaje { COUNT($count, "point", form: "acc") } za sąsiednich Mistrzów.

# Koniec

guilds-points-round = Runda
guilds-points-so-far = Po każdej rundzie: tor punktacji oraz karty Nagrody i sąsiedni Mistrzowie tak, jak liczyliby się wtedy.
guilds-score-play = Zdobyte podczas partii
guilds-score-neighbours = Sąsiedni Mistrzowie
guilds-tie-cards = Karty Nagrody (im więcej, tym lepiej)
guilds-tie-biggest = Najlepsza karta Nagrody (im więcej, tym lepiej)

# Ustawienia

guilds-option-plantation = Strona Plantacji
guilds-option-plantation-random = losowa
guilds-option-plantation-ulster = { guilds-side-ulster }
guilds-option-plantation-virginia = { guilds-side-virginia }
guilds-option-tie = Remis na końcu
guilds-option-tie-cards = wygrywa, kto ma więcej kart Nagrody
guilds-option-tie-biggest = wygrywa najlepsza karta Nagrody

# O grze

guilds-about =
    Gildie Londynu to gra Tony’ego Boydella dla 2–4 osób, wydana w 2016 roku.
    Zasady pochodzą z instrukcji. Nie znamy tego, co nadrukowano na kafelkach, żetonach 2. miejsca, kartach akcji i kartach Nagrody. To, co tu na nich widać i co robią karty, jest nasze: to zestaw odtworzony tak, by zgadzały się wszystkie liczby, a nie ten wydany. Z Plantacji znana jest tylko pierwsza nagroda Ulsteru.
    Kto ma pudełko, może wpisać nadrukowane liczby do plików z danymi; liczą się po ponownym uruchomieniu. Pokazują je wtedy kafelki, żetony i Plantacja. Teksty kart zapisano osobno, obok plików z danymi, i same się nie zmieniają.
    Teksty i obrazki są tu nasze własne. Gdzie instrukcja milczy, są rozstrzygnięcia.

# Rozstrzygnięcia tam, gdzie instrukcja milczy

guilds-ruling-1 = O tym, kto zaczyna pierwszą rundę, rozstrzyga los. Kto nie ma jeszcze punktów, jest za wszystkimi, którzy je mają.
guilds-ruling-2 = Gdy talia się skończy, tasuje się odrzucone karty. Kart zagranych w tej turze nie ma wśród nich przed jej końcem.
guilds-ruling-3 = Użycia efektu zabrania tylko koszt, którego nie da się zapłacić, albo niespełniony warunek samego efektu. Najpierw płaci się koszt, potem wykonuje każdą część na tyle, na ile można, nawet jeśli nic to nie zmienia. Kto wynajmuje przy pustej rezerwie, nie wynajmuje nikogo.
guilds-ruling-4 = Z kilku ruchów lub rejsów można wykonać mniej albo żadnego. Jeśli efekt daje tylko jeden i nie kosztuje karty, wybiera się go przy zagraniu i wykonuje, o ile jakiś pionek może iść.
guilds-ruling-5 = Wynajęcie to zagranie karty na wynajęcie albo efekt, który tak mówi. Ruch to zagranie karty na ruch albo efekt, który przemieszcza lub wysyła pionki; pionek postawiony prosto z rezerwy, odesłany albo wymieniony nie wykonuje ruchu. Nagrody przychodzą po turach i nie liczą się ani jako wynajęcie, ani jako ruch.
guilds-ruling-6 = Pionków z Plantacji się nie przemieszcza. Opuszczają ją, gdy się je zwraca, wymienia albo nimi płaci.
guilds-ruling-7 = Mistrza można przemieścić albo wysłać. Jego kafelek pozostaje rozpatrzony i nikt go już nie kontroluje; stały efekt kafelka się kończy.
guilds-ruling-8 = W negocjacjach można wymienić także własne pionki. Przy każdym kafelku każdy gracz ma jedną okazję.
guilds-ruling-9 = Neutralne pionki opuszczają kafelek, gdy zostaje rozpatrzony albo gdy przy głosowaniu nie ma na nim pionków żadnego gracza. Na kafelku z remisem zostają. Z Plantacji wracają za każdym razem.
guilds-ruling-10 = Jeśli pierwsze miejsce wygrano dzięki sąsiednim Mistrzom, drugie zajmuje jedyny inny gracz z tego remisu. Jeśli było ich kilku, nie zajmuje go nikt. Remisu o drugie miejsce się nie rozstrzyga.
guilds-ruling-11 = Mistrzowie na budynkach specjalnych są sąsiadami przy remisach i na końcu. Kafelki po dwóch stronach Ratusza nie są sąsiadami.
guilds-ruling-12 = Rozpatrywany kafelek jest jeszcze odkryty: jego nagroda może przemieścić pionki z niego albo na niego, co nie zmienia wyniku głosowania. Jeśli zwycięzca nie ma tam już pionka, nie zostaje tam żaden Mistrz.
guilds-ruling-13 = Drugi gracz też może wziąć część nagrody, a żeton zachowuje w każdym przypadku. Żeton, którego nikt nie bierze, opuszcza grę.
guilds-ruling-14 = Sam z siebie Nadzorca chodzi tylko do gildii. Jeśli żadna nie jest odkryta, opuszcza miasto do czasu, aż jakaś będzie odkryta. Karta może posłać go na budynek specjalny.
guilds-ruling-15 = Każdy kafelek sprawdza się raz w rundzie. Pionek albo Nadzorca, który przychodzi na kafelek dalszy w kolejności, liczy się tam.
guilds-ruling-16 = Nagrody Plantacji bierze się w całości; gracze, którzy dostają tę samą, biorą ją w kolejności gry. Przy remisie o drugie miejsce nie ma drugiej nagrody.
guilds-ruling-17 = Przy trzech lub czterech graczach, gdy zostaje rozpatrzony ostatni kafelek, znacznik rundy idzie do następnej rundy z fazą rozwoju, chyba że już tam jest. Jeśli to ostatnia runda, Plantacja zostaje rozpatrzona i partia się kończy. Przy dwóch graczach partia kończy się po Plantacji w każdym przypadku.
guilds-ruling-18 = Karty zdobyte podczas rozpatrywania kafelków liczą się do ręki na koniec twojej następnej tury.
guilds-ruling-19 = Przy każdym remisie o pierwsze miejsce na kafelku, gdziekolwiek leży, Mistrz na kafelku Gog i Magog dodaje 1 ponad sąsiednie kafelki. Na Plantacji nie dodaje nic.
guilds-ruling-20 = Mistrz na budynku specjalnym liczy się za każdą barwę tego budynku. Jeden Mistrz może liczyć się do kilku kart Nagrody.
guilds-ruling-21 = Instrukcja podaje dwa sposoby rozstrzygania równych wyników na końcu: większa liczba kart Nagrody albo karta Nagrody, która dała najwięcej. Każdy stół wybiera jeden.
guilds-ruling-22 = Niewybrane karty Nagrody idą na spód swojej talii, pierwsza dobrana najgłębiej, chyba że gracz, który je dobiera, wybierze inną kolejność. Karty odłożone na początku gry się tasuje.
guilds-ruling-23 = Miejsca nowych kafelków są naszą rekonstrukcją. Północ i południe liczy się w kolumnie kafelka Ratusza z kompasem, wschód i zachód w jego rzędzie. Od pierwszego kafelka następne idą zgodnie z ruchem wskazówek zegara wokół miasta sprzed rozwoju, przez każde puste miejsce, które styka się z nim bokiem albo rogiem.
guilds-ruling-24 = Punktów, wynajęć, kart i neutralnych pionków z nagrody można wziąć mniej, niż ona daje.

guilds-next-card = Która karta?
guilds-next-use = Co z nią robisz?
guilds-next-from = Skąd?
guilds-next-to = Dokąd?
guilds-next-pawns = Ile pionków?
guilds-next-whose = Czyj pionek?
guilds-next-symbol = Która barwa?
guilds-next-pay = Czym płacisz?
guilds-next-take = Co bierzesz?
guilds-next-keep = Która karta Nagrody?
guilds-next-kept = Którą kartę zachowujesz?
guilds-next-deepest = Która leży najgłębiej?
guilds-next-fewer = Jaką część bierzesz?
guilds-next-swap = Czyj pionek?
