# Le regole di Tiny Towns, una pagina ciascuna. I numeri vengono dai file dei componenti.

towns-page-town = La tua città
towns-rules-town =
    Hai { $squares } caselle. Le vuoi piene di edifici: alla fine ogni edificio dà punti secondo la sua carta, e ogni casella senza edificio costa 1 punto. Vincono più punti; un punteggio può essere sotto zero.

    Una casella tiene un cubo o un edificio. I tipi di cubi sono { $kinds }: mattone, vetro, grano, legno e pietra.

towns-page-turn = Un turno
towns-rules-turn =
    Il Capomastro, che ha il martello, nomina uno dei { $kinds } tipi di cubi. Ciascuno prende un cubo così e deve metterlo su una casella vuota, e i cubi non si spostano mai.

    Poi ciascuno può costruire, tutti insieme. Quando tutti hanno finito, il martello va a sinistra.

    ### Regola per principianti
    Se il tavolo è aperto con essa: due volte nella partita, quando un altro giocatore nomina un cubo che non vuoi, puoi metterlo da parte. Va perduto e non costa niente.

towns-page-build = Costruire
towns-rules-build =
    Se i cubi dello schema di una carta sono nella tua città, girati o specchiati come vuoi, toglili e metti l’edificio su una delle loro caselle. Resta lì per sempre.

    Ogni cubo serve a un edificio. Puoi costruire ogni volta che puoi, e non devi farlo subito: uno schema può aspettare.

towns-page-cards = Le carte
towns-rules-cards =
    In gioco per tutti ci sono { $in_play } carte: la Casetta e una di ogni colore. Puoi costruire ognuna quante volte vuoi; cubi ed edifici non finiscono mai. Il colore di un edificio è il suo tipo, e un monumento è un tipo a sé.

    ### Accanto
    Questa parola indica le caselle sopra, sotto, a sinistra e a destra, mai oltre un angolo.

    Che cosa fa ogni carta sta nelle liste alla fine dell’indice, e **/towns look** ne mostra una.

towns-page-food = Cibo
towns-rules-food =
    Una Casetta dà { COUNT($cottage_points, "point") } solo se un edificio rosso la sfama; non sfamata resta e non ne dà. Si possono sfamare solo Casette e il Castello Barrett. Se il cibo non basta per tutti, va dove ti dà di più.

towns-page-monuments = Monumenti
towns-rules-monuments =
    All’inizio ricevi { $dealt } carte monumento, ne tieni una in segreto, e puoi costruirla una volta nella partita come ogni edificio. Allora si mostra, e il suo effetto comincia. Un tavolo si può anche aprire senza monumenti.

    Alcuni monumenti ti chiedono qualcosa quando si costruiscono o dopo: l’Università del Bosco quale edificio dà, la Gilda degli Architetti quali edifici sostituisce, la Vedetta di Opaleye quali edifici ne prendi e dove vanno.

towns-page-stock = Cubi su edifici
towns-rules-stock =
    Alcuni edifici tengono cubi. Una Fabbrica e una Banca ne ricevono uno quando si costruiscono, per sempre; la carta dice che cosa succede quando quel tipo è nominato. Un Magazzino ha posto per { $warehouse_holds } cubi che puoi mettere lì invece che su una casella.

    Ciò che sta su un edificio non è un cubo della tua città e non serve a nessuno schema.

towns-page-picture = Che cosa si vede dove
towns-rules-picture =
    Ogni giocatore ha un colore e un segno, accanto al nome: sull’immagine del tavolo, sui pulsanti e nel foglio finale sono gli stessi.

    Sull’immagine del tavolo le carte in gioco sono in alto, il martello è dal Capomastro, e sotto ogni città ci sono i punti che ha ora. Nel tuo pannello la tua città è grande; ciò che brilla si può scegliere. **{ button-read }** dice tutto a parole.

towns-page-orders = Ordini
towns-rules-orders =
    Perché nessuno debba aspettare, di’ prima che cosa rispondere per te: che cosa nomini, dove va ogni tipo, che cosa pensi di costruire da quali cubi su quali caselle, e che passi se non si può costruire qualcosa.

    Un cubo va sulla sua casella della tua lista, se no al piano a cui manca meno fra quelli che possono usarlo; per ciò che nessun piano può usare c’è una domanda. Usa il pulsante **{ button-orders }** o **/towns orders**; nessun altro lo vede.

towns-page-end = La fine
towns-rules-end =
    Se nessuna casella della tua città è vuota e non puoi o non vuoi costruire, la città è completa: non metti più cubi e non ne nomini. Finché una casella è vuota continui, anche se non puoi costruire altro. Chi resta per ultimo nomina ogni cubo. Quando tutte le città sono complete, si tolgono i cubi, esclusi quelli nei Magazzini, e si conta tutto.

    ### Pareggi
    Vince chi ha fatto meno volte da Capomastro, poi chi ha meno caselle vuote, poi chi ha più Casette. Se tutto è pari, la vittoria è condivisa.

towns-page-hall = Municipio
towns-rules-hall =
    Nessuno ha il martello. Ci sono { $resource_cards } carte risorsa, { $deck_each } di ogni tipo, e { $deck_town_hall_discard } si mettono via senza vederle. Per due turni una carta dice quale cubo mettono tutti; nel terzo ciascuno ne sceglie uno. Quando la pila è vuota, tutte le carte si mescolano e { $deck_town_hall_discard } si mettono di nuovo via.

    Fabbrica, Magazzino e la Statua del Pacificatore funzionano quando si gira una carta. Nei turni in cui si sceglie non puoi scegliere ciò che sta sulle tue Banche, e chi ha il Forte Ironweed non prende un cubo, se in gioco resta ancora qualcuno.

towns-page-solo = In solitaria
towns-rules-solo =
    Sono scoperte { $deck_solo_open } carte risorsa. Prendine una, metti il suo cubo e costruisci; la carta va sotto la pila e se ne scopre una nuova. Fabbrica, Magazzino e la Statua del Pacificatore funzionano con la carta che prendi.

    Si gioca finché la tua città è completa: { $solo_ranks_1 } punti e più sono il rango migliore, poi { $solo_ranks_2 }, { $solo_ranks_3 }, { $solo_ranks_4 } e { $solo_ranks_5 }. In solitaria si può giocare anche con il Municipio.

# Liste e ciò che mostrano le immagini

towns-shelf-cubes = Cubi
towns-shelf-buildings = Edifici
towns-shelf-monuments = Monumenti

towns-look-cube = Uno dei tipi di cubi. Lo prendono tutti quando è nominato; non finiscono mai.

towns-scene-name = Il Capomastro nomina il legno
towns-scene-place = Ciascuno mette un cubo di legno su una casella vuota
towns-scene-before = I cubi di una Fattoria sono in una città
towns-scene-after = Se ne vanno, e la Fattoria sta su una delle loro caselle
towns-scene-beside = Accanto indica queste quattro caselle, non gli angoli
