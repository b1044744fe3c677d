# Le regole di Guilds of London, una pagina ciascuna. I numeri vengono dai file dei componenti.

guilds-page-aim = Lo scopo
guilds-rules-aim =
    Mandi la tua gente, le pedine, nelle gilde di Londra. Chi in una gilda ne ha di più quando si risolve riceve la sua ricompensa e vi lascia un Maestro.

    I punti vengono dalle ricompense e da alcune carte, e alla fine dalle carte del Sindaco tenute in segreto e dai Maestri uno accanto all’altro.

    Ci sono { $guilds } gilde e { $specials } edifici speciali, { $action_cards } carte azione di { $kinds_of_cards } tipi, { $mayoral_cards } carte del Sindaco e { $tokens } segnalini secondo posto.

guilds-page-start = L’inizio
guilds-rules-start =
    Ogni giocatore ha { $pawns_each } pedine: { $pawns_in_guildhall } nella Guildhall e { $pawns_in_supply } nella riserva. Ciascuno riceve { $cards_dealt } carte azione e tiene in segreto 1 carta del Sindaco su { $cards_mayoral_dealt }.

    In gioco ci sono solo { $pawns_neutrals_each } pedine neutrali per giocatore: stanno sul tabellone dei punti finché ricompense e carte non le portano ai giocatori. In due si gioca senza Gog & Magog.

guilds-page-turn = Il tuo turno
guilds-rules-turn =
    Gioca quante carte vuoi, una dopo l’altra. Ogni carta fa una di tre cose.
    • **Ingaggiare**: una pedina passa dalla tua riserva alla Guildhall.
    • **Spostare**: una tua pedina o un tuo Maestro va dalla Guildhall o da una tessera a una tessera scoperta con un simbolo della carta.
    • **Effetto**: paga ciò che la carta costa, altre carte della mano o pedine, e fa’ ciò che dice.

    Se non hai giocato niente peschi { COUNT($cards_draw_after_nothing, "card") }, altrimenti { COUNT($cards_draw, "card") }, più quanto aggiungono gli effetti di questo turno. Poi puoi tenere { COUNT($cards_hand_limit, "card") }, { $cards_hand_limit_university } con un Maestro all’Università di Londra; il resto lo scarti. Nell’ultimo round solo gli effetti danno carte.

guilds-page-moving = Spostare e imbarcare
guilds-rules-moving =
    Una carta giocata per **spostare** porta a una tessera con uno dei suoi simboli. Una **ricompensa** o un **effetto** che sposta porta a qualsiasi tessera scoperta, qualunque simbolo abbia.

    {""}**Imbarcare** porta alla Piantagione. Lì le pedine restano finché non vengono restituite, scambiate o pagate.

    Tutta la città vale come un luogo solo: la distanza fra le tessere non importa.

guilds-page-order = Ordine di gioco
guilds-rules-order =
    Chi ha più punti gioca per primo. A parità di punti gioca prima chi ci è arrivato per ultimo.

    L’ordine si legge di nuovo dopo ogni turno: fra chi in questo round non ha ancora giocato, tocca a chi ha più punti. Si legge di nuovo anche per ogni negoziazione, su ogni tessera e nella Piantagione. Così i punti appena dati da una tessera contano già per la prossima.

guilds-page-tiles = Requisito e rango
guilds-rules-tiles =
    Su ogni gilda ci sono due numeri.
    • Il **requisito**, in alto a sinistra: quante pedine devono esserci perché si voti. Contano anche le pedine neutrali e il Messo.
    • Il **rango**, su una targhetta: quanto è illustre la gilda. 1 è la più illustre. Ogni gilda ha un suo rango, da 1 a { $guilds }; gli edifici speciali non ne hanno.

    In una votazione il rango non conta. Dice dove va il Messo, cioè alla gilda scoperta con il numero di rango più basso, e alcune carte del Sindaco contano i Maestri secondo il rango: le grandi gilde sono quelle dei ranghi da 1 a { $great }.

    Con **/guilds tile** guardi da vicino una tessera del tuo tavolo; con **/guilds look** qualsiasi tessera o carta.

