# Scritte sulle immagini di Guilds of London, loro descrizioni e il tavolo a parole.

guilds-picture-round = Round { $round } di { $rounds }
guilds-picture-over = Punteggi finali
guilds-picture-mayoral = Carte del Sindaco
guilds-picture-acting = Turno di { $player }
guilds-picture-turns = Turni
guilds-picture-resolution = Risoluzione delle tessere
guilds-picture-plantation = Piantagione
guilds-picture-negotiation = Votazione: { $place }
guilds-picture-first = Primo posto: { $place }
guilds-picture-second = Secondo posto: { $place }
guilds-picture-negotiate = { $count ->
    [one] Si vota { AT($place) }: { $there }. Scambi la tua pedina neutrale con una pedina di qualcuno?
   *[other] Si vota { AT($place) }: { $there }. Hai { $count } pedine neutrali: con quali pedine le scambi?
}
guilds-picture-next-votes = Votazioni dopo il round { $round }
guilds-picture-next-plantation = Piantagione dopo il round { $round }
guilds-picture-next-tiles = Nuove tessere dopo il round { $round }
guilds-picture-total = Totale
guilds-picture-hand = La tua mano: { COUNT($count, "card") } (puoi tenerne { $limit })

# In breve, per la descrizione

guilds-alt-over = { $count ->
    [one] Guilds of London, fine della partita. Vince { $players }.
   *[other] Guilds of London, fine della partita. { $players } si dividono la vittoria.
}
guilds-alt-mayoral = Guilds of London comincia. Ciascuno tiene una carta del Sindaco su tre.
guilds-alt-round = Guilds of London, round { $round } di { $rounds }.
guilds-alt-turn = Guilds of London, round { $round } di { $rounds }. È il turno di { $player }.
guilds-alt-negotiation = Guilds of London, round { $round } di { $rounds }. Si vota { AT($place) }.
guilds-alt-first = Guilds of London, round { $round } di { $rounds }. Si prende la prima ricompensa { AT($place) }.
guilds-alt-second = Guilds of London, round { $round } di { $rounds }. Si prende la seconda ricompensa { AT($place) }.
guilds-alt-waiting = Il tavolo aspetta { $players }.
guilds-alt-player = { $player }: { COUNT($points, "point") }, { COUNT($masters, "master") }, { COUNT($cards, "card") }.
guilds-alt-score = { $player }: { $placing }º posto, { COUNT($points, "point") }.

# La propria mano, per la descrizione

guilds-alt-choice = Da scegliere: { $card }. { $text }.
guilds-alt-card = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card } ({ $symbols }): { $text }.
guilds-alt-kept = Carta del Sindaco «{ $card }»: { $text }.

# Tutto il tavolo, letto ad alta voce

guilds-read-table = ## Guilds of London
guilds-read-order = Ordine di gioco: { $players }.
guilds-read-calendar = Le tessere si risolvono dopo il round { $votes }, la Piantagione dopo il round { $growth }{ $grows ->
    [yes] , e poi la città cresce.
   *[no] .
}
guilds-read-own = ### Le tue carte
guilds-read-choice = Da scegliere: **{ $card }**. { $text }
guilds-read-card = { $count ->
    [1] **{ $card }** ({ $symbols }). { $text }
   *[other] { $count } × **{ $card }** ({ $symbols }). { $text }
}
guilds-read-kept = Carta del Sindaco, che nessun altro vede: **{ $card }**. { $text }
guilds-read-player = ### { $player }
guilds-read-line = { $label }: { $points }
guilds-read-points = { COUNT($points, "point") }.
guilds-read-cards = Carte azione: { $cards } (se ne possono tenere { $limit }), carte del Sindaco: { $mayoral }.
guilds-read-supply = Pedine: { $supply } nella riserva, { $guildhall } nella Guildhall, { $plantation } nella Piantagione.
guilds-read-owns = Ha { COUNT($count, "neutral") }.
guilds-read-tokens = Segnalini secondo posto: { $icons }.
guilds-read-masters = Maestri: { $places }.
guilds-read-acted = Ha già giocato il suo turno in questo round.
guilds-read-played = Giocata in questo turno: { SAID($card) }, { $use }.
guilds-read-use-hire = per ingaggiare
guilds-read-use-move = per spostare
guilds-read-use-effect = per il suo effetto
guilds-read-lasting = Vale per tutto il turno: { $text }
guilds-read-extra = { $count ->
    [one] Alla fine del turno si pesca { $count } carta in più.
   *[other] Alla fine del turno si pescano { $count } carte in più.
}
guilds-read-city = ### La città
guilds-read-tile = **{ $name }** ({ $at }). { $said }
guilds-read-at = riga { $row }, colonna { $column }
guilds-read-at-both = riga { $row }, colonne { $column } e { $next }
guilds-read-rank = Rango { $rank }, { $symbols }.
guilds-read-special = Edificio speciale, { $symbols }.
guilds-read-need = Pedine che servono: { $need }, presenti: { $count }.
guilds-read-due = Pedine che servono: { $need }, presenti: { $count }. Si vota alla prossima risoluzione.
guilds-read-voted = Pedine che servono: { $need }, presenti: { $count }. Qui si sta votando.
guilds-read-rewarded = Pedine che servono: { $need }, presenti: { $count }. La votazione è finita e si prendono le ricompense.
guilds-read-ahead = In testa: { $player }.
guilds-read-level = Nessuno è in testa: è un pareggio.
guilds-read-won = Vince { $player }.
guilds-read-no-vote = Pedine che servono: { $need }, presenti: { $count }, ma nessuna è di un giocatore: non si vota.
guilds-read-first = Primo posto: { $icons }.
guilds-read-token = Segnalino per il secondo posto: { $icons }.
guilds-read-second = Secondo posto, inoltre: { $icons }.
guilds-read-there = Qui: { $who }.
guilds-read-nobody = Qui non c’è nessuno.
guilds-read-pawns = { $player } { $count }
guilds-read-neutrals = { COUNT($count, "neutral") }
guilds-read-beadle = il Messo
guilds-read-master = Risolta. Il Maestro è di { $player }.
guilds-read-no-master = Risolta, senza Maestro.
guilds-read-beside = Maestri accanto: { $who }.
guilds-read-giants = { $player } aggiunge 1 in un pareggio, per il Maestro { AT($place) }.
guilds-read-plantation = ### Piantagione: { $side }
guilds-read-terms = Primo posto: { $first }. Secondo posto, o pareggio per il primo: { $second }. Chi riceve una ricompensa restituisce { COUNT($count, "pawn") }.
guilds-read-piles = ### Accanto alla città
guilds-read-deck = Nel mazzo: { COUNT($count, "card") } azione.
guilds-read-discard = { $count ->
    [one] Negli scarti c’è { COUNT($count, "card") }: { SAID($card) }.
   *[other] Negli scarti ci sono { COUNT($count, "card") }, in cima { SAID($card) }.
}
guilds-read-mayoral-deck = Nel mazzo del Sindaco: { COUNT($count, "card") }.
guilds-read-stack = Da posare: { COUNT($count, "tile") }.
guilds-read-stock = Sul tabellone dei punti: { COUNT($count, "neutral") }.
guilds-read-news = ### Che cosa è appena successo
