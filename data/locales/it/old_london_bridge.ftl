bridge-title = Old London Bridge

# Carte: il nome, poi con l’articolo

bridge-card-0 = Peter de Colechurch (0)
    .il = Peter de Colechurch (0)
    .un = Peter de Colechurch (0)
bridge-card-1 = Mercante (1)
    .il = il Mercante (1)
    .un = un Mercante (1)
bridge-card-2 = Lady (2)
    .il = la Lady (2)
    .un = una Lady (2)
bridge-card-3 = Chierico (3)
    .il = il Chierico (3)
    .un = un Chierico (3)
bridge-card-4 = Lord (4)
    .il = il Lord (4)
    .un = un Lord (4)
bridge-card-raised = { $card } + { $plus }
    .il = { IL($card) } + { $plus }
    .un = { UN($card) } + { $plus }
bridge-card-go_on = Nessuna di queste
    .il = nessuna di queste
    .un = nessuna di queste
bridge-cards-of = { $count } × { $card }
    .il = { $count } × { $card }
    .un = { $count } × { $card }

# Edifici: il nome, con l’articolo, «del», al plurale con «di»

bridge-kind-chapel = Cappella
    .il = la cappella
    .un = una cappella
    .del = della cappella
    .dei = delle cappelle
bridge-kind-gate = Porta
    .il = la porta
    .un = una porta
    .del = della porta
    .dei = delle porte
bridge-kind-inn = Locanda
    .il = la locanda
    .un = una locanda
    .del = della locanda
    .dei = delle locande
bridge-kind-shop = Emporio
    .il = l’emporio
    .un = un emporio
    .del = dell’emporio
    .dei = degli empori
bridge-kind-guild = Gilda
    .il = la gilda
    .un = una gilda
    .del = della gilda
    .dei = delle gilde
bridge-kind-park = Giardino
    .il = il giardino
    .un = un giardino
    .del = del giardino
    .dei = dei giardini
bridge-coat-blue = blu
bridge-coat-orange = arancione
bridge-coat-grey = grigio
bridge-coat-green = verde
bridge-coat-all = tutti e quattro i colori
bridge-building-numbered = { $kind } { $number }
    .il = { IL($kind) } { $number }
    .un = { IL($kind) } { $number }
    .del = { DEL($kind) } { $number }
bridge-building-park = Giardino nello spazio { $slot }
    .il = il giardino nello spazio { $slot }
    .un = il giardino nello spazio { $slot }
    .del = del giardino nello spazio { $slot }

# Tessere bonus

bridge-tile-share_space = Condividi uno spazio
bridge-tile-free_centre = Centro gratis
bridge-tile-use_x = Spazio X
bridge-tile-keep_card = Riprendi la carta
bridge-tile-chapel_2 = Tracciato cappella +2
bridge-tile-gate_2 = Tracciato delle porte +2
bridge-tile-card_plus1 = Carta +1
bridge-tile-take_lady = Prendi una Lady
bridge-tiles-listed = { $tiles }
bridge-with-no_tile = Senza tessera
bridge-use-go_on = No, avanti
bridge-pile-left = Pila di sinistra
bridge-pile-middle = Pila centrale
bridge-pile-right = Pila di destra

# Luoghi

bridge-space-centre = Centro
bridge-space-nowhere = Da nessuna parte
bridge-stack-nowhere = Nessun edificio
bridge-track-chapel = tracciato cappella
    .del = del tracciato cappella
bridge-track-gate = tracciato delle porte
    .del = del tracciato delle porte
bridge-field-chapel = Cappella
bridge-field-gate = Porta
bridge-field-inn = Locanda
bridge-field-bridge = Ponte

# Domande

bridge-ask-bid = { $cards ->
    [one] Round { $round }. Quale carta giochi? La più alta agisce per prima.
   *[other] Round { $round }. Quali { $cards } carte giochi? Ognuna ti dà un turno, prima la più alta.
}
bridge-ask-plus = Le carte sono scoperte. Usi «{ bridge-tile-card_plus1 }», così la tua carta conta 1 in più in questo round?
bridge-ask-space = Tocca a te con { IL($card) }, e hai £{ $money }. Dove va la tua pedina?
bridge-inn-nothing = Non prendere niente
bridge-told-space = Tocca a te con { IL($card) }. Dove va la tua pedina?
bridge-ask-replace = Il numero { DEL($building) } è troppo alto per il prossimo spazio. Quale edificio rimpiazza?
bridge-ask-inn = Puoi prendere dalla locanda carte per un valore totale di { $strength } al massimo. Quali, se ne vuoi?
bridge-ask-tile = { $left ->
    [one] Quale tessera bonus prendi?
   *[other] Prendi { $left } tessere bonus, una dopo l’altra. Quale ora?
}
bridge-ask-finish = Il tuo turno sta per finire. Prima usi una tessera bonus?

