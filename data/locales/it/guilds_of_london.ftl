guilds-title = Guilds of London

# Simboli

guilds-symbol-compass = Bussola
    .il = la Bussola
guilds-symbol-anchor = Ancora
    .il = l’Ancora
guilds-symbol-cross = Croce
    .il = la Croce
guilds-symbol-scythe = Falce
    .il = la Falce
guilds-symbol-crown = Corona
    .il = la Corona
guilds-either = { $one } o { $other }
    .il = { IL($one) } o { IL($other) }

# Luoghi: il nome, poi da dove, verso dove e dove.

guilds-place-guildhall = Guildhall
    .from = dalla Guildhall
    .to = alla Guildhall
    .at = nella Guildhall
guilds-place-plantation = Piantagione
    .from = dalla Piantagione
    .to = alla Piantagione
    .at = nella Piantagione
guilds-place-mercers = Mercers
    .from = dai Mercers
    .to = ai Mercers
    .at = presso i Mercers
guilds-place-grocers = Grocers
    .from = dai Grocers
    .to = ai Grocers
    .at = presso i Grocers
guilds-place-drapers = Drapers
    .from = dai Drapers
    .to = ai Drapers
    .at = presso i Drapers
guilds-place-fishmongers = Fishmongers
    .from = dai Fishmongers
    .to = ai Fishmongers
    .at = presso i Fishmongers
guilds-place-goldsmiths = Goldsmiths
    .from = dai Goldsmiths
    .to = ai Goldsmiths
    .at = presso i Goldsmiths
guilds-place-skinners = Skinners
    .from = dagli Skinners
    .to = agli Skinners
    .at = presso gli Skinners
guilds-place-merchant_taylors = Merchant Taylors
    .short = Taylors
    .from = dai Merchant Taylors
    .to = ai Merchant Taylors
    .at = presso i Merchant Taylors
guilds-place-haberdashers = Haberdashers
    .from = dagli Haberdashers
    .to = agli Haberdashers
    .at = presso gli Haberdashers
guilds-place-salters = Salters
    .from = dai Salters
    .to = ai Salters
    .at = presso i Salters
guilds-place-ironmongers = Ironmongers
    .from = dagli Ironmongers
    .to = agli Ironmongers
    .at = presso gli Ironmongers
guilds-place-vintners = Vintners
    .from = dai Vintners
    .to = ai Vintners
    .at = presso i Vintners
guilds-place-clothworkers = Clothworkers
    .from = dai Clothworkers
    .to = ai Clothworkers
    .at = presso i Clothworkers
guilds-place-dyers = Dyers
    .from = dai Dyers
    .to = ai Dyers
    .at = presso i Dyers
guilds-place-brewers = Brewers
    .from = dai Brewers
    .to = ai Brewers
    .at = presso i Brewers
guilds-place-leathersellers = Leathersellers
    .short = Leathers.
    .from = dai Leathersellers
    .to = ai Leathersellers
    .at = presso i Leathersellers
guilds-place-pewterers = Pewterers
    .from = dai Pewterers
    .to = ai Pewterers
    .at = presso i Pewterers
guilds-place-barbers = Barbers
    .from = dai Barbers
    .to = ai Barbers
    .at = presso i Barbers
guilds-place-cutlers = Cutlers
    .from = dai Cutlers
    .to = ai Cutlers
    .at = presso i Cutlers
guilds-place-bakers = Bakers
    .from = dai Bakers
    .to = ai Bakers
    .at = presso i Bakers
guilds-place-wax_chandlers = Wax Chandlers
    .short = Wax Ch.
    .from = dai Wax Chandlers
    .to = ai Wax Chandlers
    .at = presso i Wax Chandlers
guilds-place-tallow_chandlers = Tallow Chandlers
    .short = Tallow Ch.
    .from = dai Tallow Chandlers
    .to = ai Tallow Chandlers
    .at = presso i Tallow Chandlers
guilds-place-armourers = Armourers
    .from = dagli Armourers
    .to = agli Armourers
    .at = presso gli Armourers
guilds-place-girdlers = Girdlers
    .from = dai Girdlers
    .to = ai Girdlers
    .at = presso i Girdlers
guilds-place-butchers = Butchers
    .from = dai Butchers
    .to = ai Butchers
    .at = presso i Butchers
guilds-place-saddlers = Saddlers
    .from = dai Saddlers
    .to = ai Saddlers
    .at = presso i Saddlers
guilds-place-carpenters = Carpenters & Builders
    .short = Carpenters
    .from = dai Carpenters & Builders
    .to = ai Carpenters & Builders
    .at = presso i Carpenters & Builders
guilds-place-cordwainers = Cordwainers
    .from = dai Cordwainers
    .to = ai Cordwainers
    .at = presso i Cordwainers
guilds-place-painter_stainers = Painter-Stainers
    .short = Painters
    .from = dai Painter-Stainers
    .to = ai Painter-Stainers
    .at = presso i Painter-Stainers
guilds-place-curriers = Curriers
    .from = dai Curriers
    .to = ai Curriers
    .at = presso i Curriers
guilds-place-masons = Masons
    .from = dai Masons
    .to = ai Masons
    .at = presso i Masons
guilds-place-plumbers = Plumbers
    .from = dai Plumbers
    .to = ai Plumbers
    .at = presso i Plumbers
guilds-place-innholders = Innholders
    .from = dagli Innholders
    .to = agli Innholders
    .at = presso gli Innholders
guilds-place-founders = Founders
    .from = dai Founders
    .to = ai Founders
    .at = presso i Founders
guilds-place-poulters = Poulters
    .from = dai Poulters
    .to = ai Poulters
    .at = presso i Poulters
guilds-place-cooks = Cooks
    .from = dai Cooks
    .to = ai Cooks
    .at = presso i Cooks
