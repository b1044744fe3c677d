# Le regole di Old London Bridge, una pagina ciascuna. I numeri vengono dai file dei componenti.

bridge-page-bridge = Il tuo ponte
bridge-rules-bridge =
    Costruisci un ponte di { $slots } spazi, da sinistra a destra, un edificio per turno. Vince chi alla fine ha più denaro.

    I numeri civici devono scendere: un edificio va nel prossimo spazio se il suo numero è più basso di quello dell’ultimo edificio, che è sempre il più a destra. Se è più alto, deve rimpiazzare un edificio precedente in modo che i numeri scendano ancora; quello vecchio esce dal gioco, e alla fine uno spazio resta vuoto.

    Un **giardino** non ha numero e va sempre nel prossimo spazio. Dopo un giardino comincia una nuova sequenza con un numero qualsiasi. I giardini non si rimpiazzano mai.

bridge-page-start = Con che cosa cominci
bridge-rules-start =
    Hai £{ $start_money } e sei carte: Peter de Colechurch (0), un Mercante (1), una Lady (2), un Chierico (3), un Lord (4), e una seconda di queste quattro, secondo il tuo gradino sulle scale del tracciato cappella. I gradini li assegna il caso. Le tue carte sono segrete, e anche il denaro, se il tavolo non gioca con denaro scoperto.

bridge-page-round = Un round
bridge-rules-round =
    I round sono { $rounds_with_more }. Prima un segnaturno fa girare la rotella di 1, 2 o 3 spazi, così accanto alle pile ci sono altri guadagni. Poi ciascuno sceglie in segreto una carta, e si scoprono tutte insieme. La carta più alta agisce per prima. Questo ordine vale per tutto il round; le mosse sul tracciato cappella contano per l’ordine dal round dopo.

    Tutti i **pareggi** li decide il tracciato cappella, qui e in tutto il resto: prevale chi è più avanti o, sullo stesso spazio, chi sta sopra. Un segnalino che arriva su uno spazio va sopra quelli che ci sono già.

bridge-page-turn = Il tuo turno
bridge-rules-turn =
    La tua carta torna alla locanda; Peter de Colechurch (0) torna sempre nella tua mano. Poi metti la pedina su uno spazio libero della rotella; in uno spazio c’è posto per una sola pedina:
    - uno **spazio esterno**: ricevi le sue £1, £2 o £3 e l’edificio in cima alla pila accanto. La X è chiusa, e così uno spazio la cui pila è esaurita.
    - lo **spazio centrale**: paghi £{ $centre_price } e prendi l’edificio in cima a una pila qualsiasi, anche accanto alla X o a un’altra pedina.

    Costruiscilo e applica il suo effetto.

bridge-page-actions = Effetti e stemmi
bridge-rules-actions =
    La potenza dell’effetto è il numero di stemmi, su tutto il tuo ponte, del colore che porta il nuovo edificio, compreso il suo.

    - **Cappella**: il tuo segnalino avanza sul tracciato cappella di tanti spazi quant’è la potenza, e raccoglie le monete che raggiunge o supera.
    - **Porta**: il tuo segnalino avanza sul tracciato delle porte di tanti spazi quant’è la potenza. Per ogni spazio bonus che raggiunge o supera prendi una tessera bonus scoperta, e si scopre la prossima.
    - **Locanda**: prendi dalla locanda carte per un valore totale che non superi la potenza.
    - **Emporio**: ricevi tante sterline quant’è la potenza.
    - **Gilda**: nessun effetto, ma porta tutti e quattro gli stemmi, e così rafforza ogni effetto successivo.
    - **Giardino**: nessun effetto, ma porta uno stemma che conta in seguito.

bridge-page-tracks = I due tracciati
bridge-rules-tracks =
    Il **tracciato cappella**: prima del primo spazio ci sono le scale, con quattro gradini. Il primo passo porta sempre allo spazio 1, qualunque sia il gradino; le scale non si contano. Le monete stanno sugli spazi { $coin_spaces }, e il tracciato finisce con lo spazio { $chapel_last }.

    Il **tracciato delle porte**: gli spazi bonus sono { $bonus_spaces }. Il tracciato finisce con lo spazio { $gate_last }, che non è uno spazio bonus.

    Chi arriva alla fine di un tracciato riceve £{ $track_end_prize }; i passi in più vanno perduti. Lì un segnalino che arriva dopo va sotto quelli che ci sono già.

