# Scritte sulle immagini di I pilastri della terra, loro descrizioni e il tavolo a parole.

pillars-picture-round = Round
pillars-picture-rounds = { $round } di { $rounds }
pillars-picture-phase-draft = Si prendono carte
pillars-picture-phase-builders = Si piazzano costruttori
pillars-picture-over = Punteggi finali
pillars-picture-stock = { $count ->
    [0] niente in vendita
   *[other] { $count } in vendita
}
pillars-picture-sold = si vende soltanto
pillars-picture-tax = Tassa: { $gold }
pillars-picture-waiting = In attesa di { $players }
pillars-picture-yours = Hai
pillars-picture-buy = Compra fino a { $most }
pillars-picture-sell = Vendi fino a { $most }
pillars-picture-build = Quale lavoro fanno i tuoi artigiani nella Cattedrale?
pillars-picture-proposal = La proposta
pillars-picture-able = Chi può lavorare
pillars-picture-best = Come proposto
pillars-picture-most = Più punti
pillars-picture-kept = Tieni
pillars-picture-useful = I cinque più utili
pillars-picture-coming = Lo vedi solo tu: il prossimo evento
pillars-picture-total = Totale

# In breve, per la descrizione

pillars-alt-over = { $count ->
    [one] I pilastri della terra, fine della partita. Vince { $players }.
   *[other] I pilastri della terra, fine della partita. Si dividono la vittoria { $players }.
}
pillars-alt-draft = { $cards ->
    [one] I pilastri della terra, round { $round } di { $rounds }. Si prendono carte, e ne resta { $cards }.
   *[other] I pilastri della terra, round { $round } di { $rounds }. Si prendono carte, e ne restano { $cards }.
}
pillars-alt-builders = I pilastri della terra, round { $round } di { $rounds }. Si piazzano costruttori, e il prezzo è di { COUNT($price, "gold") }.
pillars-alt-step = I pilastri della terra, round { $round } di { $rounds }. Passo { $step }: { $place }.
pillars-alt-waiting = In attesa di { $players }.
pillars-alt-player = { $player }: { pillars-points }, { COUNT($gold, "gold") }.
pillars-alt-placed = { $player }: { pillars-points }, { COUNT($gold, "gold") }, costruttori { IN($places) }.
pillars-alt-score = { $player }: { $placing }º posto, { pillars-points }.

# Tutto il tavolo, letto ad alta voce

pillars-read-table = ## I pilastri della terra
pillars-read-start = Il primo giocatore è { $player }.
pillars-read-coming = Lo sai solo tu: il prossimo evento è «{ $event }». { $effect }
pillars-read-pool = ### Le carte scoperte
pillars-read-resource = { $card }: impegna { COUNT($workers, "worker") }.
pillars-read-hire = { $card }: costa { COUNT($gold, "gold") }. { $effect }
pillars-read-track = ### Il tracciato dei costi
pillars-read-drawn = { $price ->
    [0] Viene estratto un costruttore di { $player }: non costa niente.
   *[other] Viene estratto un costruttore di { $player }: costa { COUNT($price, "gold") }.
}
pillars-read-passed = { $player } ha passato (prezzo: { $price }).
pillars-read-left = { $number } di { $player }
pillars-read-bag = Costruttori nel sacchetto: { $builders }.
pillars-read-aside = Le mura tengono da parte un costruttore di { $players }.
pillars-read-redraw = { $player } può ancora rimettere un costruttore nel sacchetto ed estrarne un altro.
pillars-read-player = ### { $player }
pillars-read-line = { $label }: { $points }
pillars-read-owns = { pillars-points }, { COUNT($gold, "gold") }. Cubi: { $cubes }.
pillars-read-idle = Lavoratori liberi: { $number }.
pillars-read-workers-at = { $place }: { $number }
pillars-read-sent = Lavoratori inviati: { $workers }.
pillars-read-grey = { $number ->
    [one] { $number } di questi lavoratori è grigio, in prestito per questo round.
   *[other] { $number } di questi lavoratori sono grigi, in prestito per questo round.
}
pillars-read-grey-next = Per il prossimo round: { COUNT($number, "grey") }.
pillars-read-black = Uno dei lavoratori è quello nero.
pillars-read-craftsmen = Artigiani: { $number }, posti: { $places }.
pillars-read-card = **{ $card }**: { $effect }
pillars-read-cards = Carte risorsa: { $cards }.
pillars-read-done = Non prende più carte in questo round.
pillars-read-protected = Ha protezione dall’evento.
pillars-read-tax-free = Non paga tasse in questo round.
pillars-read-walled = In questo round le mura lasciano solo due costruttori.
pillars-read-board = ### Il tabellone, in senso orario
pillars-read-place = **{ $step } { $place }**
pillars-read-now = Questo passo è in corso.
pillars-read-events-left = Eventi coperti: { $number }.
pillars-read-supply = Riserva: { $cubes }.
pillars-read-court-metal = Qui il primo costruttore riceve 1 cubo di metallo.
pillars-read-tax = La tassa è di { COUNT($gold, "gold") }.
pillars-read-castle = Lavoratori grigi qui: { $number }.
pillars-read-stock = In vendita: { $cubes }.
pillars-read-prices = Prezzi: { $prices }. Il metallo si può solo vendere.
pillars-read-price = { $goods } a { COUNT($price, "gold") }
pillars-read-trader = Tocca al costruttore sullo spazio { $space }.
pillars-read-pieces = Costruito finora: { $pieces }.
pillars-read-free = libero
pillars-read-space = Spazio { $space }: { $who }.
pillars-read-space-card = Spazio { $space }: { $who }. { $card }: { $effect }
pillars-read-space-points = Spazio { $space }: { $who }. { pillars-points }.
pillars-read-spaces-free = Spazi liberi: { $number }.
pillars-read-beside = ### Accanto al tabellone
pillars-read-metal = Metallo nella riserva: { $number }.
pillars-read-black-beside = Il lavoratore nero aspetta accanto al tabellone.
pillars-read-decks = Vantaggi coperti: { $advantages }. Carte risorsa fuori gioco: { $resources }.
pillars-read-past-events = Eventi finora: { $cards }.
pillars-read-gone-advantages = Vantaggi fuori gioco: { $cards }.
pillars-read-gone-craftsmen = Artigiani fuori gioco: { $cards }.
pillars-read-news = ### Che cosa è appena successo