guilds-place-coopers = Coopers
    .from = dai Coopers
    .to = ai Coopers
    .at = presso i Coopers
guilds-place-paviors = Paviors
    .from = dai Paviors
    .to = ai Paviors
    .at = presso i Paviors
guilds-place-apothecaries = Apothecaries
    .from = dagli Apothecaries
    .to = agli Apothecaries
    .at = presso gli Apothecaries
guilds-place-master_mariners = Master Mariners
    .short = Mariners
    .from = dai Master Mariners
    .to = ai Master Mariners
    .at = presso i Master Mariners
guilds-place-lightermen = Lightermen
    .from = dai Lightermen
    .to = ai Lightermen
    .at = presso i Lightermen
guilds-place-st_lawrence = Chiesa di St Lawrence Jewry
    .short = St Lawrence
    .from = dalla Chiesa di St Lawrence Jewry
    .to = alla Chiesa di St Lawrence Jewry
    .at = alla Chiesa di St Lawrence Jewry
guilds-place-gog_magog = Gog & Magog
    .from = da Gog & Magog
    .to = a Gog & Magog
    .at = presso Gog & Magog
guilds-place-university = Università di Londra
    .short = Università
    .from = dall’Università di Londra
    .to = all’Università di Londra
    .at = all’Università di Londra
guilds-place-businessmens_hall = Sala degli Affari
    .short = Affari
    .from = dalla Sala degli Affari
    .to = alla Sala degli Affari
    .at = alla Sala degli Affari
guilds-place-parade = Parata del Sindaco
    .short = Parata
    .from = dalla Parata del Sindaco
    .to = alla Parata del Sindaco
    .at = alla Parata del Sindaco
guilds-said-guildhall = Guildhall
    .from = dalla Guildhall
    .to = alla Guildhall
    .at = nella Guildhall
guilds-said-plantation = Piantagione
    .from = dalla Piantagione
    .to = alla Piantagione
    .at = nella Piantagione
guilds-place-everywhere = Ovunque
    .from = ovunque
    .to = ovunque
    .at = ovunque

guilds-side-ulster = Ulster
guilds-side-virginia = Virginia

# Simboli delle ricompense

guilds-icon-vp = { COUNT($count, "point") }
guilds-icon-hire = { $count ->
    [one] { $count } ingaggio
   *[other] { $count } ingaggi
}
guilds-icon-move = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
guilds-icon-ship = { $count ->
    [one] { $count } imbarco
   *[other] { $count } imbarchi
}
guilds-icon-draw = { COUNT($count, "card") }
guilds-icon-mayor = { $count ->
    [1] 1 carta del Sindaco
   *[other] 1 carta del Sindaco su { $count }
}
guilds-icon-neutral = { COUNT($count, "neutral") }
guilds-icons = { $what }
guilds-payment = { $cards }
guilds-hint-card = { $text }{ $cards ->
    [0] {""}
   *[other] {" "}(costo: { COUNT($cards, "card") })
}{ $pawns ->
    [0] {""}
   *[other] {" "}(costo: { COUNT($pawns, "pawn") })
}
guilds-hint-hire = 1 dalla riserva alla Guildhall
guilds-hint-move = Su una tessera con un simbolo di questa carta
guilds-hint-paid = { $effect } ({ $payment })
guilds-hint-tile = Servono { $need }, ce ne sono { $there }; 1º posto: { $first }
guilds-hint-tile-two = Servono { $need }, ce ne sono { $there }; 1º posto: { $first }; 2º: { $second }

# Carte azione: il nome, poi fra virgolette, come sta in una frase

guilds-card-y1 = Apprendisti
    .said = «{ guilds-card-y1 }»
guilds-card-y2 = Fiera del lavoro
    .said = «{ guilds-card-y2 }»
guilds-card-y3 = Intermediario
    .said = «{ guilds-card-y3 }»
guilds-card-y4 = Lavoranti
    .said = «{ guilds-card-y4 }»
guilds-card-y5 = Emigranti
    .said = «{ guilds-card-y5 }»
guilds-card-y6 = Contratto
    .said = «{ guilds-card-y6 }»
guilds-card-r1 = Commissione
    .said = «{ guilds-card-r1 }»
guilds-card-r2 = Processione
    .said = «{ guilds-card-r2 }»
guilds-card-r3 = Scorta
    .said = «{ guilds-card-r3 }»
guilds-card-r4 = Alla porta
    .said = «{ guilds-card-r4 }»
guilds-card-r5 = Ingresso laterale
    .said = «{ guilds-card-r5 }»
guilds-card-r6 = Bastone del Messo
    .said = «{ guilds-card-r6 }»
guilds-card-b1 = Traversata
    .said = «{ guilds-card-b1 }»
guilds-card-b2 = Convoglio
    .said = «{ guilds-card-b2 }»
guilds-card-b3 = Nuovo equipaggio
    .said = «{ guilds-card-b3 }»
guilds-card-b4 = Raccolto
    .said = «{ guilds-card-b4 }»
guilds-card-b5 = Lettere a casa
    .said = «{ guilds-card-b5 }»
guilds-card-b6 = Ritorno a casa
    .said = «{ guilds-card-b6 }»
guilds-card-g1 = Almanacco
    .said = «{ guilds-card-g1 }»
guilds-card-g2 = Biblioteca
    .said = «{ guilds-card-g2 }»
guilds-card-g3 = Diario di viaggio
    .said = «{ guilds-card-g3 }»
guilds-card-g4 = Baule degli atti
    .said = «{ guilds-card-g4 }»
guilds-card-g5 = Banditore
    .said = «{ guilds-card-g5 }»
guilds-card-g6 = Ripensamento
    .said = «{ guilds-card-g6 }»
