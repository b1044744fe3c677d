pillars-title = I pilastri della terra

# Cubi, punti, oro

pillars-goods-sand = sabbia
    .di = di sabbia
pillars-goods-wood = legno
    .di = di legno
pillars-goods-stone = pietra
    .di = di pietra
pillars-goods-metal = metallo
    .di = di metallo
pillars-cubes-sand = { COUNT($number, "sand") }
pillars-cubes-wood = { COUNT($number, "wood") }
pillars-cubes-stone = { COUNT($number, "stone") }
pillars-cubes-metal = { COUNT($number, "metal") }
pillars-cubes-none = niente
    .none = yes
pillars-points = { COUNT($points, "point") }
pillars-gold = { COUNT($gold, "gold") }
pillars-nobody = nessuno
pillars-lost = { $lost ->
    [0] {""}
   *[other] {" "}Il resto ({ $lost }) va perso, perché nessuno può avere più di 30 monete d’oro.
}

# Luoghi, in senso orario

pillars-place-event = Evento
    .in = all’Evento
pillars-place-bishop = Sede del Vescovo
    .in = nella Sede del Vescovo
    .short = Vescovo
pillars-place-wool_mill = Filanda
    .in = nella Filanda
pillars-place-kingsbridge = Kingsbridge
    .in = a Kingsbridge
pillars-place-priory = Priorato
    .in = nel Priorato
pillars-place-forest = Foresta
    .in = nella Foresta
pillars-place-quarry = Cava di pietra
    .in = nella Cava di pietra
pillars-place-gravel_pit = Cava di sabbia
    .in = nella Cava di sabbia
pillars-place-court = Corte del Re
    .in = alla Corte del Re
pillars-place-shiring = Shiring
    .in = a Shiring
pillars-place-castle = Castello di Shiring
    .in = nel Castello di Shiring
    .short = Castello
pillars-place-market = Mercato
    .in = al Mercato
pillars-place-cathedral = Cattedrale
    .in = nella Cattedrale
pillars-place-start_player = Primo giocatore
    .in = sullo spazio del primo giocatore

# Parti della cattedrale

pillars-piece-1 = la navata
pillars-piece-2 = il portale
pillars-piece-3 = l’abside
pillars-piece-4 = la prima torre
pillars-piece-5 = la seconda torre
pillars-piece-6 = la volta

# Carte: nomi

pillars-card-sand_2 = Cava di sabbia, 2 cubi
    .un = { pillars-card-sand_2 }
pillars-card-sand_3 = Cava di sabbia, 3 cubi
    .un = { pillars-card-sand_3 }
pillars-card-sand_4 = Cava di sabbia, 4 cubi
    .un = { pillars-card-sand_4 }
pillars-card-wood_2 = Foresta, 2 cubi
    .un = { pillars-card-wood_2 }
pillars-card-wood_3 = Foresta, 3 cubi
    .un = { pillars-card-wood_3 }
pillars-card-wood_4 = Foresta, 4 cubi
    .un = { pillars-card-wood_4 }
pillars-card-stone_2 = Cava di pietra, 2 cubi
    .un = { pillars-card-stone_2 }
pillars-card-stone_3 = Cava di pietra, 3 cubi
    .un = { pillars-card-stone_3 }
pillars-card-stone_4 = Cava di pietra, 4 cubi
    .un = { pillars-card-stone_4 }
pillars-card-mortar_mixer = Impastatore
    .un = un Impastatore
pillars-card-woodworker = Falegname
    .un = un Falegname
pillars-card-stonecutter = Scalpellino
    .un = uno Scalpellino
pillars-card-mason_1 = Muratore
    .un = un Muratore
pillars-card-tool_maker = Fabbro
    .un = un Fabbro
pillars-card-mortar_mixer_1 = Impastatore esperto
    .un = un Impastatore esperto
pillars-card-woodworker_1 = Mastro falegname
    .un = un Mastro falegname
pillars-card-potter_2 = Vasaio
    .un = un Vasaio
pillars-card-architect = Architetto
    .un = un Architetto
pillars-card-mason_2 = Muratore
    .un = un Muratore
pillars-card-carpenter_2 = Carpentiere
    .un = un Carpentiere
pillars-card-potter_3 = Vasaio
    .un = un Vasaio
pillars-card-sculptor_3 = Scultore
    .un = uno Scultore
pillars-card-carpenter_3 = Carpentiere
    .un = un Carpentiere
pillars-card-mason_3 = Muratore
    .un = un Muratore
pillars-card-mason_4 = Muratore
    .un = un Muratore
pillars-card-sculptor_4 = Scultore
    .un = uno Scultore
pillars-card-carpenter_4 = Carpentiere
    .un = un Carpentiere
pillars-card-glassblower_4 = Soffiatore di vetro
    .un = un Soffiatore di vetro
