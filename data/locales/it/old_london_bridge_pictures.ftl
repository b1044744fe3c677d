# Scritte sulle immagini di Old London Bridge, loro descrizioni e il tavolo a parole.

bridge-picture-card-0 = Peter
bridge-picture-card-1 = Mercante
bridge-picture-card-2 = Lady
bridge-picture-card-3 = Chierico
bridge-picture-card-4 = Lord
bridge-picture-round = Round { $round } di { $rounds }
bridge-picture-over = Punteggi finali
bridge-picture-total = Totale
bridge-picture-tiles = Tessere bonus
bridge-picture-waiting = Il tavolo aspetta { $players }
bridge-picture-hand = Le tue carte
bridge-picture-ties = davanti nei pareggi
bridge-picture-no-cards = Nessuna carta
bridge-picture-no-tiles = Ancora nessuna
bridge-picture-fits = prossimo spazio
bridge-picture-replaces = rimpiazza
bridge-picture-strength = potenza
bridge-picture-by-tile = solo con una tessera
bridge-picture-arrow = girata in questo round
bridge-picture-ring = appena cambiato
bridge-picture-worth = valgono insieme al massimo
bridge-picture-chosen = { $cards ->
    [one] La tua carta scelta
   *[other] Le tue carte scelte
}

# Che cosa fa una tessera bonus, in poche parole

bridge-picture-tile-share_space = Vai dove c’è una pedina altrui.
bridge-picture-tile-free_centre = Vai al centro senza pagare.
bridge-picture-tile-use_x = Vai sulla X e costruisci dalla sua pila.
bridge-picture-tile-keep_card = Riprendi in mano la carta giocata.
bridge-picture-tile-chapel_2 = Avanza di 2 spazi sul tracciato cappella.
bridge-picture-tile-gate_2 = Avanza di 2 spazi sul tracciato delle porte.
bridge-picture-tile-card_plus1 = Scoperte le carte, la tua conta 1 in più.
bridge-picture-tile-take_lady = Prendi una Lady dalla locanda prima di scegliere una carta.

# In breve, per la descrizione

bridge-alt-over = { $count ->
    [one] Old London Bridge, fine della partita. Vince { $players }.
   *[other] Old London Bridge, fine della partita. { $players } si dividono la vittoria.
}
bridge-alt-cards = Old London Bridge, round { $round } di { $rounds }. Ciascuno sceglie una carta.
bridge-alt-revealed = Old London Bridge, round { $round } di { $rounds }. Le carte sono scoperte.
bridge-alt-turn = Old London Bridge, round { $round } di { $rounds }. È il turno di { $player } con { IL($card) }.
bridge-alt-waiting = Il tavolo aspetta { $players }.
bridge-alt-none = nessuno
bridge-alt-seat = { $player }: { COUNT($buildings, "building") }, ultimo: { $last }; tracciato cappella { $chapel }, tracciato delle porte { $gate }; { COUNT($cards, "card") }.
bridge-alt-score = { $player }: { $placing }º posto, £{ $money }.

# Tutto il tavolo, letto ad alta voce

bridge-read-table = ## Old London Bridge
bridge-read-hand = Le tue carte, che nessun altro vede: { $cards }.
bridge-read-hand-empty = Non hai carte.
bridge-read-chosen = La tua scelta: { $cards }.
bridge-read-money = Hai £{ $money }.
bridge-read-cards-of = { $count } × { $card }
bridge-read-round = ### Il round
bridge-read-markers = { $left ->
    [0] Segnaturno scoperti: { $turned }. Non ne restano.
    [one] Segnaturno scoperti: { $turned }. Ne resta { $left }.
   *[other] Segnaturno scoperti: { $turned }. Ne restano { $left }.
}
bridge-read-has-chosen = { $player } ha scelto { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
bridge-read-played = { $number }. { $player }: { $card }, { $state }
bridge-read-revealed = scoperta
bridge-read-to_come = deve ancora agire
bridge-read-now = agisce ora
bridge-read-done = ha agito
bridge-read-rondel = ### Rotella e pile, in senso orario
bridge-read-income = £{ $money }
bridge-read-x = la X, chiusa
bridge-read-space = **{ $kind }**: { $income }; in cima { $top } (stemma: { $coats }); { $left ->
    [one] è l’ultimo edificio
   *[other] restano { $left } edifici
}.
bridge-read-space-empty = **{ $kind }**: { $income }; la pila è esaurita.
bridge-read-pawns = Accanto alla pila { DEI($kind) }: { $players }.
bridge-read-centre = **Centro**: costa £{ $price }; un edificio qualsiasi in cima a una pila.
bridge-read-pawns-centre = Al centro: { $players }.
bridge-read-chapel-track = ### Tracciato cappella, { $last } spazi, £{ $prize } alla fine
bridge-read-coins = Monete: { $coins }.
bridge-read-coin = £{ $money } sullo spazio { $space }
bridge-read-gate-track = ### Tracciato delle porte, { $last } spazi, £{ $prize } alla fine
bridge-read-bonus = Tessere bonus sugli spazi { $spaces }.
bridge-read-at = { $count ->
    [1] Spazio { $space }: { $players }.
   *[other] Spazio { $space }, dall’alto: { $players }.
}
bridge-read-at-start = { $count ->
    [1] Alla partenza: { $players }.
   *[other] Alla partenza, dall’alto: { $players }.
}
bridge-read-stair = Sulle scale, gradino { $step }: { $player }.
bridge-read-ahead = Dal primo all’ultimo: { $players }.
bridge-read-inn = ### Locanda
bridge-read-pile = { $card }: { $count }
bridge-read-tiles = ### Tessere bonus
bridge-read-tile-pile = { $pile }: { $tile }. { $what } { $count ->
    [one] È l’ultima.
   *[other] Ne restano { $count }.
}
bridge-read-tiles-empty = { $pile }: vuota
bridge-read-fields = ### Che cosa dà punti alla fine
bridge-read-prizes = { $what }, per i primi posti: { $prizes }.
bridge-read-so-far = ### Come stanno le cose; gli spazi che si possono ancora riempire non costano ancora nulla
bridge-read-so-far-seat = { $player }: { $lines }. In tutto { $total }.
bridge-read-lost = Spazi perduti
bridge-read-so-far-line = { $label } { $money }
bridge-read-so-far-nothing = { $player }: ancora niente.
bridge-read-so-far-hidden = Non si contano, perché restano nascosti fino alla fine: { $lines }.
bridge-read-bridge = ### Ponte di { $player }
bridge-read-line = { $label }: { $points }
bridge-read-slot = { $slot }. { $building } (stemma: { $coats })
bridge-read-slot-replaced = { $slot }. { $building } (stemma: { $coats }), al posto di { $gone }
bridge-read-waiting = Edificio preso e ancora da piazzare: { $building } (stemma: { $coats })
bridge-read-empty = Spazi vuoti: { $count }.
bridge-read-strength = Stemmi: blu { $blue }, arancione { $orange }, grigio { $grey }, verde { $green }.
bridge-read-cards = In mano: { COUNT($count, "card") }.
bridge-read-shown = Carte in mano: { $cards }.
bridge-read-has-money = Denaro: £{ $money }.
bridge-read-owns = Tessere bonus: { $tiles }.
bridge-read-earned = Tessere bonus prese in questo round, da usare dal prossimo: { $tiles }.
bridge-read-news = ### Che cosa è appena successo