guilds-card-p1 = Brindisi
    .said = «{ guilds-card-p1 }»
guilds-card-p2 = Banchetto
    .said = «{ guilds-card-p2 }»
guilds-card-p3 = Udienza
    .said = «{ guilds-card-p3 }»
guilds-card-p4 = Stemma
    .said = «{ guilds-card-p4 }»
guilds-card-p5 = Pensionati
    .said = «{ guilds-card-p5 }»
guilds-card-p6 = Favore del Messo
    .said = «{ guilds-card-p6 }»

# Carte azione: poche parole per le immagini

guilds-short-y1 = Ingaggia 2
guilds-short-y2 = Ingaggia 4
guilds-short-y3 = Ingaggia 1, prendi 1 neutrale
guilds-short-y4 = Ingaggia 3 se hai spostato, altrimenti 1
guilds-short-y5 = 1 dalla riserva alla Piantagione
guilds-short-y6 = Ingaggia 1; alla fine +1 carta
guilds-short-r1 = Sposta 1 ovunque
guilds-short-r2 = Sposta 3 ovunque
guilds-short-r3 = Sposta 1 o 2 insieme verso una Bussola
guilds-short-r4 = Rimanda alla Guildhall una pedina altrui
guilds-short-r5 = 1 dalla riserva a Bussola o Falce
guilds-short-r6 = Sposta il Messo; alla fine +1 carta
guilds-short-b1 = Imbarca 1
guilds-short-b2 = Imbarca 3
guilds-short-b3 = Imbarca 2 se hai ingaggiato
guilds-short-b4 = 1 punto ogni 2 pedine nella Piantagione, fino a 3
guilds-short-b5 = Alla fine +1 carta per pedina nella Piantagione, fino a 3
guilds-short-b6 = Tieni 1 carta del Sindaco su 2
guilds-short-g1 = Alla fine +2 carte
guilds-short-g2 = Alla fine +4 carte
guilds-short-g3 = Alla fine +1 carta per ogni mossa, fino a 3
guilds-short-g4 = Pesca subito 3
guilds-short-g5 = Pesca 1 per ogni mossa verso Croce o Bussola, fino a 3
guilds-short-g6 = Prendi una carta scartata, non quella pagata; alla fine +2 carte
guilds-short-p1 = 1 punto
guilds-short-p2 = 3 punti
guilds-short-p3 = Tieni 1 carta del Sindaco su 3
guilds-short-p4 = 1 punto per ogni Maestro con un simbolo, fino a 5
guilds-short-p5 = 3 punti
guilds-short-p6 = Sposta il Messo; 1 punto se lì hai pedine

# Carte azione: l’effetto intero

guilds-text-y1 = Ingaggia 2 pedine.
guilds-text-y2 = Paga 1 carta. Ingaggia 4 pedine.
guilds-text-y3 = Ingaggia 1 pedina e prendi 1 pedina neutrale dal tabellone dei punti.
guilds-text-y4 = Ingaggia 3 pedine se in questo turno hai già spostato una tua pedina, altrimenti 1.
guilds-text-y5 = Metti 1 pedina dalla tua riserva direttamente nella Piantagione. Non conta né come ingaggio né come mossa.
guilds-text-y6 = Ingaggia 1 pedina. Alla fine del turno pesca 1 carta in più.
guilds-text-r1 = Sposta 1 tua pedina o un tuo Maestro su una tessera scoperta a scelta, qualunque simbolo abbia.
guilds-text-r2 = Paga 1 carta. Sposta fino a 3 tue pedine o Maestri su tessere scoperte a scelta, qualunque simbolo abbiano.
guilds-text-r3 = Sposta 1 o 2 tue pedine insieme, o 1 Maestro, da un luogo a una tessera scoperta con una Bussola.
guilds-text-r4 = Paga 1 carta. Rimanda 1 pedina di un altro giocatore da una tessera scoperta alla Guildhall.
guilds-text-r5 = Metti 1 pedina dalla tua riserva direttamente su una tessera scoperta con una Bussola o una Falce. Non conta né come ingaggio né come mossa.
guilds-text-r6 = Sposta il Messo su un’altra tessera scoperta. Alla fine del turno pesca 1 carta in più.
guilds-text-b1 = Imbarca 1 tua pedina o un tuo Maestro per la Piantagione.
guilds-text-b2 = Paga 1 carta. Imbarca fino a 3 tue pedine o Maestri per la Piantagione.
guilds-text-b3 = Solo se in questo turno hai già ingaggiato: imbarca fino a 2 tue pedine o Maestri per la Piantagione.
guilds-text-b4 = 1 punto ogni 2 tue pedine nella Piantagione, al massimo 3 punti.
guilds-text-b5 = Alla fine del turno pesca 1 carta in più per ogni tua pedina nella Piantagione, al massimo 3.
guilds-text-b6 = Paga 1 pedina dalla Piantagione. Pesca 2 carte del Sindaco e tienine 1.
guilds-text-g1 = Alla fine del turno pesca 2 carte in più.
guilds-text-g2 = Paga 1 carta. Alla fine del turno pesca 4 carte in più.
guilds-text-g3 = Alla fine del turno pesca 1 carta in più per ogni volta che hai spostato una pedina nel corso del turno, al massimo 3.
guilds-text-g4 = Paga 1 carta. Pesca subito 3 carte.
guilds-text-g5 = Per il resto del turno pesca subito 1 carta ogni volta che sposti una tua pedina su una tessera con una Croce o una Bussola, al massimo 3.
guilds-text-g6 = Paga 1 carta. Prendi una carta a scelta dagli scarti, ma non quella appena pagata. Alla fine del turno pesca 2 carte in più.
guilds-text-p1 = 1 punto.
guilds-text-p2 = Paga 1 carta. 3 punti.
guilds-text-p3 = Paga 2 carte. Pesca 3 carte del Sindaco e tienine 1.
guilds-text-p4 = Paga 1 carta e scegli un simbolo. 1 punto per ogni tuo Maestro su una tessera con quel simbolo, al massimo 5 punti.
guilds-text-p5 = Paga 2 pedine dalla Guildhall. 3 punti.
guilds-text-p6 = Sposta il Messo su un’altra tessera scoperta. 1 punto se lì c’è una tua pedina.
guilds-text-gog_magog = Finché qui c’è un tuo Maestro, aggiungi 1 al tuo totale ogni volta che pareggi per il primo posto su una tessera.
guilds-text-university = Finché qui c’è un tuo Maestro, alla fine del tuo turno puoi tenere 8 carte invece di 7.

