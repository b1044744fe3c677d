# La lezione di Old London Bridge: che cosa dice a ogni passo, e perché lì una risposta è buona o debole.

bridge-lesson-welcome =
    Ti diamo il benvenuto a Londra, nell’anno 1209. Ciascuno di voi costruisce sul Tamigi un ponte di { $slots } spazi, un edificio per turno, da sinistra a destra. Vince chi alla fine ha più denaro.

    Al centro dell’immagine c’è la **rotella**: sei pile di edifici, e accanto spazi che danno £1, £2 o £3. Chi mette la pedina in uno spazio riceve il denaro e l’edificio in cima alla pila accanto. La X rossa è chiusa; il centro grigio costa £{ $centre_price } e dà l’edificio in cima a una pila qualsiasi.

    Giochi contro { $rival_1 } e { $rival_2 }, due computer. Prova quello che vuoi: niente di ciò che provi qui conta.
bridge-lesson-card =
    Prima ciascuno sceglie in segreto una carta, e si scoprono tutte insieme. In questo round **la carta più alta agisce per prima**, e quindi sceglie per prima. A parità di carte viene prima chi è più avanti sul tracciato cappella; ora, all’inizio, lì sei all’ultimo posto.

    Peter de Colechurch (0) torna sempre nella tua mano. Ogni altra carta va alla **locanda**, le quattro pile di carte che hai visto a destra sul tavolo. Guarda che cosa è aperto in questo round: nessuno spazio è tanto migliore degli altri da valere una carta.
bridge-lesson-card-right = Peter non costa niente, e la pensano così anche gli altri due. Le tre carte sono pari, quindi decide il tracciato cappella, e il tuo turno è l’ultimo.
bridge-lesson-card-other = Questa volta gli altri due giocano Peter, quindi qualsiasi altra carta ti dà il primo turno. Ma poi finisce alla locanda, e in cambio non avresti quasi niente di meglio. Tienila per un round in cui c’è uno spazio per cui vale la pena di lottare.
bridge-lesson-first =
    Gli altri hanno già mosso: in uno spazio c’è posto per una sola pedina. Ora guarda i numeri. **I numeri civici devono scendere**: dopo un edificio con il 22 puoi aggiungere solo numeri più bassi. Un **giardino** non ha numero; va sempre bene, e dopo può venire qualsiasi numero.
bridge-lesson-first-right = £2 e un giardino: non rinunci a niente, e il tuo primo numero è ancora da decidere. Il suo stemma arancione aiuta più avanti.
bridge-lesson-first-low = Si può costruire. Ma è un numero basso, e gli spazi da riempire sono { $slots }: dopo potrebbero venire solo numeri più bassi, o giardini. Comincia con un numero alto.
bridge-lesson-first-dear = Dallo spazio centrale puoi prendere l’edificio in cima a una pila qualsiasi, ma **costa** £{ $centre_price }, mentre gli altri spazi ti danno denaro. Tienilo per un edificio che vale tanto.
bridge-lesson-coats =
    Round 2, di nuovo con Peter. Ogni edificio porta uno **stemma**: un ovale blu, un frontone arancione, uno stendardo grigio o uno scudo verde. Quando ne costruisci uno, la potenza del suo effetto è il numero di stemmi di quel colore su tutto il tuo ponte. Un **emporio** dà denaro, una **cappella** e una **porta** fanno avanzare i tuoi segnalini in alto, una **locanda** fa riprendere carte. Una **gilda** non ha un effetto suo, ma porta tutti e quattro gli stemmi.
bridge-lesson-coats-right = £2, il numero più alto finora e tutti e quattro gli stemmi: l’effetto di tutto ciò che costruisci da ora in poi è più potente di 1.
bridge-lesson-coats-dear = Pagheresti £{ $centre_price } invece di ricevere £2. Lo spazio accanto alla gilda è libero.
bridge-lesson-coats-other = Ci sta, ma guarda il numero: dopo vanno bene solo numeri più bassi, e porta uno stemma invece di quattro. I primi stemmi contano di più, perché rafforzano tutto ciò che segue.
bridge-lesson-strength =
    Round 3. Ho giocato ancora una volta Peter per te: per ora nessuno spazio vale una carta. L’emporio in cima alla pila è grigio, e un **emporio** dà £1 per ogni stemma del suo colore. Sulla gilda hai uno stemma grigio; conta anche quello dell’emporio stesso.