pillars-card-carpenter_5 = Carpentiere
    .un = un Carpentiere
pillars-card-goldsmith_5 = Orafo
    .un = un Orafo
pillars-card-sculptor_5 = Scultore
    .un = uno Scultore
pillars-card-glassblower_5 = Soffiatore di vetro
    .un = un Soffiatore di vetro
pillars-card-bell_founder = Fonditore di campane
    .un = un Fonditore di campane
pillars-card-organ_builder = Organaro
    .un = un Organaro
pillars-card-sculptor_6 = Scultore
    .un = uno Scultore
pillars-card-goldsmith_6 = Orafo
    .un = un Orafo
pillars-card-richard = Richard di Kingsbridge
    .short = Richard
    .un = { pillars-card-richard }
pillars-card-aliena = Aliena
    .un = { pillars-card-aliena }
pillars-card-tom = Tom il costruttore
    .short = Tom
    .un = { pillars-card-tom }
pillars-card-ellen = Ellen
    .un = { pillars-card-ellen }
pillars-card-philip = Priore Philip
    .short = Philip
    .un = { pillars-card-philip }
pillars-card-francis = Francis
    .un = { pillars-card-francis }
pillars-card-otto = Otto
    .un = { pillars-card-otto }
pillars-card-jack = Jack
    .un = { pillars-card-jack }
pillars-card-exemption = Esenzione
    .un = { pillars-card-exemption }
pillars-card-thomas = Thomas
    .un = { pillars-card-thomas }
pillars-card-remigius = Remigius
    .un = { pillars-card-remigius }
pillars-card-madonna = Madonna piangente
    .short = Madonna
    .un = { pillars-card-madonna }
pillars-card-wool_fair = Fiera della lana
    .short = Fiera
    .un = { pillars-card-wool_fair }
pillars-card-toledo = Toledo
    .un = { pillars-card-toledo }
pillars-card-festivities = Festa
    .un = { pillars-card-festivities }
pillars-card-completion = Compimento
    .un = { pillars-card-completion }
pillars-card-king = Il re è contento
    .un = { pillars-card-king }
pillars-card-richard_gift = Dono di Richard
    .un = { pillars-card-richard_gift }
pillars-card-wool_trade = La lana di Philip
    .un = { pillars-card-wool_trade }
pillars-card-volunteers = Volontari
    .un = { pillars-card-volunteers }
pillars-card-archbishop = Visita dell’arcivescovo
    .un = { pillars-card-archbishop }
pillars-card-william = William Hamleigh
    .un = { pillars-card-william }
pillars-card-conflict = Conflitto
    .un = { pillars-card-conflict }
pillars-card-town_wall = Le mura
    .un = { pillars-card-town_wall }
pillars-card-cold_winter = Inverno gelido
    .un = { pillars-card-cold_winter }
pillars-card-departure = Un artigiano parte
    .un = { pillars-card-departure }

# Carte: che cosa fanno

pillars-effect-work = { $takes } per { $brings }, { pillars-times }.
pillars-effect-mortar_mixer = { $takes } per { $brings }, { pillars-times }. Ai Muratori ne serve uno.
pillars-effect-woodworker = { $takes } per { $brings }, { pillars-times }. Il legno si compra con un Falegname o Mastro.
pillars-effect-stonecutter = { $takes } per { $brings }, { pillars-times }. Per vendere pietra serve uno Scalpellino.
pillars-effect-mason = { $takes } per { $brings }, { pillars-times }, con un Impastatore.
pillars-effect-tool_maker = { $brings } a round se hai metallo, che resta tuo.
pillars-effect-architect = { $brings } a round, gratis.
pillars-times = { $times ->
    [1] una volta a round
    [2] due volte a round
   *[other] { $times } volte a round
}
pillars-effect-every_round = { $brings } in più in ogni round.
pillars-effect-at_once = Subito: { $brings }.
pillars-effect-ellen = Mostra il prossimo evento all’inizio di ogni round, solo a chi la possiede.
pillars-effect-philip = { $brings } in più per ogni costruttore nel Priorato.
pillars-effect-francis = La tassa è di { COUNT($amount, "gold") }, qualunque sia il risultato del dado.
pillars-effect-otto = { COUNT($amount, "worker") } in più dal prossimo round alla fine della partita.
pillars-effect-jack = { $amount ->
    [one] Un posto in più per un artigiano.
   *[other] { $amount } posti in più per artigiani.
}
pillars-effect-exemption = Una volta, dopo il tiro del dado: niente tassa in questo round.
pillars-effect-thomas = Una volta, quando si vede un evento cattivo: non ti fa danno.
pillars-effect-remigius = Una volta: piazza gratis un costruttore estratto.
pillars-effect-king = Ciascuno riceve { COUNT($amount, "gold") }.
pillars-effect-richard_gift = Ciascuno riceve { COUNT($amount, "metal") }.
pillars-effect-wool_trade = Nella Filanda ogni lavoratore dà 1 moneta d’oro in più, fino a { COUNT($amount, "worker") } per giocatore.
pillars-effect-volunteers = In questo round ogni carta risorsa dà { COUNT($amount, "cube") } in più.
pillars-effect-archbishop = Nella Cattedrale un artigiano per giocatore può lavorare una volta in più di quanto dice la carta.
pillars-effect-william = Ciascuno paga { COUNT($amount, "gold") }. Per ogni 2 monete d’oro che mancano si perde 1 punto.
pillars-effect-conflict = Ciascuno perde { COUNT($amount, "point") }.
pillars-effect-town_wall = Nel prossimo round ciascuno ha solo { $amount ->
    [one] un costruttore
   *[other] { $amount } costruttori
}.
pillars-effect-cold_winter = In questo round ogni carta risorsa dà { COUNT($amount, "cube") } in meno.
pillars-effect-departure = Ciascuno lascia andare un artigiano.