bridge-page-inn = La locanda
bridge-rules-inn =
    Una locanda ti fa prendere carte che si trovano lì, per un valore totale che non superi la potenza dell’effetto: un Lord, per esempio, richiede una potenza di 4. Puoi prenderne più d’una, di meno, o nessuna.

    Le carte rimesse in questo turno, comprese le tue, si possono prendere subito. Alla fine la somma più alta delle carte in mano dà denaro.

bridge-page-tiles = Usare le tessere bonus
bridge-rules-tiles =
    Ognuna si usa una volta, dal round dopo quello in cui l’hai presa. In un turno puoi usarne più d’una. Una che resta alla fine vale £{ $tiles_unused }.
    - **{ bridge-tile-take_lady }**: mentre scegli la carta, prendi una Lady (2) dalla locanda.
    - **{ bridge-tile-card_plus1 }**: scoperte le carte, la tua conta uno in più per l’ordine. In due scegli quale delle tue due carte.
    - **{ bridge-tile-share_space }**: vai dove c’è una pedina altrui. Ricevi o paghi come al solito.
    - **{ bridge-tile-free_centre }**: il centro non costa niente.
    - **{ bridge-tile-use_x }**: vai sulla X e prendi l’edificio accanto. Non dà denaro.
    - **{ bridge-tile-keep_card }**: sceglila prima dello spazio, e dopo il turno la tua carta torna nella tua mano.
    - **{ bridge-tile-chapel_2 }**, **{ bridge-tile-gate_2 }**: fai avanzare il tuo segnalino, in ogni momento del tuo turno, se non è alla fine del suo tracciato.

bridge-page-pieces = Quanti pezzi ci sono
bridge-rules-pieces =
    - **Edifici**: { $buildings }, di cui { $of_each_kind } di ognuno dei sei tipi. Ogni numero da 1 a { $numbers } c’è esattamente una volta; i { $of_each_kind } giardini non ne hanno.
    - **Stemmi**: cappelle, porte, locande, empori e giardini ne portano uno, una gilda tutti e quattro.
    - **Tessere bonus**: { $bonus_tiles }, { $of_each_tile } di ognuno degli otto tipi.
    - **Carte**: Peter (0): { $copies_0 }, Mercante (1): { $copies_1 }, Lady (2): { $copies_2 }, Chierico (3): { $copies_3 }, Lord (4): { $copies_4 }.
    - **Segnaturno**: { $markers_1 } fanno girare la rotella di 1, { $markers_2 } di 2, { $markers_3 } di 3.

    Quali numeri ha ogni tipo lo dice la lista degli edifici alla fine dell’indice.

bridge-page-picture = Che cosa mostra l’immagine
bridge-rules-picture =
    Ogni giocatore ha un colore e un segno. Li portano le pedine sulla rotella, i segnalini dei due tracciati e ogni ponte, accanto al nome. Un edificio mostra il numero su una targa e, sopra, il suo stemma; i quattro stemmi si distinguono per il contorno e per la figura, non solo per il colore.

    Al centro dell’immagine c’è la rotella con le pile intorno, e accanto la locanda, le tessere bonus scoperte e i quattro spazi punteggio che contano alla fine. **{ button-read }** dice tutto a parole.

bridge-page-orders = Ordini
bridge-rules-orders =
    Perché nessuno debba aspettare, di’ in anticipo che cosa rispondo per te: gli edifici che vuoi e quanto devono dare i loro spazi, la carta del prossimo round, le tessere bonus che usi, prendi o conservi, le carte che prendi dalla locanda, l’edificio che fa posto. Usa il pulsante **{ button-orders }** o **/bridge orders**; nessun altro lo vede. Dove «{ bridge-tile-card_plus1 }» non può cambiare l’ordine delle carte, non si chiede e la tessera resta.

