# Numeri con il loro nome.

unit-point = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
unit-card = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
unit-day = { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
unit-pawn = { $n ->
        [one] { $n } pedina
       *[other] { $n } pedine
    }
unit-neutral = { $n ->
        [one] { $n } pedina neutrale
       *[other] { $n } pedine neutrali
    }
unit-mayoral = { $n ->
        [one] { $n } carta del Sindaco
       *[other] { $n } carte del Sindaco
    }
unit-master = { $n ->
        [one] { $n } Maestro
       *[other] { $n } Maestri
    }
unit-tile = { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
unit-building = { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
unit-sand = { $n ->
        [one] { $n } cubo di sabbia
       *[other] { $n } cubi di sabbia
    }
unit-wood = { $n ->
        [one] { $n } cubo di legno
       *[other] { $n } cubi di legno
    }
unit-stone = { $n ->
        [one] { $n } cubo di pietra
       *[other] { $n } cubi di pietra
    }
unit-metal = { $n ->
        [one] { $n } cubo di metallo
       *[other] { $n } cubi di metallo
    }
unit-gold = { $n ->
        [one] { $n } moneta d’oro
       *[other] { $n } monete d’oro
    }
unit-worker = { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
unit-grey = { $n ->
        [one] { $n } lavoratore grigio
       *[other] { $n } lavoratori grigi
    }
unit-game = { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
unit-square = { $n ->
        [one] { $n } casella vuota
       *[other] { $n } caselle vuote
    }
unit-cube = { $n ->
        [one] { $n } cubo
       *[other] { $n } cubi
    }
unit-time = { $n ->
        [one] { $n } volta
       *[other] { $n } volte
    }