# Domande

pillars-ask-draft = Quale carta prendi? { $workers ->
    [0] { $gold ->
        [0] Non hai né lavoratori liberi né oro
       *[other] Non hai lavoratori liberi, ma hai { COUNT($gold, "gold") }
    }
    [one] Hai { $workers } lavoratore libero{ $gold ->
        [0] , ma niente oro
       *[other] {" "}e { COUNT($gold, "gold") }
    }
   *[other] Hai { $workers } lavoratori liberi{ $gold ->
        [0] , ma niente oro
       *[other] {" "}e { COUNT($gold, "gold") }
    }
}.
pillars-ask-discard-draft = Hai un artigiano di troppo. Chi lascia il gioco? Può essere quello appena assunto.
pillars-ask-discard-shiring = Hai più artigiani che posti. Chi lascia il gioco? Può essere quello appena arrivato.
pillars-ask-discard-event = L’evento scaccia un artigiano. Chi lascia il gioco?
pillars-ask-redraw = Viene estratto un costruttore di { $owner }: costa { COUNT($price, "gold") }. Chi è primo giocatore può, una volta a round, rimettere un costruttore nel sacchetto ed estrarne un altro. Vuoi farlo ora?
pillars-ask-builder = Viene estratto il tuo costruttore. Piazzarlo costa { COUNT($price, "gold") }, { $gold ->
    [0] e tu non ne hai
   *[other] e tu ne hai { $gold }
}. Se passi, lo piazzi gratis quando tutti sono estratti.
pillars-ask-builder-free = Dove va il tuo costruttore? Ora non costa niente.
pillars-ask-bishop = Il vescovo ti dà un cubo del Mercato. Quale?
pillars-ask-bishop-bad = L’evento è «{ $event }». { $effect } Il vescovo ti protegge, o prendi un cubo del Mercato e subisci l’evento?
pillars-ask-protect = L’evento è «{ $event }». { $effect } Thomas ti protegge? Lo fa una volta sola.
pillars-ask-exempt = La tua tassa è di { COUNT($tax, "gold") }, { $gold ->
    [0] e tu non ne hai
   *[other] e tu ne hai { $gold }
}. Usi il vantaggio «{ pillars-card-exemption }»? Vale una volta sola.
pillars-ask-market = Tocca a te al Mercato. { $gold ->
    [0] Non hai oro.
   *[other] Hai { COUNT($gold, "gold") }.
} In vendita: { $stock }. Che cosa fai?
pillars-ask-build = { NONE($cubes) ->
    [yes] { $gold ->
        [0] Non hai né cubi né oro.
       *[other] Hai { COUNT($gold, "gold") } e nessun cubo.
    }
   *[other] { $gold ->
        [0] Hai { $cubes }, ma niente oro.
       *[other] Hai { $cubes }, più { COUNT($gold, "gold") }.
    }
} La proposta dà { $brings }{ $pays ->
    [0] {""}
   *[other] {" "}per { COUNT($pays, "gold") }
}: { $uses }. { $then ->
    [last] { NONE($kept) ->
        [yes] Poi non ti resta niente.
       *[other] Poi hai ancora { $kept }.
    }
    [gives] Tieni { $kept } e restituisci { $back }, perché possono restare solo cinque cubi.
   *[keeps] { NONE($kept) ->
        [yes] Non tieni niente.
       *[other] Tieni { $kept }.
    }
}
pillars-ask-build-rest = { NONE($cubes) ->
    [yes] { $gold ->
        [0] Non hai né cubi né oro.
       *[other] Hai { COUNT($gold, "gold") } e nessun cubo.
    }
   *[other] { $gold ->
        [0] Hai { $cubes }, ma niente oro.
       *[other] Hai { $cubes }, più { COUNT($gold, "gold") }.
    }
} La proposta è che non lavori nessuno e che il tuo oro resti.{ $then ->
    [gives] {" "}Tieni { $kept } e restituisci { $back }, perché possono restare solo cinque cubi.
   *[keeps] {""}
}
pillars-ask-keep = Puoi tenere solo cinque cubi. Quali? Gli altri tornano indietro.
pillars-ask-orders = Che cosa devo rispondere al tuo posto, così che nessuno debba aspettare? Lo vedi solo tu, e puoi cambiarlo in ogni momento.

