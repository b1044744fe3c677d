# Le regole di Tiny Towns, una pagina ciascuna. I numeri vengono dai file dei componenti.

towns-page-town = La tua città
towns-rules-town = Hai { $squares } caselle. Il tuo scopo è riempirle di edifici: alla fine ogni edificio dà punti secondo la sua carta, e ogni casella senza edificio costa 1 punto. Vince chi ha più punti; un punteggio può essere sotto zero.

    Su una casella sta un cubo o un edificio. Ci sono { $kinds } tipi di cubi: mattone, vetro, grano, legno e pietra.

towns-page-turn = Un turno
towns-rules-turn = Il Capomastro, che ha il martello, nomina uno dei { $kinds } tipi di cubi. Ciascuno prende un cubo di quel tipo e deve metterlo su una casella vuota, e i cubi non si spostano mai.

    Poi ciascuno può costruire, tutti insieme. Quando tutti hanno finito, il martello passa a sinistra.

    ### Regola per principianti
    Se il tavolo è aperto con questa regola: due volte per partita, quando un altro giocatore nomina un cubo che non vuoi, puoi metterlo da parte. Il cubo va perso, ma non costa niente.

towns-page-build = Costruire
towns-rules-build = Se i cubi dello schema di una carta sono nella tua città, girati o specchiati come vuoi, toglili e metti l’edificio su una delle loro caselle. Resta lì per sempre.

    Ogni cubo serve a un solo edificio. Puoi costruire quante volte vuoi, e non devi farlo subito: uno schema può aspettare.

towns-page-cards = Le carte
towns-rules-cards = In gioco per tutti ci sono { $in_play } carte: la Casetta e una di ogni colore. Puoi costruire ognuna quante volte vuoi; cubi ed edifici non finiscono mai. Il colore di un edificio è il suo tipo, e un monumento è un tipo a sé.

    ### Accanto
    Questa parola indica le caselle sopra, sotto, a sinistra e a destra, mai quelle in diagonale.

    Che cosa fa ogni carta si legge nelle liste alla fine dell’indice, e **/towns look** ne mostra una.

towns-page-food = Cibo
towns-rules-food = Una Casetta dà { COUNT($cottage_points, "point") } solo se un edificio rosso la sfama; se non è sfamata, resta ma non ne dà. Si possono sfamare solo le Casette e il Castello Barrett. Se il cibo non basta per tutti, va dove ti dà più punti.

towns-page-monuments = Il tuo monumento
towns-rules-monuments = All’inizio ricevi { $dealt } carte monumento, ne tieni una in segreto, e puoi costruirla una volta per partita come ogni edificio. A quel punto si mostra, e il suo effetto comincia. Un tavolo si può aprire anche senza monumenti.

    Alcuni monumenti ti chiedono qualcosa quando si costruiscono o più avanti: l’Università del Bosco quale edificio dà, la Gilda degli Architetti quali edifici sostituisce, la Vedetta di Opaleye quali edifici ci metti e dove vanno.

towns-page-stock = Cubi sugli edifici
towns-rules-stock = Alcuni edifici tengono cubi. Una Fabbrica e una Banca ne ricevono uno quando si costruiscono, per sempre; la carta dice che cosa succede quando qualcuno nomina quel tipo. Un Magazzino ha posto per { $warehouse_holds } cubi che puoi mettere lì invece che su una casella.

    Ciò che sta su un edificio non è un cubo della tua città e non serve a nessuno schema.

towns-page-picture = Che cosa si vede dove
towns-rules-picture = Ogni giocatore ha un colore e un segno, accanto al nome: sull’immagine del tavolo, sui pulsanti e nel foglio finale sono gli stessi.

    Sull’immagine del tavolo le carte in gioco sono in alto, il martello è accanto al Capomastro, e sotto ogni città ci sono i punti che ha ora. Nel tuo pannello la tua città è grande; ciò che brilla si può scegliere. **{ button-read }** dice tutto a parole.

towns-page-orders = Ordini
towns-rules-orders = Perché nessuno debba aspettare, di’ prima che cosa rispondere per te: che cosa nomini, dove va ogni tipo, che cosa pensi di costruire, con quali cubi e su quali caselle, e che passi a meno che non si possa costruire qualcosa.

    Un cubo va sulla sua casella nella tua lista, altrimenti al piano a cui manca meno fra quelli che possono usarlo; per ciò che nessun piano può usare arriva una domanda. Usa il pulsante **{ button-orders }** o **/towns orders**; nessun altro lo vede.

towns-page-end = La fine
towns-rules-end = Se nessuna casella della tua città è vuota e non puoi o non vuoi costruire, la città è completa: non metti più cubi e non ne nomini. Finché una casella è vuota continui, anche se non puoi costruire altro. Chi resta per ultimo nomina ogni cubo. Quando tutte le città sono complete si tolgono i cubi, esclusi quelli nei Magazzini, e si conta tutto.

    ### Pareggi
    Vince chi ha fatto meno volte il Capomastro, poi chi ha meno caselle vuote, poi chi ha più Casette. Se tutto è pari, la vittoria è condivisa.

towns-page-hall = Municipio
towns-rules-hall = Nessuno ha il martello. Ci sono { $resource_cards } carte risorsa, { $deck_each } di ogni tipo, e { $deck_town_hall_discard } si mettono via coperte. Per due turni una carta dice quale cubo mettono tutti; nel terzo ciascuno ne sceglie uno. Quando la pila è vuota, tutte le carte si mescolano e { $deck_town_hall_discard } si mettono di nuovo via.

    Fabbrica, Magazzino e Statua del Pacificatore funzionano quando si gira una carta. Nei turni in cui si sceglie non puoi scegliere ciò che sta sulle tue Banche, e chi ha il Forte Ironweed non prende cubi, a meno che in gioco non ci sia più nessun altro.

towns-page-solo = In solitaria
towns-rules-solo = Ci sono { $deck_solo_open } carte risorsa scoperte. Prendine una, metti il suo cubo e costruisci; la carta va sotto la pila e se ne scopre una nuova. Fabbrica, Magazzino e Statua del Pacificatore funzionano con la carta che prendi.

    Si gioca finché la tua città non è completa: da { $solo_ranks_1 } punti in su hai il rango migliore, gli altri cominciano da { $solo_ranks_2 }, { $solo_ranks_3 }, { $solo_ranks_4 } e { $solo_ranks_5 }. In solitaria si può giocare anche con il Municipio.

# Liste e ciò che mostrano le immagini

towns-shelf-cubes = Cubi
towns-shelf-buildings = Edifici
towns-shelf-monuments = Monumenti

towns-look-cube = Uno dei tipi di cubi. Lo prendono tutti quando qualcuno lo nomina; non finiscono mai.

towns-scene-name = Il Capomastro nomina il legno
towns-scene-place = Ciascuno mette un cubo di legno su una casella vuota
towns-scene-before = I cubi di una Fattoria sono in una città
towns-scene-after = Se ne vanno, e la Fattoria sta su una delle loro caselle
towns-scene-beside = Accanto indica queste quattro caselle, non gli angoli

# Sotto l’immagine del gioco

towns-cover = Un esempio: le carte in gioco si estraggono all’inizio.