# Carte del Sindaco

guilds-mayoral-m01 = Patrono della Bussola
guilds-mayoral-m02 = Patrono dell’Ancora
guilds-mayoral-m03 = Patrono della Croce
guilds-mayoral-m04 = Patrono della Falce
guilds-mayoral-m05 = Patrono della Corona
guilds-mayoral-m06 = Primato della Bussola
guilds-mayoral-m07 = Primato dell’Ancora
guilds-mayoral-m08 = Primato della Croce
guilds-mayoral-m09 = Primato della Falce
guilds-mayoral-m10 = Primato della Corona
guilds-mayoral-m11 = I Grandi Dodici
guilds-mayoral-m12 = Tre dei Dodici
guilds-mayoral-m13 = Le gilde minori
guilds-mayoral-m14 = Orgoglio cittadino
guilds-mayoral-m15 = Tutti e cinque i simboli
guilds-mayoral-m16 = Molte sedi
guilds-mayoral-m17 = Secondi posti d’onore
guilds-mayoral-m18 = Doppio mestiere
guilds-mayoral-m19 = Tenute oltremare
guilds-mayoral-m20 = Guildhall aperta
guilds-mayoral-m21 = Onesto mediatore

guilds-short-m01 = 2 per Maestro su una Bussola
guilds-short-m02 = 2 per Maestro su un’Ancora
guilds-short-m03 = 2 per Maestro su una Croce
guilds-short-m04 = 2 per Maestro su una Falce
guilds-short-m05 = 2 per Maestro su una Corona
guilds-short-m06 = 6 a chi ha più Maestri su Bussole; 3 se pari
guilds-short-m07 = 6 a chi ha più Maestri su Ancore; 3 se pari
guilds-short-m08 = 6 a chi ha più Maestri su Croci; 3 se pari
guilds-short-m09 = 6 a chi ha più Maestri su Falci; 3 se pari
guilds-short-m10 = 6 a chi ha più Maestri su Corone; 3 se pari
guilds-short-m11 = 2 per Maestro nei ranghi 1–12
guilds-short-m12 = 6 per 3+ Maestri nei ranghi 1–12; 3 per 2
guilds-short-m13 = 1 per Maestro nei ranghi 13–40
guilds-short-m14 = 3 per Maestro in un edificio speciale
guilds-short-m15 = 4 con tutti e cinque i simboli; 8 se ognuno due volte
guilds-short-m16 = 1 per Maestro, fino a 6
guilds-short-m17 = 1 per segnalino secondo posto
guilds-short-m18 = 2 per Maestro con due simboli, fino a 8
guilds-short-m19 = 2 per pedina nella Piantagione, fino a 8
guilds-short-m20 = 1 per pedina nella Guildhall, fino a 5
guilds-short-m21 = 2 per pedina neutrale, fino a 8

guilds-text-m01 = 2 punti per ogni tuo Maestro su una tessera con una Bussola.
guilds-text-m02 = 2 punti per ogni tuo Maestro su una tessera con un’Ancora.
guilds-text-m03 = 2 punti per ogni tuo Maestro su una tessera con una Croce.
guilds-text-m04 = 2 punti per ogni tuo Maestro su una tessera con una Falce.
guilds-text-m05 = 2 punti per ogni tuo Maestro su una tessera con una Corona.
guilds-text-m06 = 6 punti se hai più Maestri di tutti su tessere con una Bussola, 3 punti in caso di parità.
guilds-text-m07 = 6 punti se hai più Maestri di tutti su tessere con un’Ancora, 3 punti in caso di parità.
guilds-text-m08 = 6 punti se hai più Maestri di tutti su tessere con una Croce, 3 punti in caso di parità.
guilds-text-m09 = 6 punti se hai più Maestri di tutti su tessere con una Falce, 3 punti in caso di parità.
guilds-text-m10 = 6 punti se hai più Maestri di tutti su tessere con una Corona, 3 punti in caso di parità.
guilds-text-m11 = 2 punti per ogni tuo Maestro in una gilda dei ranghi da 1 a 12.
guilds-text-m12 = 6 punti se hai 3 o più Maestri in gilde dei ranghi da 1 a 12, 3 punti per esattamente 2.
guilds-text-m13 = 1 punto per ogni tuo Maestro in una gilda dei ranghi da 13 a 40.
guilds-text-m14 = 3 punti per ogni tuo Maestro in un edificio speciale.
guilds-text-m15 = 4 punti se i tuoi Maestri mostrano ognuno dei cinque simboli almeno una volta; se invece ognuno almeno due volte, 8 punti.
guilds-text-m16 = 1 punto per ogni tuo Maestro, al massimo 6.
guilds-text-m17 = 1 punto per ogni tuo segnalino secondo posto.
guilds-text-m18 = 2 punti per ogni tuo Maestro su una tessera con due o più simboli, al massimo 8.
guilds-text-m19 = 2 punti per ogni tua pedina nella Piantagione, al massimo 8.
guilds-text-m20 = 1 punto per ogni tua pedina nella Guildhall, al massimo 5.
guilds-text-m21 = 2 punti per ogni pedina neutrale che hai, al massimo 8.