guilds-page-beside = Tessere vicine
guilds-rules-beside =
    Due tessere sono vicine se si toccano per un lato intero: sopra, sotto, a sinistra o a destra. **Le tessere che si toccano solo per un angolo non sono vicine**, e nemmeno quelle separate dalla Guildhall.

    La vicinanza conta due volte: i tuoi Maestri accanto a una tessera ti aiutano lì in un pareggio, e alla fine ogni coppia di tessere vicine con tuoi Maestri dà 1 punto.

guilds-page-negotiation = Risoluzione: la negoziazione
guilds-rules-negotiation =
    Quando tutti hanno giocato (in due, ogni due round) si controllano le tessere, riga per riga dall’alto in basso, ogni riga da sinistra a destra. Su una tessera si vota se vi stanno almeno tante pedine quante ne servono.

    Prima, nell’ordine di gioco, chi ha pedine neutrali può scambiarne quante vuole con pedine dei giocatori su quella tessera. Le pedine scambiate vanno alla Guildhall. Ciascuno ha una sola occasione per tessera; a chi non ha pedine neutrali non si chiede.

guilds-page-vote = Risoluzione: la votazione
guilds-rules-vote =
    Vince chi ha più pedine. In caso di pareggio ciascuno dei giocatori alla pari aggiunge 1 per ogni tessera vicina con un suo Maestro, e 1 per un Maestro presso Gog & Magog.

    Se il pareggio rimane, la tessera resta com’è. Resta scoperta anche se non vi si trova più nessuna pedina di un giocatore, e allora le pedine neutrali tornano sul tabellone dei punti.

    Chi vince prende la prima ricompensa, o una sua parte. Chi ha il secondo posto senza pareggi prende il segnalino, che dà la sua ricompensa, e ciò che la tessera aggiunge per il secondo posto.

    Poi la tessera si gira. Una pedina di chi ha vinto resta come Maestro, tutte le altre vanno alla Guildhall, quelle neutrali tornano sul tabellone dei punti.

guilds-page-rewards = Ricompense
guilds-rules-rewards =
    ### Simboli delle ricompense
    • **Punti**: avanzi sul tracciato dei punti.
    • **Ingaggi**: pedine passano dalla tua riserva alla Guildhall, finché ce ne sono.
    • **Mosse**: tue pedine o tuoi Maestri vanno su tessere scoperte a scelta, qualunque simbolo abbiano.
    • **Imbarchi**: vanno invece alla Piantagione.
    • **Carte**: peschi subito carte azione.
    • **Carte del Sindaco**: le peschi e ne tieni una, anch’essa in segreto.
    • **Pedine neutrali**: le prendi dal tabellone dei punti, finché ce ne sono.

    Con **/guilds tile** guardi da vicino una tessera e leggi che cosa offre.

guilds-page-beadle = Il Messo
guilds-rules-beadle =
    Il Messo non è di nessuno. Sta in una gilda e lì conta come una pedina per il requisito, ma non nella votazione.

    Comincia nella gilda con il numero di rango più basso. Se la sua tessera si gira, va alla gilda scoperta con il numero di rango più basso, e così ogni volta che la città si sviluppa. Una carta può mandarlo altrove.

guilds-page-growth = La Piantagione e le nuove tessere
guilds-rules-growth =
    Ogni tre round (in due, ogni quattro) si risolve la Piantagione: negoziazione, poi chi ha più pedine riceve la prima ricompensa e chi è al secondo posto l’altra. Se c’è un pareggio per il primo posto, tutti i giocatori alla pari ricevono la seconda ricompensa e nessun altro riceve niente. Chi ha avuto una ricompensa restituisce tante pedine quante sono indicate; le altre restano per la volta dopo.

    Poi si aggiungono nuove tessere, { $players_2_new_tiles } in tre, { $players_3_new_tiles } in quattro, nessuna in due: la prima oltre il bordo della città a nord, est, sud o ovest a turno, le altre da lì in senso orario. Il Messo va alla gilda scoperta con il numero di rango più basso.

    Se non resta nessuna tessera scoperta, la partita non aspetta. In tre o quattro il segnalino dei round va al prossimo round con uno sviluppo, che segue subito; se quel round è l’ultimo, la partita finisce lì. In due la Piantagione si risolve un’ultima volta, e la partita finisce.