bridge-ask-orders = Che cosa rispondo per te, perché nessuno debba aspettare? Lo vedi solo tu, e puoi cambiarlo in ogni momento.

# Che cosa decide, sotto la domanda

bridge-decides-rondel = Sulla rotella ora: { $spaces }.
bridge-decides-space = £{ $income } { $building } (stemma: { $coats })
bridge-decides-x = sulla X { $building } (stemma: { $coats })
bridge-decides-empty = pila { DEI($stack) } esaurita
bridge-decides-ties = A parità di carte decide il tracciato cappella, nell’ordine: { $players }.
bridge-decides-card = { $who } con { $value }
bridge-decides-order = Per ora l’ordine è: { $order }.
bridge-decides-raised = Con la tessera su { $card }: { $order }.

bridge-hint-space = dà £{ $income }; { $lies }
bridge-hint-x = la X, non dà niente; { $lies }
bridge-hint-stack = { $building } (stemma: { $coats })
bridge-hint-replaces = { $lies }, al posto di un altro edificio
bridge-hint-at-centre = costa £{ $price }; { $lies }
bridge-hint-centre = costa £{ $price }; un edificio in cima a una pila qualsiasi
bridge-short-share_space = Vai dove c’è una pedina altrui
bridge-short-free_centre = Il centro non costa niente
bridge-short-use_x = Vai sulla X; non dà niente
bridge-short-keep_card = La tua carta torna dopo il turno
bridge-short-chapel_2 = 2 passi sul tracciato cappella
bridge-short-gate_2 = 2 passi sul tracciato delle porte
bridge-short-card_plus1 = Per l’ordine la tua carta conta 1 in più
bridge-short-take_lady = Prendi una Lady (2) dalla locanda

bridge-part-card = Carta
bridge-part-use = Tessera bonus
bridge-part-with = Con
bridge-part-space = Spazio
bridge-part-stack = Edificio dalla pila
bridge-part-building = Rimpiazza
bridge-part-tile = Tessera bonus
bridge-part-pile = Pila

bridge-part-order = Ordine
bridge-part-pays = Guadagno
bridge-part-shows = Condizione
bridge-part-leaves = Fa posto

# Ordini permanenti

bridge-order-card = Carte in ordine di preferenza
bridge-order-space = Edifici in ordine di preferenza
bridge-order-plus = Usa «{ bridge-tile-card_plus1 }», ma solo se supera qualcuno
bridge-order-use = Usa le tessere bonus dove danno qualcosa
bridge-order-keep = Conserva le mie tessere bonus, salvo che un altro ordine ne usi una
bridge-order-take = Tessere bonus che prendo, in ordine di preferenza
bridge-order-inn = Carte che prendo dalla locanda
bridge-order-leaves = Quale edificio rimpiazzare, se si deve
bridge-when-next = Solo ciò che va nel prossimo spazio
bridge-when-near_10 = Solo nel prossimo spazio, al massimo 10 sotto l’ultimo numero
bridge-when-near_20 = Solo nel prossimo spazio, al massimo 20 sotto l’ultimo numero
bridge-building-kind = { UN($kind) } qualsiasi per il prossimo spazio
    .il = { UN($kind) } qualsiasi per il prossimo spazio
    .un = { UN($kind) } qualsiasi per il prossimo spazio
    .del = di { UN($kind) } qualsiasi per il prossimo spazio
bridge-building-any = ciò che va nel prossimo spazio
    .il = ciò che va nel prossimo spazio
    .un = ciò che va nel prossimo spazio
    .del = di ciò che va nel prossimo spazio