bridge-lesson-strength-right = £2 dallo spazio e £2 dall’emporio stesso. Il 28 sta bene dopo il tuo 54.
bridge-lesson-strength-fine = Una seconda gilda rafforza tutto ciò che viene dopo. È anch’essa una buona scelta, ma oggi dà solo £1.
bridge-lesson-strength-dear = Gli spazi liberi ti danno denaro. Qui pagheresti tu £{ $centre_price }, e perderesti ciò che danno loro.
bridge-lesson-strength-other = Una locanda ti fa riprendere in mano carte dalle pile sul tavolo, e lì delle tue non ce n’è ancora nessuna: adesso non farebbe niente per te.
bridge-lesson-park =
    Round 4, di nuovo con Peter. Il tuo ultimo numero è 28, e tutti i numeri scoperti sono più alti. Dopo un **giardino** può venire di nuovo qualsiasi numero.
bridge-lesson-tracks =
    Ho giocato un round per te: dopo il giardino c’è una seconda gilda, la 34. Ora è il round 6; ho giocato di nuovo Peter, e gli altri hanno già mosso.

    Guarda i due **tracciati** in alto. Una cappella fa avanzare il tuo segnalino su quello superiore, una porta su quello inferiore, di uno spazio per ogni stemma del colore dell’edificio. Sul **tracciato cappella** ci sono monete, e a parità di carte viene prima chi lì è più avanti. Ogni segno rosso sul **tracciato delle porte** è uno **spazio bonus**: chi lo raggiunge o lo supera prende una tessera bonus. La fine di un tracciato dà £{ $track_end_prize }, e a partita finita i primi due di ciascuno ricevono un premio.
bridge-lesson-park-right = Ora può cominciare una nuova sequenza con un numero alto. A un ponte servono due o tre giardini nei momenti giusti.
bridge-lesson-park-high = Il suo numero è più alto di 28, quindi dovrebbe **rimpiazzare** un edificio precedente: quello esce dal gioco, e alla fine uno spazio resta vuoto, e questo costa denaro.
bridge-lesson-park-dear = Un giardino per £{ $centre_price }, quando lo spazio lì accanto ti dà £2?
bridge-lesson-gate =
    È aperta una **porta**. Quanti stemmi arancioni avresti? Due gilde, il primo giardino e la porta stessa: quattro. Il tuo segnalino andrebbe quindi da 0 (il numero accanto alla piccola porta nell’immagine) a 4, e il primo spazio bonus è il 3.
bridge-lesson-gate-right = Quattro spazi in una volta: superi uno spazio bonus, quindi puoi prendere una tessera.
bridge-lesson-gate-dear = La porta puoi averla senza pagare: lo spazio accanto è libero e dà persino £1.
bridge-lesson-gate-other = Adesso dà un po’ di più. Ma quattro spazi sul tracciato delle porte portano una tessera bonus, e alla fine ci sono premi per chi lì è davanti.
bridge-lesson-tile =
    Le tessere bonus sono in tre pile, a sinistra, al centro e a destra, e prendi quella in cima a una di esse. Ogni tessera si usa una volta, dal prossimo round in poi, nel momento che indica.

    Sei sullo spazio 4 del tracciato delle porte; il prossimo spazio bonus è il 6.
bridge-lesson-tile-right = Altri due spazi portano dal 4 al 6: è il prossimo spazio bonus, e quindi un’altra tessera.
bridge-lesson-tile-fine = Ogni tessera ha il suo momento. Anche questa è utile.
bridge-lesson-bid =
    Round 7. Leggi che cosa è scoperto: un emporio con uno stemma **arancione** dà £1, e a te frutterebbe altre £5, perché di stemmi arancioni ne hai molti. (Il suo numero è troppo alto, ma costa poco.) E sul tracciato cappella sei all’ultimo posto, quindi perdi ogni pareggio. Quale carta ti dà buone probabilità di muovere presto?