pillars-part-card = Carta
pillars-part-craftsman = Artigiano
pillars-part-draw = Il costruttore
pillars-part-space = Spazio
pillars-part-take = Dal vescovo
pillars-part-use = Vantaggio
pillars-part-deal = Affare
pillars-part-amount = Quanti
pillars-part-plan = Lavoro
pillars-part-times = Quante volte
pillars-part-keep = Cubi da tenere
pillars-part-order = Ordine
pillars-part-price = Al massimo
pillars-part-left = Quanti restano
pillars-part-build = Proposta
pillars-part-when = Condizione

pillars-resource = { $number } cubi { DI($kind) } per { COUNT($workers, "worker") }
pillars-hire = { $card } per { COUNT($gold, "gold") }
pillars-craftsman = { $card } { $times }×
pillars-at-kingsbridge = Kingsbridge: { $card }
    .in = a Kingsbridge ({ $card })
pillars-at-shiring = Shiring: { $card }
    .in = a Shiring ({ $card })
pillars-card-pass = Passa
    .un = { pillars-card-pass }
pillars-draw-keep = Questo resta
pillars-draw-again = Estraine un altro
pillars-draw-keep_all = In questo round restano tutti
pillars-space-bishop = Sede del Vescovo
    .in = nella Sede del Vescovo
pillars-space-priory = Priorato: { COUNT($points, "point") }
    .in = nel Priorato ({ COUNT($points, "point") })
pillars-space-court = Corte del Re
    .in = alla Corte del Re
pillars-space-castle = Castello di Shiring
    .in = nel Castello di Shiring
pillars-space-market = Mercato
    .in = al Mercato
pillars-space-start_player = Primo giocatore
    .in = sullo spazio del primo giocatore
pillars-space-pass = Passa
    .in = { pillars-space-pass }
pillars-space-redraw = Estraine un altro
    .in = { pillars-space-redraw }
pillars-take-protection = Protezione
pillars-use-card = Usa: { $card }
pillars-use-no = Non ora
pillars-deal-buy = Compra { $goods } a { COUNT($price, "gold") }
pillars-deal-sell = Vendi { $goods } a { COUNT($price, "gold") }
pillars-deal-pass = Fatto
pillars-plan-best = Come proposto: { $brings }
pillars-plan-most = { $pays ->
    [0] Più punti: { $brings }
   *[other] Più punti: { $brings } per { COUNT($pays, "gold") }
}
pillars-plan-last = { $pays ->
    [0] Come proposto: { $brings }
   *[other] Come proposto: { $brings } per { COUNT($pays, "gold") }
}
pillars-plan-rest = Come proposto: l’oro resta
pillars-plan-piece = Un artigiano alla volta
pillars-plan-stop = Basta così
pillars-use-times = { $card } ({ COUNT($times, "time") }{ $times ->
    [1] { $most ->
        [1] {""}
       *[other] ; al massimo { $most }
    }
    [2] { $most ->
        [2] {""}
       *[other] ; al massimo { $most }
    }
    [3] { $most ->
        [3] {""}
       *[other] ; al massimo { $most }
    }
    [4] { $most ->
        [4] {""}
       *[other] ; al massimo { $most }
    }
    [5] { $most ->
        [5] {""}
       *[other] ; al massimo { $most }
    }
    [6] { $most ->
        [6] {""}
       *[other] ; al massimo { $most }
    }
    [8] { $most ->
        [8] {""}
       *[other] ; al massimo { $most }
    }
   *[other] ; al massimo { $most }
})
pillars-use-raised = { $card } ({ COUNT($times, "time") }, una più di quanto dice la carta)
pillars-use-alone = { $card }
pillars-kept = { $cubes }
pillars-price = al massimo { COUNT($price, "gold") }
pillars-left = { $left ->
    [one] finché non ne resta { $left }
   *[other] finché non ne restano { $left }
}
pillars-build-best = Come proposto
pillars-build-most = Per avere più punti
pillars-order-draft = Prendi carte in ordine di preferenza
pillars-order-places = Piazza costruttori in ordine di preferenza, altrimenti passa
pillars-order-bishop = Prendi dal vescovo
pillars-order-market = Affari al Mercato
pillars-order-discard = Chi va via, se qualcuno deve andare
pillars-order-leave = Non rimettere mai nel sacchetto un costruttore, in nessun round
pillars-order-cathedral = Costruisci nella Cattedrale
pillars-order-protect = Usa Thomas
pillars-order-exempt = Usa l’esenzione
pillars-when-room = Solo se per questo nessun artigiano deve andare via
pillars-when-hurts = Protezione solo se l’evento mi danneggia
pillars-when-high = Usala solo se la tassa è 4 o più, o se non posso pagarla
pillars-when-gold = Paga con oro solo se ne ho { $gold } o più
pillars-order-pass = Passa finché il prezzo non è { $price }
pillars-order-keep = Non rimettere nel sacchetto nessun costruttore
pillars-order-thomas = In questo round non chiedermi di Thomas
pillars-order-exemption = In questo round non chiedermi dell’esenzione
pillars-order-remigius = In questo round non chiedermi di Remigius
pillars-order-build = Costruisci nella Cattedrale come proposto