# Domande

guilds-ask-keep = Quale carta del Sindaco tieni? Nessun altro la vede prima della fine.
guilds-ask-turn = { $draw ->
    [0] { $played ->
        [0] Tocca a te. Gioca una carta o finisci il turno. Nell’ultimo round solo gli effetti danno carte.
       *[other] Gioca un’altra carta o finisci il turno. Nell’ultimo round solo gli effetti danno carte.
    }
   *[other] { $played ->
        [0] Tocca a te. Gioca una carta, o finisci il turno e pesca { COUNT($draw, "card") }.
       *[other] Gioca un’altra carta, o finisci il turno e pesca { COUNT($draw, "card") }.
    }
}
guilds-ask-move = { $left ->
    [one] Quale pedina sposti, e su quale tessera?
   *[other] Puoi spostare { $left } pedine, una alla volta. Quale, e su quale tessera?
}
guilds-ask-ship = { $left ->
    [one] Da dove imbarchi una pedina per la Piantagione?
   *[other] Puoi imbarcare { $left } pedine, una alla volta. Da dove?
}
guilds-ask-salvage = Quale carta prendi dagli scarti?
guilds-ask-discard = { $count ->
    [one] Puoi tenere { COUNT($limit, "card") }. Quale carta scarti?
   *[other] Puoi tenere { COUNT($limit, "card") }. Quali { COUNT($count, "card") } scarti?
}
guilds-ask-negotiate = Si vota { AT($place) }: { $there }. { $stands } { $offers } { $after } { $count ->
    [one] Scambi la tua pedina neutrale con una pedina di qualcuno?
   *[other] Hai { $count } pedine neutrali: con quali pedine le scambi?
}
guilds-stands-wins = Per ora vince { $who }.
guilds-stands-wins-before = Per ora vince { $who }, e al secondo posto c’è { $second }.
guilds-stands-wins-tie = Per ora { $who } vince lo spareggio: { $sums }.
guilds-stands-tied = Per ora c’è un pareggio e non vince nessuno: { $sums }.
guilds-stands-shared = Per ora { $who } pareggiano e ricevono la seconda ricompensa.
guilds-sum = { $who } { $count }{ $masters ->
    [0] {""}
    [one] {" "}+ 1 Maestro vicino
   *[other] {" "}+ { $masters } Maestri vicini
}{ $giants ->
    [0] {""}
   *[other] {" "}+ { $giants } per Gog & Magog
}
guilds-offers-first = Primo posto: { $first }.
guilds-offers-both = Primo posto: { $first }; secondo: { $second }.
guilds-neutrals-of = { $who } ({ COUNT($count, "neutral") })
guilds-after-you = Dopo di te: { $who }.
guilds-after-you-nobody = Dopo di te non scambia più nessuno.
guilds-ask-orders = Che cosa rispondo per te d’ora in poi?
guilds-ask-reward-first = Il primo posto { AT($place) } è tuo: { $icons }. Che cosa prendi?
guilds-ask-reward-second = Il secondo posto { AT($place) } è tuo: { $icons }. Che cosa prendi?

guilds-total = In tutto: { $what }.
guilds-total-cards = { $count ->
    [one] { $count } carta spesa
   *[other] { $count } carte spese
} ({ $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
})
guilds-total-pawns = { COUNT($count, "pawn") } dalla riserva
guilds-total-plantation = { COUNT($count, "pawn") } in più nella Piantagione
guilds-total-neutral = { COUNT($count, "neutral") }
guilds-total-points = { COUNT($count, "point") }

guilds-paid = { $what }; si paga con { $pay }
guilds-part-card = Carta
guilds-part-use = Uso
guilds-part-from = Da dove
guilds-part-to = Verso
guilds-part-pawns = Quante
guilds-part-whose = Pedina di
guilds-part-symbol = Simbolo
guilds-part-pay = Pagamento
guilds-part-take = Ricompensa
guilds-part-keep = Carta del Sindaco
guilds-part-kept = Carta da tenere
guilds-part-deepest = Più in fondo
guilds-part-fewer = Ricompensa ridotta
guilds-part-swap = Pedina
guilds-part-order = Ordine permanente
guilds-part-when = Condizione
guilds-part-place = Dove
guilds-part-neutrals = Pedine neutrali
guilds-part-kind = Che cosa si prende

guilds-order-negotiate = In questo round non scambiare niente
guilds-order-rewards = Prendi ogni ricompensa intera
guilds-order-rest = Finisci subito il mio turno, senza giocare niente
guilds-order-swap = Scambia dove migliora il mio posto
guilds-order-idle = Chiedimelo solo dove uno scambio può migliorare il mio posto
guilds-order-never = Non scambiare niente, salvo che un altro ordine dica di farlo
guilds-order-parts = Di ogni ricompensa prendi solo
guilds-order-mayoral = Carte del Sindaco da tenere, in ordine di preferenza
guilds-order-move = Dove spostare le pedine di una ricompensa o di una carta
guilds-order-ship = Da dove imbarcare le pedine di una ricompensa o di una carta
guilds-when-few = Solo con tre carte o meno
guilds-when-wins = Solo se così ho il primo posto
guilds-neutrals = { $count ->
    [one] con 1 pedina neutrale
   *[other] con { $count } pedine neutrali al massimo
}
guilds-kind-vp = Punti
guilds-kind-hire = Ingaggi
guilds-kind-move = Mosse
guilds-kind-ship = Imbarchi per la Piantagione
guilds-kind-draw = Carte azione
guilds-kind-mayor = Carte del Sindaco
guilds-kind-neutral = Pedine neutrali
guilds-way = { $origin } → { $to }
guilds-use-hire = Ingaggia una pedina
guilds-use-move = Sposta una pedina
guilds-use-effect = Usa l’effetto
guilds-card-end = Finisci il turno
    .said = «{ guilds-card-end }»