bridge-lesson-bid-right = Una Lady batte i Peter e i Mercanti. { $rival_1 } ha giocato un Chierico e muove prima di te, ma vuole qualcos’altro.
bridge-lesson-bid-last = Con Peter molto probabilmente l’ultima scelta sarebbe la tua, e dovresti sperare che nessuno prenda l’emporio.
bridge-lesson-bid-other = Può funzionare. Ma una carta bassa non batte quasi nessuno, e una molto alta è meglio tenerla per gli ultimi round, quando la posta è più alta.
bridge-lesson-shop =
    { $rival_1 } ha preso la cappella; l’emporio arancione c’è ancora. Il suo 23 è più alto del tuo 6, quindi **rimpiazza** un edificio precedente, e alla fine uno spazio resta vuoto: uno costa £{ $cost_one }, due £{ $cost_two }, tre £{ $cost_three }.
bridge-lesson-shop-right = £1 dallo spazio, £5 dall’emporio.
bridge-lesson-shop-dear = Lo stesso edificio è accanto a uno spazio libero che ti dà denaro.
bridge-lesson-shop-other = Ti darebbe una o due sterline. L’emporio ne dà sei in tutto.
bridge-lesson-replace =
    Il nuovo edificio deve andare dove i numeri scendono ancora: al posto del 28, fra il 54 e il giardino, oppure del 34 o del 6 nella seconda sequenza. Quello vecchio esce dal gioco, e con esso i suoi stemmi.
bridge-lesson-replace-right = Il vecchio emporio ha fatto il suo lavoro: £2, tempo fa. Oltre a uno stemma grigio perdi alla fine £{ $cost_one } per lo spazio vuoto; il nuovo ne dà 5.
bridge-lesson-replace-fine = Così alla fine resta più margine, perché il tuo ultimo numero sarebbe 23. Ma perdi uno stemma arancione prima che abbia reso qualcosa.
bridge-lesson-replace-guild = La gilda porta quattro stemmi. Senza quella gilda l’effetto di ogni edificio che segue è più debole di 1, e così anche quello di questo emporio.
bridge-lesson-replace-other = Puoi usare la tessera adesso, e poi la domanda torna. Non c’è fretta: ti viene chiesto anche alla fine del turno.
bridge-lesson-use =
    Hai una tessera bonus da due spazi sul tracciato delle porte, dove il tuo segnalino è sullo spazio 4 (il numero accanto alla piccola porta). Il prossimo spazio bonus è il 6. Una tessera che resta alla fine vale £{ $tiles_unused }.
bridge-lesson-rounds =
    Ho giocato per te fino al round 10. Al posto dell’emporio c’è una cappella. Allo spazio bonus hai preso un’altra tessera, che ha fatto avanzare il tuo segnalino di due spazi sul tracciato cappella. In fondo al tuo ponte c’è un giardino, e quindi dopo va bene qualsiasi numero. La tua Lady e un Chierico sono alla locanda.

    Guarda il **tracciato cappella**: { $rival_2 } è sullo spazio 8, tu e { $rival_1 } siete sul 7. A parità di carte non sei più all’ultimo posto, e sul prossimo spazio ci sono £3.
bridge-lesson-use-right = Sullo spazio bonus: una nuova tessera al posto della vecchia.
bridge-lesson-use-other = Potrebbe aspettare. Ma ciò che porta è un’altra tessera, e prima l’hai, più a lungo puoi usarla.
bridge-lesson-lead =
    È aperta una cappella, e il tracciato cappella rende ancora: £3 sullo spazio 8, £5 sull’11, £{ $track_end_prize } alla fine, sul 14, e poi un premio. Mancano tre round. Hai ancora un Lord.

    Anche le carte in mano danno un premio alla fine: £{ $prizes_with_three_1 } alla somma più alta e £{ $prizes_with_three_2 } alla seconda. Confronta con ciò che una carta ti dà adesso.
