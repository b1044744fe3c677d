# Le regole di I pilastri della terra, una pagina ciascuna. I numeri vengono dai file dei componenti.

pillars-page-aim = Lo scopo
pillars-rules-aim = Partecipi alla costruzione della cattedrale di Kingsbridge. In { $rounds } round i tuoi lavoratori portano sabbia, legno e pietra, e alla fine di ogni round i tuoi artigiani li trasformano in punti. Il metallo è raro: viene dalla Corte del Re e da poche carte.

pillars-page-start = L’inizio
pillars-rules-start = Ciascuno ha { $start_workers } lavoratori, { $start_builders } costruttori, { $starters } artigiani (Impastatore, Falegname, Scalpellino) e { COUNT($start_points, "point") }. Il primo giocatore, scelto a caso, ha { COUNT($start_gold_1, "gold") }, e ogni giocatore successivo ne ha 1 in più del precedente.

    Al Mercato ci sono { COUNT($market_stock_sand, "sand") }, { COUNT($market_stock_wood, "wood") } e { COUNT($market_stock_stone, "stone") }, e alla Corte del Re c’è 1 cubo di metallo.

pillars-page-cards = Fase I: carte
pillars-rules-cards = Si scoprono { $box_resources_dealt } carte risorsa su { $resource_cards } e due artigiani. A turno, a cominciare dal primo giocatore, ciascuno prende una carta, per più giri. Chi passa non ne prende più in questa fase.

    Una carta risorsa impegna tanti lavoratori liberi quanti ne mostra, un artigiano costa oro. Hai posto per { $limits_craftsmen } artigiani; con uno di più scegli chi lascia il gioco, e può essere quello nuovo.

    I lavoratori ancora liberi vanno alla Filanda. Gli artigiani che nessuno prende lasciano il gioco.

pillars-page-builders = Fase II: costruttori
pillars-rules-builders = Ciascuno ha { $start_builders } costruttori in un sacchetto. Si estraggono uno alla volta. Chi possiede il primo può piazzarlo su uno spazio libero qualsiasi per { COUNT($track_prices_1, "gold") }, chi possiede il secondo per { $track_prices_2 }, e così via. Ogni spazio ha posto per un costruttore.

    Chi passa lascia il costruttore sul tracciato e lo piazza gratis quando tutti sono estratti, nell’ordine in cui si è passato. Dal costruttore numero { $track_prices_count } in poi piazzare non costa niente, e non si può passare. Una volta a round il primo giocatore può rimettere nel sacchetto un costruttore estratto ed estrarne un altro.

    ### In due
    Cambiano solo i costruttori: sono { $builders_of_two }, e quando viene estratto l’ultimo si piazzano gratis quelli sul tracciato.

pillars-page-board = Fase III: intorno al tabellone
pillars-rules-board = 1 **Evento.** Si gira una carta. Vale per tutti, ma da una cattiva si può avere protezione.
    2 **Sede del Vescovo.** Protezione da un evento cattivo, o un cubo del Mercato.
    3 **Filanda.** 1 moneta d’oro per ogni lavoratore lì. Nessuno ha mai più di { COUNT($limits_gold, "gold") }.
    4 **Kingsbridge.** Prendi il vantaggio sopra il tuo costruttore. Ciò che nessuno prende esce dal gioco, qui e a Shiring.
    5 **Priorato.** { COUNT($priory_points_1, "point") } per il primo spazio, { $priory_points_2 } per il secondo.
    6–8 **Foresta, Cava di pietra, Cava di sabbia.** Le tue carte risorsa danno i loro cubi, e i lavoratori tornano a casa.
    9 **Corte del Re.** Un dado stabilisce la tassa. Chi è a corte non paga.
    10 **Shiring.** Prendi gratis l’artigiano sopra il tuo costruttore.
    11 **Castello di Shiring.** Nel prossimo round ti aiutano { COUNT($limits_grey_workers, "grey") }.
    12 **Mercato.** Commercia solo chi ha lì un costruttore.
    13 **Cattedrale.** Lavorano gli artigiani di tutti i giocatori, insieme.
    14 **Primo giocatore.** Chi è qui comincia il prossimo round, altrimenti chi siede a sinistra.

pillars-page-event = Eventi e il vescovo
pillars-rules-event = In ogni round si gira un evento, e vale per tutti. Quelli verdi sono buoni, quelli rossi cattivi.

    Da un evento cattivo chi ha un costruttore nella Sede del Vescovo può avere protezione, oppure prende un cubo del Mercato; con uno buono ha sia l’evento sia il cubo. Anche Thomas, un vantaggio, protegge, una volta.

    Nella scatola ci sono { $events } eventi, e { $box_events_removed } restano lì senza che nessuno li veda, quindi non vengono tutti. Le liste alla fine dell’indice li elencano tutti.

pillars-page-court = La Corte del Re
pillars-rules-court = Un dado stabilisce la tassa, da { $tax_least } a { $tax_most } monete d’oro. Chi è a corte non paga, e chi è sul primo spazio riceve 1 cubo di metallo.

    Per ogni 2 monete d’oro che non puoi pagare perdi 1 punto. I punti non scendono mai sotto 0.

