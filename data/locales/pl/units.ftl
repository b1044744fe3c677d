# Liczby z rzeczownikiem: mianownik, biernik (.acc), dopełniacz (.gen). Biernik i dopełniacz zapisane zawsze.

unit-point = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .acc = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .gen = { $n ->
        [one] { $n } punktu
        [few] { $n } punktów
       *[many] { $n } punktów
    }
unit-card = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .gen = { $n ->
        [one] { $n } karty
        [few] { $n } kart
       *[many] { $n } kart
    }
unit-day = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
    .acc = { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
    .gen = { $n ->
        [one] { $n } dnia
        [few] { $n } dni
       *[many] { $n } dni
    }
unit-pawn = { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
       *[many] { $n } pionków
    }
    .acc = { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
       *[many] { $n } pionków
    }
    .gen = { $n ->
        [one] { $n } pionka
        [few] { $n } pionków
       *[many] { $n } pionków
    }
unit-neutral = { $n ->
        [one] { $n } neutralny pionek
        [few] { $n } neutralne pionki
       *[many] { $n } neutralnych pionków
    }
    .acc = { $n ->
        [one] { $n } neutralny pionek
        [few] { $n } neutralne pionki
       *[many] { $n } neutralnych pionków
    }
    .gen = { $n ->
        [one] { $n } neutralnego pionka
        [few] { $n } neutralnych pionków
       *[many] { $n } neutralnych pionków
    }
unit-mayoral = { $n ->
        [one] { $n } karta Nagrody
        [few] { $n } karty Nagrody
       *[many] { $n } kart Nagrody
    }
    .acc = { $n ->
        [one] { $n } kartę Nagrody
        [few] { $n } karty Nagrody
       *[many] { $n } kart Nagrody
    }
    .gen = { $n ->
        [one] { $n } karty Nagrody
        [few] { $n } kart Nagrody
       *[many] { $n } kart Nagrody
    }
unit-master = { $n ->
        [one] { $n } Mistrz
        [few] { $n } Mistrzów
       *[many] { $n } Mistrzów
    }
    .acc = { $n ->
        [one] { $n } Mistrza
        [few] { $n } Mistrzów
       *[many] { $n } Mistrzów
    }
    .gen = { $n ->
        [one] { $n } Mistrza
        [few] { $n } Mistrzów
       *[many] { $n } Mistrzów
    }
unit-tile = { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[many] { $n } kafelków
    }
    .acc = { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[many] { $n } kafelków
    }
    .gen = { $n ->
        [one] { $n } kafelka
        [few] { $n } kafelków
       *[many] { $n } kafelków
    }
unit-building = { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
    .acc = { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
unit-sand = { $n ->
        [one] { $n } żeton piasku
        [few] { $n } żetony piasku
       *[many] { $n } żetonów piasku
    }
    .acc = { $n ->
        [one] { $n } żeton piasku
        [few] { $n } żetony piasku
       *[many] { $n } żetonów piasku
    }
    .gen = { $n ->
        [one] { $n } żetonu piasku
        [few] { $n } żetonów piasku
       *[many] { $n } żetonów piasku
    }
unit-wood = { $n ->
        [one] { $n } żeton drewna
        [few] { $n } żetony drewna
       *[many] { $n } żetonów drewna
    }
    .acc = { $n ->
        [one] { $n } żeton drewna
        [few] { $n } żetony drewna
       *[many] { $n } żetonów drewna
    }
    .gen = { $n ->
        [one] { $n } żetonu drewna
        [few] { $n } żetonów drewna
       *[many] { $n } żetonów drewna
    }
unit-stone = { $n ->
        [one] { $n } żeton kamienia
        [few] { $n } żetony kamienia
       *[many] { $n } żetonów kamienia
    }
    .acc = { $n ->
        [one] { $n } żeton kamienia
        [few] { $n } żetony kamienia
       *[many] { $n } żetonów kamienia
    }
    .gen = { $n ->
        [one] { $n } żetonu kamienia
        [few] { $n } żetonów kamienia
       *[many] { $n } żetonów kamienia
    }
unit-metal = { $n ->
        [one] { $n } żeton metalu
        [few] { $n } żetony metalu
       *[many] { $n } żetonów metalu
    }
    .acc = { $n ->
        [one] { $n } żeton metalu
        [few] { $n } żetony metalu
       *[many] { $n } żetonów metalu
    }
    .gen = { $n ->
        [one] { $n } żetonu metalu
        [few] { $n } żetonów metalu
       *[many] { $n } żetonów metalu
    }
unit-gold = { $n ->
        [one] { $n } złota moneta
        [few] { $n } złote monety
       *[many] { $n } złotych monet
    }
    .acc = { $n ->
        [one] { $n } złotą monetę
        [few] { $n } złote monety
       *[many] { $n } złotych monet
    }
unit-worker = { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[many] { $n } robotników
    }
    .acc = { $n ->
        [one] { $n } robotnika
        [few] { $n } robotników
       *[many] { $n } robotników
    }
unit-grey = { $n ->
        [one] { $n } szary robotnik
        [few] { $n } szarych robotników
       *[many] { $n } szarych robotników
    }
    .acc = { $n ->
        [one] { $n } szarego robotnika
        [few] { $n } szarych robotników
       *[many] { $n } szarych robotników
    }
unit-time = { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
    .acc = { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
unit-round = { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
    .acc = { $n ->
        [one] { $n } rundę
        [few] { $n } rundy
       *[many] { $n } rund
    }
unit-cube = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
    .acc = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