# Che cosa decide, sotto la domanda, e che cosa danno luoghi, affari e lavoro

pillars-decides-passed = Sul tracciato, da piazzare gratis: { $passed }.
pillars-decides-at = { $who } ({ $prices })
pillars-decides-bag = Ancora nel sacchetto: { $left }. { $price ->
    [0] Il prossimo non costa niente.
   *[other] Il prossimo costa { COUNT($price, "gold") }.
}
pillars-decides-builders = { $builders } di { $who }
pillars-decides-empty = Il sacchetto è vuoto.
pillars-hint-bishop = Protezione, o 1 cubo a scelta (Mercato: { $stock })
pillars-hint-court = Niente tassa in questo round{ $metal ->
    [0] {""}
   *[other] , più 1 cubo di metallo
}
pillars-hint-castle = { COUNT($workers, "worker") } in più nel prossimo round
pillars-hint-market = { $count ->
    [0] Commerci prima di tutti. In vendita: { $stock }
   *[other] Prima di questo costruttore: { $before }. In vendita: { $stock }
}
pillars-hint-last = Nell’ultimo round non porta nulla
pillars-hint-start_player = Cominci il prossimo round
pillars-hint-pass = Lo piazzi gratis quando tutti sono estratti
pillars-hint-redraw = Torna nel sacchetto; una volta a round
pillars-hint-deal = { $gold ->
    [0] Poi non hai più oro
   *[other] Poi hai { COUNT($gold, "gold") }
}{ $lost ->
    [0] {""}
   *[other] ; il resto ({ $lost }) va perso, perché nessuno può averne più di 30
}
pillars-hint-work = { $cubes ->
    [0] { COUNT($pays, "gold") } per { $brings }
   *[other] { $pays ->
        [0] { $takes } per { $brings }
       *[other] { $takes } e { COUNT($pays, "gold") } per { $brings }
    }
}
pillars-deals-buy = Compra { $cubes } per { COUNT($gold, "gold") }
pillars-deals-sell = Vendi { $cubes } per { COUNT($gold, "gold") }

# Perché qualcosa ora non è possibile

