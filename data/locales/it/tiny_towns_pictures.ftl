# Scritte sulle immagini di Tiny Towns, loro descrizioni e il tavolo a parole.

towns-picture-turn = Turno { $turn }
towns-picture-naming = { $player } nomina un cubo
towns-picture-choosing = Scelta di una carta
towns-picture-free = Scelgono tutti
towns-picture-monuments = Ciascuno tiene un monumento
towns-picture-now = ora
towns-picture-points-now = ora { COUNT($points, "point") }
towns-picture-next-rank = { $rank }: da { $points } punti
towns-picture-over = Punteggi finali
towns-picture-pile = { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}
towns-picture-open = Carte scoperte
towns-picture-hidden = Monumento nascosto
towns-picture-completed = Completa
towns-picture-points = { $points ->
    [one] punto
   *[other] punti
}
towns-picture-unbuilt = Mai costruito: { $card }
towns-picture-waiting = In attesa di { $players }
towns-picture-yours = Il tuo monumento
towns-picture-monument = Monumento
towns-picture-total = Totale

# In breve, per la descrizione

towns-alt-over = { $count ->
    [one] Tiny Towns, fine della partita. Vince { $players }.
   *[other] Tiny Towns, fine della partita. Si dividono la vittoria { $players }.
}
towns-alt-monuments = Tiny Towns comincia. Ciascuno tiene uno dei due monumenti ricevuti.
towns-alt-named = Tiny Towns, turno { $turn }. { $player } ha il martello e nomina { IL($resource) }.
towns-alt-naming = Tiny Towns, turno { $turn }. { $player } ha il martello e nomina il prossimo cubo.
towns-alt-card = Tiny Towns, turno { $turn }. Il cubo da mettere è { IL($resource) }.
towns-alt-choosing = Tiny Towns, turno { $turn }. Carte scoperte: { $cubes }.
towns-alt-free = Tiny Towns, turno { $turn }. Ciascuno sceglie un cubo.
towns-alt-waiting = In attesa di { $players }.
towns-alt-town = { $player }: { COUNT($buildings, "building") }, { COUNT($cubes, "cube") }, { COUNT($empty, "square") }.
towns-alt-completed = { $player }: città completa, { COUNT($buildings, "building") }.
towns-alt-score = { $player }: { $placing }º posto, { COUNT($points, "point") }.

# Tutto il tavolo, letto ad alta voce

towns-read-table = ## Tiny Towns
towns-read-open = Carte risorsa scoperte: { $cubes }.
towns-read-pile = { $cards ->
    [one] Nella pila c’è { $cards } carta risorsa.
   *[other] Nella pila ci sono { $cards } carte risorsa.
}
towns-read-gone = Scartate da quando sono state mescolate: { $cubes }.
towns-read-gone-kind = { $cube } × { $count }
towns-read-novice = Vale la regola per principianti: ogni giocatore può mettere da parte due cubi nominati da altri.
towns-read-dealt = Tieni uno di questi monumenti, e nessun altro li vede: { $cards }.
towns-read-kept = Il tuo monumento, che nessun altro vede: { $card }.
towns-hand-card = **{ $card }**: { $what }
towns-hand-row = `{ $cells }`
towns-read-town = ### Città di { $player }
towns-read-line = { $label }: { $points }
towns-read-cells-1 = { $a }
towns-read-cells-2 = { $a }, { $b }
towns-read-cells-3 = { $a }, { $b }, { $c }
towns-read-cells-4 = { $a }, { $b }, { $c }, { $d }
towns-read-empty = { $at } vuota
towns-read-cube = { $at } { $cube }
towns-read-building = { $at } { $building }
towns-read-loaded = { $at } { $building } con { $cubes }
towns-read-nothing = niente
towns-read-fed = Sfamate: { $squares }
towns-read-starving = Non sfamate: { $squares }
towns-read-builder = Capomastro.
towns-read-completed = Completa nel turno { $turn }.
towns-read-ready = Ha finito questo turno.
towns-read-hidden = Accanto c’è un monumento nascosto.
towns-read-monument = Monumento costruito: { $card }.
towns-read-watch = Aspettano sulla Vedetta di Opaleye: { $buildings }.
towns-read-shrine = Il Santuario vale { COUNT($points, "point") }.
towns-read-aside = Cubi messi da parte: { $count } su 2.
towns-read-named = Volte da Capomastro: { $count }.
towns-read-cards = ### Carte
towns-read-card = **{ $card }** ({ $group })
towns-read-pattern = Schema, riga { $row }: { $cubes }
towns-read-group-blue = blu
towns-read-group-red = rossa
towns-read-group-gray = grigia
towns-read-group-orange = arancione
towns-read-group-green = verde
towns-read-group-yellow = gialla
towns-read-group-black = nera
towns-read-group-monument = monumento
towns-read-news = ### Che cosa è appena successo