pillars-page-market = Il Mercato
pillars-rules-market = Commercia solo chi ha lì un costruttore: nell’ordine degli spazi ciascuno compra o vende alcuni cubi di un tipo, per più giri, finché tutti hanno finito.

    La sabbia vale { COUNT($market_prices_sand, "gold") }, il legno { $market_prices_wood }, la pietra { $market_prices_stone }. Il metallo si può solo vendere, a { $market_prices_metal }.

    Senza uno Scalpellino non puoi vendere pietra, senza un Falegname non puoi comprare legno. Ciò che hai comprato non si può vendere nello stesso round. Ciò che vendi va nella riserva, non al Mercato.

pillars-page-cathedral = La Cattedrale
pillars-rules-cathedral = I tuoi artigiani lavorano insieme a quelli degli altri. Una carta dice che cosa richiede un lavoro, che cosa dà e quante volte a round si può fare. Senza un Impastatore i tuoi Muratori non danno niente. Tieni al massimo { $limits_cubes_kept } cubi.

    La proposta fa più punti che può senza pagare oro (nell’ultimo round anche con l’oro) e tiene i cubi che nel prossimo round servono meglio ai tuoi artigiani. Oppure prendi il massimo dei punti che l’oro può comprare, o fai lavorare un artigiano alla volta.

pillars-page-between = Prima del prossimo round
pillars-rules-between =
    Ora, e mai prima, il Mercato si riempie fino a { $market_stock_sand } cubi di ogni tipo. Alla Corte del Re c’è di nuovo 1 cubo di metallo. I lavoratori grigi tornano al castello, il primo costruttore costa di nuovo { COUNT($track_prices_1, "gold") }, e si scoprono nuove carte.

pillars-page-advantages = Vantaggi
pillars-rules-advantages = In ogni round ce ne sono due a Kingsbridge. Alcuni valgono in ogni round, alcuni una volta quando vuoi, alcuni subito. Nell’ultimo round sono sempre gli stessi due: { pillars-card-festivities } e { pillars-card-completion }.

    Nella scatola ci sono { $advantages } vantaggi, e { $box_advantages_removed } restano lì senza che nessuno li veda. Le liste alla fine dell’indice li elencano tutti, e **/pillars look** ne mostra uno.

pillars-page-picture = Che cosa si vede dove
pillars-rules-picture =
    Ogni giocatore ha un colore e un segno. Li portano costruttori e segnalini. I numeri della cornice intorno alla mappa sono punti; accanto al tuo nome ci sono oro, cubi, artigiani e i vantaggi che tutti possono vedere.

    I luoghi del tabellone sono numerati nell’ordine in cui si eseguono. Sul tuo pannello si può scegliere ciò che brilla. **{ button-read }** dice tutto a parole.

pillars-page-orders = Ordini
pillars-rules-orders = Perché nessuno debba aspettare, di’ prima che cosa rispondere per te: quali carte prendi e dove vanno i tuoi costruttori, prima le scelte migliori e per quanto al massimo; che cosa commerci, che cosa ti dà il vescovo e chi va via; o semplicemente di passare finché il prezzo non è abbastanza basso, di lasciare tutti i costruttori come vengono estratti, di non chiederti di un vantaggio che vale una volta, di costruire come proposto.

    Usa il pulsante **{ button-orders }** o **/pillars orders**; nessun altro lo vede.

pillars-page-end = La fine
pillars-rules-end = Dopo { $rounds } round vince chi ha più punti, e a parità chi ha più oro. Se anche l’oro è pari, la vittoria è condivisa.

# Liste e ciò che mostrano le immagini

pillars-shelf-goods = Cubi
pillars-shelf-resources = Carte risorsa
pillars-shelf-craftsmen = Artigiani, per round
pillars-shelf-advantages = Carte vantaggio
pillars-shelf-events = Eventi

pillars-look-cube = Nella scatola: { $count }.
pillars-look-brings = Dà { $cubes } e impegna { COUNT($workers, "worker") }.
pillars-look-starter = All’inizio lo hanno tutti.
pillars-look-of-round = { $name } del round { $round }
pillars-look-round = { $cost ->
    [0] Arriva nel round { $round } e non costa niente.
   *[other] Arriva nel round { $round } e costa { COUNT($cost, "gold") }.
}
pillars-look-good = Buono.
pillars-look-bad = Cattivo: ci si può proteggere.
pillars-look-kind-permanent = Vale in ogni round.
pillars-look-kind-once = Si usa una volta, quando vuoi.
pillars-look-kind-immediate = Vale subito.
pillars-look-kind-last = Solo nell’ultimo round.

pillars-legend-points = Punti
pillars-legend-needed = Serve ai Muratori o per commerciare
pillars-legend-times = Al massimo 4 volte a round
pillars-legend-each_round = In ogni round
pillars-legend-leader = Primo giocatore
pillars-legend-awaited = Si aspetta questa persona
pillars-legend-lent = Lavoratore (grigio nel pannello: dal castello)