pillars-why-workers = { $needed ->
    [one] Serve { COUNT($needed, "worker") }
   *[other] Servono { COUNT($needed, "worker") }
}, { $workers ->
    [0] e non te ne restano
    [one] e te ne resta { $workers }
   *[other] e te ne restano { $workers }
}.
pillars-why-undealt = Questa carta non è fra quelle scoperte in questo round.
pillars-why-drafted = { $who } ha già preso questa carta in questo round.
pillars-why-hire = Costa { COUNT($cost, "gold") }, { $gold ->
    [0] e tu non ne hai
   *[other] e tu ne hai { $gold }
}.
pillars-why-price = Uno spazio ora costa { COUNT($price, "gold") }, { $gold ->
    [0] e tu non ne hai
   *[other] e tu ne hai { $gold }
}. Passa, e piazza questo costruttore gratis più tardi.
pillars-why-taken = { $who } ha già un costruttore { IN($place) }. Scegli uno spazio libero.
pillars-why-full = Non ci sono più spazi liberi { IN($place) }. Scegli un altro luogo.
pillars-why-placing = Tutti i costruttori sono estratti. Ora si piazzano quelli sul tracciato.
pillars-why-waived = Remigius ti fa piazzare questo costruttore gratis, quindi piazzalo.
pillars-why-free = Ora piazzare non costa niente, quindi questo costruttore va piazzato.
pillars-why-redrawn = In questo round hai già estratto un altro costruttore, o hai detto che li lasci tutti.
pillars-why-same = Nel sacchetto non c’è un costruttore altrui che si possa piazzare, quindi estrarre di nuovo non cambierebbe niente.
pillars-why-seal = È un evento buono. Non c’è niente da cui proteggersi.
pillars-why-stock-none = Al Mercato non ci sono cubi { DI($goods) }.
pillars-why-stock = { $left ->
    [one] Al Mercato è rimasto solo { $left } cubo { DI($goods) }.
   *[other] Al Mercato sono rimasti solo { $left } cubi { DI($goods) }.
}
pillars-why-gold = Costa { COUNT($price, "gold") }, { $gold ->
    [0] e tu non ne hai
   *[other] e tu ne hai { $gold }
}.
pillars-why-none = Non hai cubi { DI($goods) } da vendere.
pillars-why-bought = In questo round hai già comprato { $goods } qui, quindi non puoi venderne.
pillars-why-stonecutter = Solo uno Scalpellino può vendere pietra per te, e non ne hai.
pillars-why-woodworker = Solo un Falegname può comprare legno per te, e non ne hai.
pillars-why-sell = { $number ->
    [one] Hai solo { $number } cubo { DI($goods) } da vendere.
   *[other] Hai solo { $number } cubi { DI($goods) } da vendere.
}
pillars-why-buy = { $number ->
    [one] Il Mercato non ne ha mai così tanti. Ora puoi comprare al massimo { $number } cubo { DI($goods) }.
   *[other] Il Mercato non ne ha mai così tanti. Ora puoi comprare al massimo { $number } cubi { DI($goods) }.
}
pillars-why-metal = Qui il metallo non è mai in vendita. Puoi solo venderlo.
pillars-why-mixer = Ai Muratori serve { UN($mixer) }, e tu non ce l’hai.
pillars-why-smith = Il prezzo è di { COUNT($price, "gold") }, { $gold ->
    [0] e tu non ne hai
   *[other] e tu ne hai { $gold }
}.
pillars-why-cubes = { NONE($cubes) ->
    [yes] { $card }: questo lavoro richiede { $needed }, e tu non hai cubi.
   *[other] { $card }: questo lavoro richiede { $needed }, e tu hai { $cubes }.
}
pillars-why-capacity = { $card }: in questo round non può lavorare di più, perché la carta dice { COUNT($times, "time") }.
pillars-why-purse = Hai già { COUNT($gold, "gold") }, e nessuno ne ha di più, quindi non darebbe niente.
pillars-why-not-yours = Non hai questa carta: { $card }.
pillars-why-exemption = { $card }: si usa dopo il tiro del dado per la tassa, se devi pagarla.
pillars-why-thomas = { $card } si usa quando si vede un evento cattivo.
pillars-why-remigius = { $card } si usa quando viene estratto il tuo costruttore e costerebbe oro.

# Che cosa è successo