guilds-page-picture = Che cosa mostra l’immagine
guilds-rules-picture =
    Ogni giocatore ha un colore e un segno. Li portano pedine e Maestri; le pedine neutrali non ne hanno. Sul tabellone dei punti i dischi mostrano i punti, e dove ce n’è più d’uno sullo stesso spazio gioca prima quello che sta sopra.

    Una tessera scoperta mostra requisito, simboli e rango, e in basso ciò che dà: a sinistra al primo posto, all’estremità destra al secondo; un’icona senza numero vale uno. Una tessera risolta mostra i suoi colori e il Maestro, se c’è. Nella Guildhall, al centro, stanno le pedine da spostare.

    Il pulsante **{ button-read }** dice tutto a parole.

guilds-page-orders = Ordini
guilds-rules-orders =
    Perché nessuno debba aspettare, di’ in anticipo che cosa rispondo per te: che finisci subito il turno, dove scambi in una negoziazione e dove no, che prendi ogni ricompensa intera o solo sue parti, quali carte del Sindaco preferisci, e dove vanno le pedine che una ricompensa fa spostare o imbarcare.

    Usa il pulsante **{ button-orders }** o **/guilds orders**; nessun altro lo vede. Ciò che un ordine non può decidere ti viene chiesto come sempre.

guilds-page-end = La fine
guilds-rules-end =
    In due si giocano { $players_1_rounds } round, in tre { $players_2_rounds }, in quattro { $players_3_rounds }. Dopo l’ultima Piantagione si tolgono tutte le pedine dalle tessere scoperte.

    Ogni carta del Sindaco dà i suoi punti, e ogni coppia di tessere vicine con tuoi Maestri ne dà 1. Se i punteggi sono pari, decide l’opzione scelta per questo tavolo; se sono pari anche così, la vittoria è condivisa.

# Liste e ciò che mostrano le immagini

guilds-shelf-guilds = Gilde, per rango
guilds-shelf-specials = Edifici speciali
guilds-shelf-actions = Carte azione
guilds-shelf-mayoral = Carte del Sindaco
guilds-shelf-plantation = La Piantagione

guilds-look-guild = Rango { $rank }, pedine che servono: { $need }. Sulla tessera: { $symbols }.
guilds-look-special = Edificio speciale, pedine che servono: { $need }. Sulla tessera: { $symbols }.
guilds-look-first = Primo posto: { $icons }.
guilds-look-second = Secondo, oltre al segnalino: { $icons }.
guilds-look-half = Secondo: { $icons }.
guilds-look-copies = Copie: { $count }.
guilds-look-leads = Porta alle tessere con { IL($symbols) }.
guilds-look-returns = Chi riceve una ricompensa restituisce { COUNT($count, "pawn") }.

guilds-scene-tile = Il requisito è in alto a sinistra, il rango sulla targhetta
guilds-scene-beside = Le quattro tessere ai lati di quella centrale le sono vicine, quelle agli angoli no
guilds-scene-neutrals = Una pedina neutrale si scambia con una pedina altrui
guilds-scene-vote = Due pedine contro una: vince chi ne ha due
guilds-scene-beadle = Il Messo

# La legenda, dove un segno non sta per una cosa sola

guilds-legend-vp = Punti
guilds-legend-hire = Ingaggia una pedina
guilds-legend-move = Sposta una pedina
guilds-legend-ship = Imbarca una pedina
guilds-legend-draw = Pesca una carta
guilds-legend-mayor = Pesca carte del Sindaco, tienine una
guilds-legend-neutral = Pedina neutrale