guilds-from-done = Basta così
guilds-take-all = Tutto
guilds-take-none = Niente
guilds-take-fewer = Prendi di meno
guilds-keep-order = Scegli anche l’ordine
guilds-swap-none = Non scambiare niente
guilds-whose = { $who }
guilds-pawns-of = { $who } { $count }
guilds-pawns = { COUNT($count, "pawn") }

# Perché qualcosa ora non è possibile

guilds-why-not-held = Non hai questa carta.
guilds-why-played = In questo turno hai già giocato questa carta.
guilds-why-no-pawn = Nella Guildhall e sulle tessere non c’è nessuna tua pedina.
guilds-why-not-laid = Questa tessera non è in città: { $place }.
guilds-why-resolved = Questa tessera è già risolta: { $place }. Scegline una scoperta.
guilds-why-there-already = Questa pedina è già { AT($place) }. Scegli un’altra tessera.
guilds-why-beadle-there = Il Messo è già { AT($place) }. Scegli un’altra tessera.
guilds-why-symbol = Questo luogo non va bene: { $place }. La carta porta solo alle tessere con { IL($symbols) }.
guilds-why-to-guildhall = Alla Guildhall non si sposta nessuna pedina.
guilds-why-to-plantation = Nessuna mossa porta alla Piantagione. Lì le pedine si imbarcano, o ce le mette un effetto che lo dice.
guilds-why-to-tiles = Il Messo va solo su tessere scoperte.
guilds-why-on-plantation = Nessuna mossa comincia nella Piantagione. Scegli una pedina nella Guildhall o su una tessera.
guilds-why-cost-cards = { $count ->
    [one] L’effetto ti costa 1 altra carta della tua mano, e non ne hai.
   *[other] L’effetto ti costa { $count } altre carte della tua mano, e { $left ->
        [0] non ne hai
       *[other] ne hai solo { $left }
    }.
}
guilds-why-cost-plantation = L’effetto ti costa { COUNT($count, "pawn") } nella Piantagione, e lì { $left ->
    [0] non ne hai
   *[other] ne hai solo { $left }
}.
guilds-why-cost-guildhall = L’effetto ti costa { COUNT($count, "pawn") } nella Guildhall, e lì { $left ->
    [0] non ne hai
   *[other] ne hai solo { $left }
}.
guilds-why-pay-itself = È la carta che stai giocando. Paga con un’altra.
guilds-why-not-hired = Questo effetto vale solo in un turno in cui hai ingaggiato.
guilds-why-just-paid = Con questa carta hai appena pagato.
guilds-why-master = Un Maestro non si rimanda.
guilds-why-not-on-a-tile = Si rimandano solo le pedine che sono su tessere scoperte.
guilds-why-no-such-pawn = Lì non c’è nessuna pedina di { $whose }.

# Che cosa è successo