pillars-event-round = Comincia il round { $round }, e il primo giocatore è { $who }.
pillars-event-ellen = Ellen ti mostra il prossimo evento: «{ $event }». { $effect }
pillars-event-draft-resource = { $who } manda { COUNT($workers, "worker") } a prendere { $cubes }.
pillars-event-draft-craftsman = { $who } assume { UN($card) } per { COUNT($gold, "gold") }. { $effect }
pillars-event-draft-pass = { $who } non prende più carte.
pillars-event-draft-out = { $who } non può più prendere carte.
pillars-event-mill = I lavoratori liberi vanno alla Filanda: { $shares }.
pillars-event-discard = { $who } lascia andare { UN($card) }.
pillars-event-builders = La fase delle carte è finita. Ora si estraggono i costruttori.
pillars-event-drawn = { $price ->
    [0] Viene estratto un costruttore di { $who }: non costa niente.
   *[other] Viene estratto un costruttore di { $who }: costa { COUNT($price, "gold") }.
}
pillars-event-aside = Il terzo costruttore di { $who } viene messo da parte: è occupato con le mura.
pillars-event-redraw-own = { $who } rimette nel sacchetto un proprio costruttore e ne estrae un altro.
pillars-event-redraw = { $who } rimette nel sacchetto il costruttore di { $owner } e ne estrae un altro.
pillars-event-keep-all = { $who } in questo round non rimette nessun costruttore nel sacchetto.
pillars-event-builder-pass = { $who } passa e risparmia { COUNT($price, "gold") }.
pillars-event-builder-poor = { $who } non può pagare { COUNT($price, "gold") } e passa.
pillars-event-placed = { $price ->
    [0] { $who } piazza gratis un costruttore { IN($place) }.
   *[other] { $who } piazza un costruttore { IN($place) } per { COUNT($price, "gold") }.
}
pillars-event-event = L’evento è «{ $event }». { $effect }
pillars-event-lost = Nessuno può avere più di { COUNT($most, "gold") }: { $shares }.
pillars-event-protected = { $who } ha protezione dall’evento.
pillars-event-bishop = { $who } riceve dal vescovo { $cubes } del Mercato.
pillars-event-levy = Per l’evento { ONE($shares) ->
    [yes] paga
   *[other] pagano
} { $shares }.
pillars-event-conflict = Per l’evento { ONE($shares) ->
    [yes] perde
   *[other] perdono
} punti { $shares }.
pillars-event-unpaid = { $who } non riesce a pagare { COUNT($gold, "gold") }{ $points ->
    [0] {""}
   *[other] {" "}e perde { COUNT($points, "point") }
}.
pillars-event-income = Dalla Filanda { ONE($shares) ->
    [yes] riceve
   *[other] ricevono
} oro { $shares }.
pillars-event-advantage = { $who } ottiene il vantaggio «{ $card }». { $effect }
pillars-event-used = { $who } usa il vantaggio «{ $card }».
pillars-event-priory = Dal Priorato { ONE($shares) ->
    [yes] riceve
   *[other] ricevono
} punti { $shares }.
pillars-event-harvest = Arrivano i cubi: { $shares }.
pillars-event-tax = { $who } tira il dado per la tassa del re: { COUNT($gold, "gold") }.{ $metal ->
    [0] {""}
   *[other] {" "}Dal primo spazio a corte { $first } riceve { COUNT($metal, "metal") }.
}
pillars-event-taxes = La tassa la { ONE($shares) ->
    [yes] paga
   *[other] pagano
} { $shares }.{ $count ->
    [0] {""}
    [one] {" "}{ $free } non paga.
   *[other] {" "}{ $free } non pagano.
}
pillars-event-tax-free = { $count ->
    [one] { $shares } non paga la tassa.
   *[other] { $shares } non pagano la tassa.
}
pillars-event-shiring = Da Shiring arriva un artigiano per { $who }: { $card }. { $effect }
pillars-event-grey-workers = { $workers ->
    [one] { $workers } lavoratore grigio aiuta { $who } nel prossimo round.
   *[other] { $workers } lavoratori grigi aiutano { $who } nel prossimo round.
}
pillars-event-trade-buy = { $who } compra { $cubes } per { COUNT($gold, "gold") }.
pillars-event-trade-sell = { $who } vende { $cubes } per { COUNT($gold, "gold") }.{ pillars-lost }
pillars-event-trade-pass = { $who } lascia il Mercato.
pillars-event-trade-nothing = { $who } al Mercato non può fare altro.
pillars-event-built = { $pays ->
    [0] { $who } costruisce e riceve { $brings }: { $uses }.
   *[other] { $who } costruisce per { COUNT($pays, "gold") } e riceve { $brings }: { $uses }.
}
pillars-event-earned = { $who } riceve { $brings } dal lavoro: { $uses }.
pillars-event-gave-up = { $who } ha troppi cubi e restituisce { $cubes }.
pillars-event-piece = { $who } aggiunge { $piece } alla cattedrale.
pillars-event-over = La cattedrale di Kingsbridge è finita. Ecco quanto ne ha costruito ciascuno.

# Che cosa tocca a ciascuno, come parte di una frase

# Fra parentesi sta quanto; «one» dice che è una persona sola: da questo dipende il verbo.
pillars-share-gold = { $who } ({ COUNT($gold, "gold") })
    .one = yes
pillars-share-points = { $who } ({ COUNT($points, "point") })
    .one = yes
pillars-share-cubes = { $who } ({ $cubes })
pillars-share-workers = { $who } ({ $workers })
pillars-share-lost = { $who } ne perde { $gold }

# La fine

pillars-points-round = Round
pillars-points-so-far = Dopo ogni round: i punti vittoria segnati sul tabellone.
pillars-score-start = All’inizio
pillars-score-wood = Lavori in legno
pillars-score-sand = Malta e ceramica
pillars-score-stone = Lavori in pietra
pillars-score-metal = Metallo, vetro e organi
pillars-score-gold = Orafi
pillars-score-architect = Architetto
pillars-score-priory = Priorato
pillars-score-advantages = Vantaggi
pillars-score-events = Conflitto
pillars-score-unpaid = Oro mancante
pillars-tie-gold = Oro (più è meglio)

# Il gioco

pillars-about = I pilastri della terra è un gioco di Michael Rieneck e Stefan Stadler per 2–4 giocatori, tratto dal romanzo di Ken Follett (Kosmos 2006).

    Le regole, il tabellone, i limiti e i mestieri di tutti gli artigiani sono quelli del regolamento. I valori delle carte vengono da una trascrizione delle carte tedesche, che concorda con il regolamento ovunque si possano confrontare.

    Questi valori **non sono confermati** da una seconda fonte: quante volte lavorano gli Orafi (6 e 8 volte); che cosa danno il Fonditore di campane (4 punti), l’Organaro (6) e i Soffiatori di vetro (3); i vantaggi Priore Philip, Francis, Jack, Madonna piangente e Toledo; gli eventi Il re è contento, La lana di Philip, Volontari e Conflitto.

    I titoli di vantaggi ed eventi, tutti i testi e tutte le immagini sono nostri. Dove il regolamento tace, valgono le interpretazioni.

# Interpretazioni dove il regolamento tace