bridge-pays-3 = dove dà £3
bridge-pays-2 = dove dà £2 o più
bridge-pays-1 = dove dà £1 o più
bridge-pays-0 = anche dalla X
bridge-pays-centre = anche dal centro
bridge-with-tile = con una tessera bonus, se serve
bridge-shows-any = in ogni caso
bridge-shows-building = se si può prendere { IL($building) }
bridge-shows-kind = se lo spazio della pila { DEI($kind) } dà £3
bridge-leaves-strongest = Ciò che rende più potente l’effetto

# Perché qualcosa ora non è possibile

bridge-why-card = Non hai in mano { IL($card) }.
bridge-why-x = La X è accanto alla pila { DEI($stack) }. Senza una tessera bonus nessuna pedina può andarci; a questa pila si arriva solo dal centro.
bridge-why-occupied = Qui c’è già { $who }, e in uno spazio c’è posto per una sola pedina.
bridge-why-move-on = Qui c’è la tua pedina. Deve andare in un altro spazio.
bridge-why-empty = La pila { DEI($stack) } è esaurita. Scegline un’altra.
bridge-why-money = Il centro costa £{ $price }, e tu hai £{ $money }.
bridge-why-order = Con il numero { $number } al posto di { $old } i numeri non scenderebbero da sinistra a destra.
bridge-why-park = Un giardino non si rimpiazza mai.
bridge-why-supply = Nella locanda non c’è { UN($card) }.
bridge-why-strength = La tua potenza è { $strength }, e { IL($card) } vale di più.
bridge-why-fresh = Hai preso «{ $tile }» in questo round. Si può usare dal prossimo.
bridge-why-no-tile = Non hai «{ $tile }».
bridge-why-name-space = «{ $tile }» si usa insieme a uno spazio: scegli prima lo spazio, o indica tutti e due con **/bridge space**.
bridge-why-no-lady = Nella locanda non c’è nessuna Lady, quindi «{ $tile }» deve aspettare.
bridge-why-before-cards = «{ $tile }» si usa mentre scegli la tua carta.
bridge-why-after-reveal = «{ $tile }» si usa appena si scoprono le carte. Te lo chiedo allora.
bridge-why-own-turn = «{ $tile }» si usa nel tuo turno.
bridge-why-with-space = «{ $tile }» si usa quando scegli uno spazio.
bridge-why-no-use = «{ $tile }» ora non ti apre nessuno spazio.
bridge-why-track-end = Il tuo segnalino è già alla fine { DEL($track) }.
bridge-why-peter = Peter de Colechurch torna nella tua mano anche senza tessera.
bridge-why-kept = La carta di questo turno la tieni già.

# Che cosa è successo