guilds-event-keeps-mayoral = { $who } tiene una carta del Sindaco.
guilds-event-kept = La tua carta del Sindaco è «{ $card }».
guilds-event-round = Comincia il round { $round } di { $rounds }.
guilds-event-last-round = Comincia il round { $round }. È l’ultimo: alla fine di un turno solo gli effetti danno carte.
guilds-event-plays-hired = { $who } gioca { SAID($card) } e ingaggia una pedina.
guilds-event-plays-hired-nobody = { $who } gioca { SAID($card) } per ingaggiare, ma nella riserva non ci sono più sue pedine.
guilds-event-plays-moved = { $who } gioca { SAID($card) } e sposta una pedina { FROM($origin) } { TO($to) }.
guilds-event-plays-effect = { $who } usa l’effetto di { SAID($card) }.
guilds-event-plays-nothing = { $who } non gioca niente { $count ->
    [0] e non pesca carte
    [one] e pesca 1 carta
   *[other] e pesca { $count } carte
}.
guilds-event-ends-turn = { $who } finisce il turno { $count ->
    [0] senza pescare
    [one] e pesca 1 carta
   *[other] e pesca { $count } carte
}.
guilds-event-pays-cards = { $who } paga con { SAID($cards) }.
guilds-event-pays-plantation = { $who } cede { COUNT($count, "pawn") } dalla Piantagione.
guilds-event-pays-guildhall = { $who } cede { COUNT($count, "pawn") } dalla Guildhall.
guilds-event-hired = { $who } ingaggia { COUNT($count, "pawn") }.
guilds-event-supply-empty = { $who } non ha più pedine nella riserva.
guilds-event-moved = { $who } sposta { $count ->
    [one] una pedina
   *[other] { $count } pedine
} { FROM($origin) } { TO($to) }.
guilds-event-shipped = { $who } imbarca { $count ->
    [one] una pedina
   *[other] { $count } pedine
} { FROM($origin) }.
guilds-event-moves-nobody = { $who } non ha pedine che possano spostarsi.
guilds-event-settled = { $who } manda { $count ->
    [one] una pedina
   *[other] { $count } pedine
} dalla riserva alla Piantagione.
guilds-event-deployed = { $who } manda una pedina dalla riserva { TO($to) }.
guilds-event-expelled = { $who } rimanda una pedina di { $whose } { FROM($origin) } alla Guildhall.
guilds-event-expels-nobody = { $who } non rimanda nessuno: sulle tessere non ci sono pedine altrui.
guilds-event-no-tile = { $who } non ha tessere fra cui scegliere.
guilds-event-in-vain = { $who } non ne ricava niente.
guilds-event-beadle = { $who } manda il Messo { TO($to) }.
guilds-event-beadle-moves = Il Messo si sposta { AT($to) }.
guilds-event-beadle-off = Nessuna gilda è scoperta, quindi il Messo lascia la città.
guilds-event-salvaged = { $who } prende { SAID($card) } dagli scarti.
guilds-event-nothing-salvaged = { $who } non trova carte negli scarti.
guilds-event-shuffled = Il mazzo è vuoto: si mescolano gli scarti.
guilds-event-draws = { $who } pesca { COUNT($count, "card") }.
guilds-event-drawn = Peschi { SAID($cards) }.
guilds-event-no-cards = { $who } non ha più carte da pescare.
guilds-event-discards = { $who } scarta { SAID($cards) }.
guilds-event-points = { $who } guadagna { COUNT($count, "point") }.
guilds-event-draws-mayoral = { $who } pesca { COUNT($count, "mayoral") }.
guilds-event-no-mayoral = { $who } non riceve nessuna carta del Sindaco: non ce ne sono più.
guilds-event-neutrals = { $who } prende { $count ->
    [one] una pedina neutrale
   *[other] { $count } pedine neutrali
} dal tabellone dei punti.
guilds-event-no-neutrals = { $who } non riceve nessuna pedina neutrale: non ce ne sono più.
guilds-event-resolution = Tutti hanno giocato. Si controllano le tessere.
guilds-event-swaps = { $who } scambia { AT($place) } { $count ->
    [one] una pedina neutrale con una pedina
   *[other] { $count } pedine neutrali con pedine
} di { $whose }.
guilds-event-swaps-nothing = { $who } non scambia niente { AT($place) }.
guilds-event-only-neutrals = Non ci sono più pedine dei giocatori { AT($place) }. La tessera resta scoperta, e le pedine neutrali la lasciano.
guilds-event-tied-with = C’è un pareggio { AT($place) }: { $sums }. La tessera resta scoperta.
guilds-event-tied = { $tied } pareggiano { AT($place) }. La tessera resta scoperta.
guilds-event-wins-with = { $who } vince { AT($place) }: { $sums }.
guilds-event-wins-tie-with = { $who } vince lo spareggio { AT($place) }: { $sums }.
guilds-event-wins = { $who } vince { AT($place) }.
guilds-event-wins-tie = { $who } vince lo spareggio { AT($place) }.
guilds-event-second = { $who } è al secondo posto { AT($place) }.
guilds-event-takes-nothing = { $who } non prende niente { AT($place) }.
guilds-event-nothing-to-take = { $who } ora non ha niente da prendere { AT($place) }.
guilds-event-master = { $who } ha un Maestro { AT($place) }.
guilds-event-no-master = La tessera si gira senza Maestro: { $who } non ha più pedine { AT($place) }.
guilds-event-all-resolved = Non resta nessuna tessera scoperta, quindi la città si sviluppa subito.
guilds-event-all-resolved-end = Non resta nessuna tessera scoperta. La Piantagione si risolve un’ultima volta, e la partita finisce.
guilds-event-plantation-empty = Nella Piantagione non c’è nessuno.
guilds-event-plantation-counted = Si contano le pedine nella Piantagione: { $sums }.
guilds-event-plantation-tied = { $tied } pareggiano nella Piantagione e ricevono la seconda ricompensa.
guilds-event-plantation-reward = { $who } riceve la ricompensa della Piantagione: { $icons }.
guilds-event-returned = { $who } restituisce { COUNT($count, "pawn") } dalla Piantagione.
guilds-event-growth = La città cresce: { $tiles }.
guilds-event-over = La partita è finita. Ecco i punti di tutti.
guilds-event-mayoral = { $who } { $count ->
    [0] non riceve punti
   *[other] riceve { COUNT($count, "point") }
} per la carta del Sindaco «{ $card }».
guilds-event-neighbours = { $who } { $count ->
    [0] non riceve punti
   *[other] riceve { COUNT($count, "point") }
} per i Maestri vicini.

# La fine

guilds-points-round = Round
guilds-points-so-far = Dopo ogni round: il tracciato dei punti, con le carte del Sindaco e i Maestri vicini come avrebbero contato in quel momento.
guilds-score-play = Ottenuti durante la partita
guilds-score-neighbours = Maestri vicini
guilds-tie-cards = Carte del Sindaco (più sono, meglio è)
guilds-tie-biggest = Migliore carta del Sindaco (più vale, meglio è)

# Opzioni

guilds-option-plantation = Lato della Piantagione
guilds-option-plantation-random = a caso
guilds-option-plantation-ulster = { guilds-side-ulster }
guilds-option-plantation-virginia = { guilds-side-virginia }
guilds-option-tie = Pareggi alla fine
guilds-option-tie-cards = vince chi ha più carte del Sindaco
guilds-option-tie-biggest = vince la migliore carta del Sindaco

# Il gioco

guilds-about =
    Guilds of London è un gioco di Tony Boydell da 2 a 4 giocatori, pubblicato nel 2016.
    Le regole sono quelle del regolamento. Ciò che è stampato su tessere, segnalini secondo posto, carte azione e carte del Sindaco non ci è noto. Ciò che si vede qui, e ciò che fanno le carte, è nostro: un insieme ricostruito in modo che tutti i numeri tornino, e non quello pubblicato. Della Piantagione si conosce solo la prima ricompensa dell’Ulster.
    Chi ha la scatola può scrivere i numeri stampati nei file di dati; valgono dopo un riavvio, e da allora li mostrano tessere, segnalini e Piantagione. I testi delle carte stanno accanto ai file di dati e non cambiano da soli.
    I testi e le immagini qui sono nostri. Dove il regolamento tace, valgono le nostre interpretazioni.

# Interpretazioni dove il regolamento tace