pillars-ruling-1 = In un luogo si possono avere più costruttori. Alla Corte del Re il primo costruttore sta sotto il metallo, al Mercato i costruttori stanno nell’ordine in cui sono arrivati.
pillars-ruling-2 = Con due costruttori al Mercato agisci per ciascuno quando tocca al suo spazio; quando te ne vai, tornano a casa tutti e due.
pillars-ruling-3 = Ciò che si compra al Mercato non vi si può vendere nello stesso round. Vendere prima e comprare dopo è permesso.
pillars-ruling-4 = Un costruttore estratto di nuovo può essere lo stesso. Il prezzo non cambia. Al primo giocatore si chiede solo finché nel sacchetto c’è un costruttore altrui che si può piazzare; può estrarre di nuovo per il costruttore di chiunque.
pillars-ruling-5 = Chi non può pagare un costruttore e non potrebbe fare altro passa senza che arrivi una domanda. Lo stesso vale per carte che nessuno può prendere e affari che nessuno può fare.
pillars-ruling-6 = I costruttori sul tracciato si devono piazzare quando tutti sono estratti.
pillars-ruling-7 = Con un evento cattivo, nella Sede del Vescovo si sceglie fra la protezione e un cubo. Con uno buono si ricevono sia l’evento sia il cubo.
pillars-ruling-8 = Il cubo del vescovo non si compra: si può prendere legno senza un Falegname.
pillars-ruling-9 = Le mura: quando viene estratto il terzo costruttore di un giocatore, lo si mette da parte e il prezzo resta. Torna dopo quel round. Nell’ultimo round l’evento non ha effetto.
pillars-ruling-10 = Volontari e Inverno gelido contano per ogni carta risorsa, non per le persone che portano un cubo ogni round.
pillars-ruling-11 = L’aiuto dell’arcivescovo vale nella Cattedrale di questo round, per un artigiano con una freccia sulla carta, non per il Fonditore di campane o l’Organaro. Si usa quando un artigiano lavora più volte di quanto dice la sua carta.
pillars-ruling-12 = I punti non scendono mai sotto 0.
pillars-ruling-13 = I vantaggi valgono da quando si ottengono: le persone che portano cubi già in questo round, il Priore Philip nel Priorato di questo round, Francis e l’esenzione con la tassa di questo round. Il lavoratore di Otto e l’effetto di Ellen cominciano nel round successivo.
pillars-ruling-14 = Il Priore Philip conta per ognuno dei tuoi costruttori nel Priorato.
pillars-ruling-15 = Ellen mostra l’evento. Non lo cambia, e non dà protezione.
pillars-ruling-16 = Remigius si può usare anche se si potrebbe pagare. Il prezzo scende come al solito. Con un costruttore che piazza lui non si può passare.
pillars-ruling-17 = L’esenzione si usa dopo il tiro, Thomas dopo che si vede l’evento. Se non c’è niente da salvare, non arriva nessuna domanda.
pillars-ruling-18 = Se la riserva finisce, si riceve comunque ciò che spetta. Il metallo a corte che nessuno ha preso resta lì; non ce n’è mai più di uno.
pillars-ruling-19 = Il Fabbro dà in tutto 2 monete d’oro, per quanto metallo tu abbia, e il metallo si può poi usare per altro. L’oro degli artigiani può andare a un Orafo nello stesso passo.
pillars-ruling-20 = Gli artigiani che lavorano gratis, l’Architetto e il Fabbro, lo fanno da sé, il Fabbro prima che si usi il tuo ultimo metallo.
pillars-ruling-21 = Più artigiani dello stesso mestiere lavorano ciascuno quante volte dice la sua carta. Ai Muratori basta un Impastatore di qualunque tipo, e per comprare legno basta un Falegname di qualunque tipo.
pillars-ruling-22 = La proposta tiene i cinque cubi con cui i tuoi artigiani possono fare più punti nel prossimo round. A parità tiene ciò che si vende meglio: metallo, poi pietra, legno, sabbia; la pietra non vale niente se non hai uno Scalpellino. Se fai lavorare un artigiano alla volta, i cubi li scegli tu.
pillars-ruling-23 = A parità di punti e oro il posto è condiviso.
pillars-ruling-24 = Dove la scelta di ciascuno non tocca quella altrui, scelgono tutti insieme invece che in senso orario: chi ha protezione e chi va via quando si vede un evento, chi va via a Shiring, e il lavoro nella Cattedrale.

pillars-next-card = Quale carta?
pillars-next-craftsman = Quale artigiano?
pillars-next-space = Quale spazio?
pillars-next-take = Che cosa prendi?
pillars-next-use = Quale vantaggio?
pillars-next-deal = Che cosa compri o vendi?
pillars-next-amount = Quanti?
pillars-next-plan = Chi lavora?
pillars-next-times = Quante volte?
pillars-next-keep = Quali cubi restano?