bridge-event-field = Tessera punteggio per «{ $field }». { $how }
bridge-event-round = Round { $round }: la rotella gira di { $marker ->
    [one] 1 spazio
   *[other] { $marker } spazi
}.
bridge-event-last-round = È l’ultimo round.
bridge-event-chosen = { $who } ha scelto { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
bridge-event-revealed = { $who } scopre { IL($cards) }.
bridge-event-plus = { $who } usa «{ bridge-tile-card_plus1 }»: { IL($card) } ora conta { $value }.
bridge-event-order = L’ordine di questo round: { $order }.
bridge-event-uses = { $who } usa la tessera bonus «{ $tile }».
bridge-event-lady = { $who } prende dalla locanda { UN($card) }.
bridge-event-keeps = { $who } riprende in mano { IL($card) }.
bridge-event-space = { $who } va allo spazio della pila { DEI($stack) } e riceve £{ $money }.
bridge-event-x = { $who } va sulla X accanto alla pila { DEI($stack) }.
bridge-event-centre = { $money ->
    [0] { $who } va gratis al centro e prende un edificio dalla pila { DEI($stack) }.
   *[other] { $who } paga £{ $money } per il centro e prende un edificio dalla pila { DEI($stack) }.
}
bridge-event-nowhere = { $who } non trova nessuno spazio libero e non costruisce niente.
bridge-event-stack-empty = La pila { DEI($stack) } è esaurita.
bridge-event-builds = { $who } costruisce { UN($building) }.
bridge-event-replaces = { $who } rimpiazza { IL($old) } con { IL($building) }.
bridge-event-chapel = { $coins ->
    [0] { $who } avanza allo spazio { $space } del tracciato cappella.
   *[other] { $who } avanza allo spazio { $space } del tracciato cappella e raccoglie £{ $coins }.
}
bridge-event-gate = { $who } avanza allo spazio { $space } del tracciato delle porte.
bridge-event-stays = { $who } è alla fine { DEL($track) } e non avanza più.
bridge-event-track-end = { $who } arriva alla fine { DEL($track) } e riceve £{ $money }.
bridge-event-inn = { $who } prende dalla locanda { UN($cards) }.
bridge-event-inn-nothing = { $who } non prende carte dalla locanda.
bridge-event-shop = { $who } guadagna £{ $money } nell’emporio.
bridge-event-tile = { $who } prende la tessera bonus «{ $tile }».
bridge-event-pays-high_card = { $who } ha la carta più alta e riceve £{ $money }.
bridge-event-pays-chapel_leader = { $who } è in testa sul tracciato cappella e riceve £{ $money }.
bridge-event-pays-gate_leader = { $who } è in testa sul tracciato delle porte e riceve £{ $money }.
bridge-event-pays-lowest_number = { $who } ha costruito il numero più basso del round e riceve £{ $money }.
bridge-event-over-rounds = L’ultimo round è finito. Si scopre tutto il denaro.
bridge-event-over-stacks = Tre pile sono esaurite, quindi si smette di costruire. Si scopre tutto il denaro.

# La fine

bridge-points-round = Round
bridge-points-so-far = Dopo ogni round: quanto avrebbe avuto ciascuno in quel momento; degli spazi vuoti costano solo quelli perduti.
bridge-score-coins = Monete in mano
bridge-score-chapel = Tracciato cappella
bridge-score-gate = Tracciato delle porte
bridge-score-inn = Carte in mano
bridge-score-bridge = Edifici
bridge-score-most_chapels = Più cappelle
bridge-score-chapel_leader = In testa sul tracciato cappella
bridge-score-lead = Vantaggio sul tracciato cappella
bridge-score-coins_again = Di nuovo le monete della cappella
bridge-score-most_gates = Più porte
bridge-score-gate_leader = In testa sul tracciato delle porte
bridge-score-gate_spaces = Spazi sul tracciato delle porte
bridge-score-unused_tiles = Raccolta di tessere bonus
bridge-score-most_inns = Più locande
bridge-score-high_card = Carta più alta
bridge-score-cards_in_hand = Numero di carte
bridge-score-card_sets = Combinazioni di carte
bridge-score-longest_series = Sequenza più lunga
bridge-score-lowest_number = Numero più basso
bridge-score-low_numbers = Numeri fino a 30
bridge-score-six_kinds = Set di tutti e sei i tipi
bridge-score-empty = Spazi vuoti
bridge-score-tiles = Tessere bonus non usate
bridge-tie-chapel = Posto sul tracciato cappella (1 è davanti)

# Tessere punteggio

bridge-scoring-most_chapels = Chi ha più cappelle sul ponte: £5, £3, £1 (in tre: senza £1; in due: solo £5).
bridge-scoring-chapel_leader = Alla fine di ogni round chi è in testa sul tracciato cappella riceve £1.
bridge-scoring-lead = £1 per ogni spazio di vantaggio su chi è ultimo sul tracciato cappella.
bridge-scoring-coins_again = Tutte le monete che hai raggiunto o superato sul tracciato cappella, ancora una volta.
bridge-scoring-most_gates = Chi ha più porte sul ponte: £5, £3, £1 (in tre: senza £1; in due: solo £5).
bridge-scoring-gate_leader = Alla fine di ogni round chi è in testa sul tracciato delle porte riceve £1.
bridge-scoring-gate_spaces = Spazi sul tracciato delle porte: da 4 a 6 £3, da 7 a 9 £5, da 10 a 12 £9, 13 o più £12.
bridge-scoring-unused_tiles = Tessere bonus non usate: una £1, due £4, tre £9, quattro o più £16, invece di £1 ciascuna.
bridge-scoring-most_inns = Chi ha più locande sul ponte: £5, £3, £1 (in tre: senza £1; in due: solo £5).
bridge-scoring-high_card = In ogni round la carta più alta riceve £2 quando si scoprono le carte. Le tessere bonus non contano.
bridge-scoring-cards_in_hand = Carte in mano, Peter compreso: 3 o 4 £4, da 5 a 7 £7, 8 o più £10.
bridge-scoring-card_sets = Ogni combinazione di carte in mano: 1 e 2 £5; 1, 2 e 3 £10; 1, 2, 3 e 4 £15. Ogni carta conta una volta sola.
bridge-scoring-longest_series = Chi ha la sequenza più lunga di numeri decrescenti senza un giardino: £5, £3, £1 (in tre: senza £1; in due: solo £5).
bridge-scoring-lowest_number = In ogni round il numero più basso costruito riceve £2. I giardini non contano.
bridge-scoring-low_numbers = £2 per ogni edificio con un numero fino a 30.
bridge-scoring-six_kinds = £10 per ogni set di tutti e sei i tipi di edifici.

# Opzioni

bridge-option-hidden_money = Denaro nascosto
bridge-option-gate_ties = Pareggi sul tracciato delle porte
bridge-option-gate_ties-chapel = decide il tracciato cappella
bridge-option-gate_ties-stack = il segnalino in cima è davanti
bridge-option-expert = Tessere punteggio per costruttori esperti
bridge-option-chapel = Punteggio: cappella
bridge-option-chapel-auto = come dice «{ bridge-option-expert }»
bridge-option-chapel-base = come stampato sul tavoliere
bridge-option-chapel-random = una delle sue tessere, a caso
bridge-option-chapel-most_chapels = { bridge-score-most_chapels }
bridge-option-chapel-chapel_leader = { bridge-score-chapel_leader }
bridge-option-chapel-lead = { bridge-score-lead }
bridge-option-chapel-coins_again = { bridge-score-coins_again }
bridge-option-gate = Punteggio: porta
bridge-option-gate-auto = come dice «{ bridge-option-expert }»
bridge-option-gate-base = come stampato sul tavoliere
bridge-option-gate-random = una delle sue tessere, a caso
bridge-option-gate-most_gates = { bridge-score-most_gates }
bridge-option-gate-gate_leader = { bridge-score-gate_leader }
bridge-option-gate-gate_spaces = { bridge-score-gate_spaces }
bridge-option-gate-unused_tiles = { bridge-score-unused_tiles }
bridge-option-inn = Punteggio: locanda
bridge-option-inn-auto = come dice «{ bridge-option-expert }»
bridge-option-inn-base = come stampato sul tavoliere
bridge-option-inn-random = una delle sue tessere, a caso
bridge-option-inn-most_inns = { bridge-score-most_inns }
bridge-option-inn-high_card = { bridge-score-high_card }
bridge-option-inn-cards_in_hand = { bridge-score-cards_in_hand }
bridge-option-inn-card_sets = { bridge-score-card_sets }
bridge-option-bridge = Punteggio: ponte
bridge-option-bridge-auto = come dice «{ bridge-option-expert }»
bridge-option-bridge-base = come stampato sul tavoliere
bridge-option-bridge-random = una delle sue tessere, a caso
bridge-option-bridge-longest_series = { bridge-score-longest_series }
bridge-option-bridge-lowest_number = { bridge-score-lowest_number }
bridge-option-bridge-low_numbers = { bridge-score-low_numbers }
bridge-option-bridge-six_kinds = { bridge-score-six_kinds }

# Il gioco

bridge-about =
    Old London Bridge è un gioco di Gabriele Bubola e Leo Colovini da 2 a 4 giocatori (Queen Games, 2022).

    Le regole, il numero dei pezzi, le tessere bonus e le tessere punteggio sono quelli del regolamento. Alcuni valori stampati non ci sono noti, e giochiamo con **una nostra ricostruzione**: quale numero sta su quale edificio e quale stemma porta (sono certi solo l’emporio 43, la locanda 20 e il fatto che il 32 è una cappella), gli stemmi dei giardini, quante volte ogni guadagno compare sulla rotella, il loro ordine e quello delle pile intorno, la lunghezza dei due tracciati e la posizione delle monete, quali tessere bonus hanno lo stesso retro, quanto costano più spazi vuoti, quale mano iniziale va con quale gradino, e quali gradini si usano in due o in tre. Concordano con ogni esempio del regolamento, ma non sono quelli pubblicati. Chi ha il gioco può scrivere i valori stampati nei file di dati.

    I testi e le immagini qui sono nostri. Dove il regolamento tace, valgono le nostre interpretazioni.

# Interpretazioni dove il regolamento tace

bridge-ruling-1 = I pareggi sul tracciato delle porte li decide il tracciato cappella, come tutti i pareggi. Un tavolo può scegliere che lì sia davanti il segnalino in cima.
bridge-ruling-2 = Chi arriva per secondo alla fine di un tracciato va sotto il segnalino che c’è già, quindi sul tracciato cappella il primo resta davanti.
bridge-ruling-3 = «{ bridge-tile-keep_card }» si usa quando si sceglie uno spazio. La carta resta fuori dalla locanda finché il turno non finisce.
bridge-ruling-4 = A chi ha «{ bridge-tile-card_plus1 }» si chiede nell’ordine del tracciato cappella, cominciando da chi è in testa. Due di queste tessere si sommano, e un Lord può contare 5.
bridge-ruling-5 = Una tessera bonus presa in un round non si può usare in quello stesso round, nemmeno nel secondo turno di una partita in due.
bridge-ruling-6 = «{ bridge-tile-share_space }» si può usare insieme a «{ bridge-tile-free_centre }» e a «{ bridge-tile-use_x }». Su uno spazio stanno al massimo due pedine.
bridge-ruling-7 = Se nessuno spazio esterno è libero, e il centro è occupato o costa più di quanto hai, non costruisci niente, e alla fine uno spazio resta vuoto. Nessuno deve usare una tessera bonus per evitarlo.
bridge-ruling-8 = In due «{ bridge-tile-share_space }» vale per lo spazio della pedina altrui. La propria pedina deve comunque spostarsi.
bridge-ruling-9 = I premi per chi è in testa su un tracciato, alla fine o in ogni round, vanno solo a segnalini che hanno lasciato la partenza.
bridge-ruling-10 = Per il premio a chi ha più cappelle, porte o locande bisogna averne almeno una.
bridge-ruling-11 = «{ bridge-score-coins_again }» non dà una seconda volta le £10 di fine tracciato.
bridge-ruling-12 = Per il vantaggio sul tracciato cappella tutti i gradini delle scale contano come uno spazio. Chi è all’ultimo posto, anche a pari merito, non riceve niente.
bridge-ruling-13 = Il numero più basso di un round conta anche se ha rimpiazzato un altro edificio. In due contano tutti e due gli edifici di un giocatore. Se si sono costruiti solo giardini, nessuno riceve niente.
bridge-ruling-14 = Per la carta più alta conta il valore stampato; in due la più alta di tutte e quattro le carte. Se tutti giocano Peter, il premio va a chi è davanti sul tracciato cappella, o sulle sue scale.
bridge-ruling-15 = Da una pila vuota di tessere bonus non si prende niente. Se sono tutte vuote, non c’è tessera.
bridge-ruling-16 = Nessuno fa debiti. Gli spazi vuoti non costano più di quanto hai prima che le tessere bonus diano £1 ciascuna.
bridge-ruling-17 = Quando si esaurisce la terza pila, il round si gioca fino alla fine. Uno spazio accanto a una pila vuota si chiude subito.
bridge-ruling-18 = «{ bridge-tile-chapel_2 }» e «{ bridge-tile-gate_2 }» si possono usare in ogni momento del proprio turno, anche dopo l’effetto dell’edificio. Danno monete e tessere come ogni mossa.
bridge-ruling-19 = Un edificio va nel prossimo spazio ogni volta che può. Si rimpiazza un edificio solo se si deve; se uno solo può fare posto, lo fa subito.
bridge-ruling-20 = Le carte rimesse in questo turno, comprese le proprie, si possono prendere subito nella locanda.
bridge-ruling-21 = Una mossa su un tracciato si fa per intero. Prendere carte nella locanda è facoltativo.
bridge-ruling-22 = Al gradino più avanti spetta la mano con la carta in più di valore più basso. In due o in tre si usano i gradini più avanti.
bridge-ruling-23 = A chi ha solo tante carte quante se ne devono giocare, e non può prendere una Lady, non si chiede niente: tutti possono contarle.

# Somme

bridge-hint-points = circa £{ $figure }
bridge-money = £{ $money }
bridge-money-minus = −£{ $money }

bridge-next-card = Quale carta?
bridge-next-use = Quale tessera bonus usi?
bridge-next-with = Con quale tessera bonus?
bridge-next-space = Quale spazio?
bridge-next-stack = Un edificio di quale pila?
bridge-next-building = Quale edificio fa posto?
bridge-next-tile = Quale tessera bonus?
bridge-next-pile = Da quale pila?