guilds-ruling-1 = Chi gioca per primo nel primo round lo decide il caso. Chi non ha ancora punti resta dietro a tutti quelli che ne hanno.
guilds-ruling-2 = Quando il mazzo è vuoto, si mescolano gli scarti. Le carte giocate in questo turno non ne fanno parte prima della fine del turno.
guilds-ruling-3 = A vietare un effetto è solo un costo che non si può pagare, o una condizione dell’effetto stesso. Prima si paga il costo, poi si esegue ogni parte per quanto possibile, anche se non cambia niente. Chi ingaggia con la riserva vuota non ingaggia nessuno.
guilds-ruling-4 = Quando le mosse o gli imbarchi sono più d’uno, se ne possono fare di meno, o nessuno. Se un effetto ne dà uno solo e non costa carte, si sceglie mentre si gioca la carta, e si fa se qualche pedina può andare.
guilds-ruling-5 = Ingaggiare vuol dire giocare una carta per ingaggiare o usare un effetto che lo dice. Spostare vuol dire giocare una carta per spostare o usare un effetto che sposta o imbarca pedine; una pedina messa direttamente dalla riserva, rimandata alla Guildhall o scambiata non è stata spostata. Le ricompense vengono dopo i turni e non contano per nessuna delle due cose.
guilds-ruling-6 = Le pedine della Piantagione non si spostano. La lasciano quando vengono restituite, scambiate o pagate.
guilds-ruling-7 = Un Maestro si può spostare o imbarcare. La sua tessera resta risolta e nessuno la controlla più; un suo effetto duraturo finisce.
guilds-ruling-8 = In una negoziazione si possono scambiare anche le proprie pedine. Ogni giocatore ha una sola occasione per tessera.
guilds-ruling-9 = Le pedine neutrali lasciano una tessera quando è risolta, o quando si vota e non ci sono più pedine dei giocatori. Su una tessera in pareggio restano. Dalla Piantagione tornano indietro ogni volta.
guilds-ruling-10 = Se il primo posto si è vinto grazie ai Maestri vicini, l’unico altro giocatore in quel pareggio è al secondo posto. Se erano più d’uno, al secondo posto non c’è nessuno. Un pareggio per il secondo posto resta tale.
guilds-ruling-11 = I Maestri negli edifici speciali contano come vicini, nei pareggi e alla fine. Due tessere separate dalla Guildhall non sono vicine.
guilds-ruling-12 = La tessera che si sta risolvendo è ancora scoperta: la sua ricompensa può farne uscire o entrare pedine, e questo non cambia il voto. Se chi vince non ha più pedine lì, non resta nessun Maestro.
guilds-ruling-13 = Anche chi è al secondo posto può prendere solo una parte della ricompensa, e in ogni caso tiene il segnalino. Un segnalino che nessuno prende esce dal gioco.
guilds-ruling-14 = Da sé il Messo va solo nelle gilde. Se nessuna è scoperta, lascia la città finché non ce n’è una. Una carta può mandarlo in un edificio speciale.
guilds-ruling-15 = Ogni tessera si controlla una volta per round. Una pedina che arriva su una tessera che viene dopo nell’ordine lì conta; lo stesso vale per il Messo.
guilds-ruling-16 = Le ricompense della Piantagione si prendono intere; chi ne condivide una la prende nell’ordine di gioco. Se c’è un pareggio per il secondo posto, non c’è seconda ricompensa.
guilds-ruling-17 = Con tre o quattro giocatori, quando si risolve l’ultima tessera, il segnalino dei round va al prossimo round con uno sviluppo, se non è già lì. Se quel round è l’ultimo, la Piantagione si risolve e la partita finisce. Con due giocatori finisce comunque dopo la Piantagione.
guilds-ruling-18 = Le carte ricevute mentre si risolvono le tessere contano per il limite della mano alla fine del tuo prossimo turno.
guilds-ruling-19 = In ogni pareggio per il primo posto su una tessera, ovunque sia, un Maestro presso Gog & Magog aggiunge 1, oltre a quanto danno le tessere vicine. Nella Piantagione non aggiunge niente.
guilds-ruling-20 = Un Maestro in un edificio speciale conta per ognuno dei suoi simboli. Un Maestro può contare per più carte del Sindaco.
guilds-ruling-21 = Il regolamento dà due modi per decidere fra punteggi pari alla fine: più carte del Sindaco, o la carta del Sindaco che ha dato di più. Ogni tavolo ne sceglie uno.
guilds-ruling-22 = Le carte del Sindaco non tenute vanno sotto il loro mazzo, la prima pescata più in fondo, a meno che chi le ha pescate non scelga un altro ordine. Quelle dell’inizio si mescolano.
guilds-ruling-23 = Il posto delle nuove tessere è una nostra ricostruzione. Nord e sud si contano nella colonna della tessera della Guildhall con la bussola, est e ovest nella sua riga. A partire dalla prima tessera, le altre vanno in senso orario intorno alla città com’era prima, in ogni posto vuoto che la tocca con un lato o un angolo.
guilds-ruling-24 = Dei punti, degli ingaggi, delle carte e delle pedine neutrali che dà una ricompensa si può prendere anche un numero minore.

guilds-next-card = Quale carta?
guilds-next-use = Che cosa ne fai?
guilds-next-from = Da dove?
guilds-next-to = Verso dove?
guilds-next-pawns = Quante pedine?
guilds-next-whose = Di chi è la pedina?
guilds-next-symbol = Quale simbolo?
guilds-next-pay = Con che cosa paghi?
guilds-next-take = Che cosa prendi?
guilds-next-keep = Quale carta del Sindaco?
guilds-next-kept = Quale carta tieni?
guilds-next-deepest = Quale va più in fondo?
guilds-next-fewer = Quale parte ne prendi?
guilds-next-swap = Di chi è la pedina?