bridge-lesson-lead-right = La carta più alta: nessuno muove prima di te.
bridge-lesson-lead-fine = Può bastare. Ma a parità di carte viene prima { $rival_2 }: il Lord è più sicuro, e questi sono gli ultimi round.
bridge-lesson-lead-other = Anche altri vogliono la cappella. Ciò che le carte in mano possono dare alla fine è meno di ciò che aspetta sul tracciato cappella.
bridge-lesson-chapel =
    La prima mossa è tua. La cappella è grigia; conta i tuoi stemmi grigi, compreso il suo: due gilde e la cappella, tre spazi, da 7 (il numero accanto alla piccola cappella) a 10. Può avere qualsiasi numero, perché il tuo ultimo edificio è un giardino.
bridge-lesson-chapel-right = £2 dallo spazio della rotella, tre spazi sul tracciato cappella, e lungo la strada le £3 dello spazio 8.
bridge-lesson-chapel-dear = La prima mossa è tua, quindi lo spazio è libero e ti dà denaro.
bridge-lesson-chapel-other = Il Lord era per la cappella: così la prenderebbe qualcun altro.
bridge-lesson-end =
    Round 11: ho giocato un Chierico per te, e hai preso un’altra cappella. Questa è verde, e quattro stemmi verdi ti portano da 10 a 14, proprio alla fine del tracciato. Ma 27 è più alto del tuo 17. Quale edificio, da ora in poi, vale di meno?
bridge-lesson-end-right = La vecchia cappella ha fatto avanzare il tuo segnalino e ha finito il suo lavoro. Ora il tracciato: £5 sullo spazio 11 e £{ $track_end_prize } alla fine.
bridge-lesson-end-fine = Anche quella cappella ha finito il suo lavoro. Se ne va uno stemma grigio invece di uno arancione: così vicino alla fine cambia poco.
bridge-lesson-end-guild = Conta di nuovo: senza la gilda la cappella stessa sarebbe più debole, e non arriveresti alla fine del tracciato.
bridge-lesson-end-other = La porta è bassa, quindi dopo non ci sta comunque niente, ma il suo stemma arancione rafforza ancora gli empori.
bridge-lesson-late =
    L’ultimo round, con il tuo Mercante: in mano ti resta solo Peter. Gli stemmi che aiutano più avanti ora non aiutano nessuno: guarda solo che cosa dà subito ogni edificio. L’emporio dà £2, e £1 per ogni stemma verde. La porta dà £2, e ti farebbe avanzare dallo spazio 6 del tracciato delle porte, dove { $rival_1 } è uno spazio più avanti.
bridge-lesson-late-right = £2 e £5: sette sterline per l’ultimo turno.
bridge-lesson-late-fine = Bel colpo d’occhio: £2, il primo posto sul tracciato delle porte invece del secondo, cioè £2 in più, e una tessera che vale £{ $tiles_unused }. Sono due sterline in meno dell’emporio.
bridge-lesson-late-dear = Il centro costa denaro, e questo è l’ultimo turno in cui guadagnarne.
bridge-lesson-late-other = È l’ultimo round, quindi ciò che un edificio potrebbe dare più avanti non conta più.
bridge-lesson-score =
    Ecco quanto hanno tutti: £{ $points_1 }, £{ $points_2 } e £{ $points_3 }.

    • **Monete in mano**: ciò che hai guadagnato lungo la strada, di gran lunga la parte maggiore.
    • **Tracciato cappella** e **tracciato delle porte**: £{ $prizes_with_three_1 } al primo e £{ $prizes_with_three_2 } al secondo.
    • **Carte in mano**: lo stesso per la somma più alta e per la seconda. Tu hai solo Peter, quindi niente.
    • **Edifici**: lo stesso per chi ne ha di più e per chi viene secondo.
    • **Spazi vuoti**: quattro spazi sono vuoti, e costano £10. Il prezzo sale in fretta, quindi non rimpiazzare troppo spesso.
bridge-lesson-farewell =
    Hai visto tutto ciò che succede in una partita. Solo le tessere bonus e gli edifici locanda hanno altro da offrire: **/bridge look** ne mostra ognuno.

    Tre cose da ricordare: comincia con numeri alti e costruisci giardini in tempo; raccogli presto stemmi, soprattutto con le gilde; gioca una carta alta solo per qualcosa che lo merita.

    Scrivi **/bridge new** per aprire un tavolo con chi vuoi o con dei computer. Il pulsante **{ button-rules }** è su ogni scheda e ogni pannello.