bridge-page-end = La fine
bridge-rules-end =
    Dopo { $rounds_with_more } round, o dopo un round in cui si sono esaurite tre pile, ci sono premi di £{ $prizes_with_four_1 }, £{ $prizes_with_four_2 } e £{ $prizes_with_four_3 } per
    - il tracciato cappella e il tracciato delle porte, se il tuo segnalino ha lasciato la partenza,
    - la somma più alta delle carte in mano, se non hai solo Peter,
    - il maggior numero di edifici, giardini compresi.

    In tre non c’è il terzo premio, in due solo il primo. Poi paghi gli spazi vuoti: £{ $cost_one } per uno, £{ $cost_two } per due, £{ $cost_three } per tre e così via (da due in poi i prezzi sono una nostra ricostruzione), ma mai più di quanto hai. Infine ogni tessera bonus rimasta dà £{ $tiles_unused }. Vince chi ha più denaro. I pareggi li decide il tracciato cappella.

bridge-page-two = In due
bridge-rules-two =
    Cominci con { $start_zeros_with_two } Peter, e si giocano { $rounds_with_two } round; in ogni round ciascuno gioca due carte. Ogni carta dà un turno a sé; i valori non si sommano. Nel tuo secondo turno la pedina deve andare in un altro spazio, e quello che lascia è libero.

bridge-page-expert = Per costruttori esperti
bridge-rules-expert =
    Ognuno dei quattro punteggi stampati può essere rimpiazzato da una di quattro tessere, a scelta o a caso.

    ### Al posto del tracciato cappella
    - { bridge-scoring-most_chapels }
    - { bridge-scoring-chapel_leader }
    - { bridge-scoring-lead }
    - { bridge-scoring-coins_again }
    ### Al posto del tracciato delle porte
    - { bridge-scoring-most_gates }
    - { bridge-scoring-gate_leader }
    - { bridge-scoring-gate_spaces }
    - { bridge-scoring-unused_tiles }
    ### Al posto delle carte in mano
    - { bridge-scoring-most_inns }
    - { bridge-scoring-high_card }
    - { bridge-scoring-cards_in_hand }
    - { bridge-scoring-card_sets }
    ### Al posto del maggior numero di edifici
    - { bridge-scoring-longest_series }
    - { bridge-scoring-lowest_number }
    - { bridge-scoring-low_numbers }
    - { bridge-scoring-six_kinds }

# Liste e ciò che mostrano le immagini

bridge-shelf-kinds = Tipi di edifici
bridge-shelf-buildings = Edifici, per numero
bridge-shelf-cards = Personaggi
bridge-shelf-bonus = Tessere bonus
bridge-shelf-scoring = Tessere punteggio per costruttori esperti

bridge-look-coats = Stemma: { $coats }.
bridge-look-copies = Copie: { $count }.
bridge-look-numbers = Numeri: { $numbers }.
bridge-look-does-chapel = Il tuo segnalino avanza sul tracciato cappella, uno spazio per ogni stemma del suo colore sul tuo ponte.
bridge-look-does-gate = Il tuo segnalino avanza sul tracciato delle porte, uno spazio per ogni stemma del suo colore sul tuo ponte.
bridge-look-does-inn = Prendi dalla locanda carte per un valore totale pari, al massimo, al numero di stemmi del suo colore sul tuo ponte.
bridge-look-does-shop = £1 per ogni stemma del suo colore sul tuo ponte.
bridge-look-does-guild = Nessun effetto, ma tutti e quattro gli stemmi.
bridge-look-does-park = Nessun effetto e nessun numero. Va nel prossimo spazio, e dopo può venire un numero qualsiasi.
bridge-look-park = Giardino, stemma: { $coats }
bridge-look-card-0 = Non va mai alla locanda: torna nella tua mano dopo il suo turno.
bridge-look-card-other = Torna alla locanda quando ha agito. La carta più alta agisce per prima.
bridge-look-field = Al posto dello spazio punteggio «{ $field }».

bridge-scene-row = I numeri scendono; dopo il giardino può venire un numero qualsiasi
bridge-scene-replace = Il 36 è troppo alto per il prossimo spazio: rimpiazza il 30
bridge-scene-strength = Questo emporio ha una potenza di 2: due stemmi arancioni sul ponte
