# Sulla scheda

card-offered = Posti da prendere
card-offered-seat = posto { $number } ({ $name })
card-offered-how = { $count ->
    [one] Qui gioca un computer: { $who }. Chi preme il pulsante chiede il posto; decide chi siede al tavolo, e per chi subentra la partita non vale per il rating.
   *[other] Qui giocano dei computer: { $who }. Chi preme un pulsante chiede quel posto; decide chi siede al tavolo, e per chi subentra la partita non vale per il rating.
}
button-heir = Prendi questo posto
button-heir-seat = Prendi il posto { $number }

# Chiedere un posto

seat-asked = Hai chiesto il posto { $number } del tavolo { $table }. Ora la domanda va a tutti quelli che siedono lì; se sono d’accordo, il posto è tuo e ricevi la sua mano. Fino ad allora vedi ciò che vedono tutti.

# Rifiuti

seat-not-free = In quel posto gioca una persona, quindi non si può avere. Scegli un posto in cui gioca un computer.
seat-never-left = Lì gioca un computer dall’inizio. Si può offrire solo un posto che una persona ha lasciato o da cui è assente.
seat-away-lately = Da quel posto è arrivata una risposta meno di un giorno fa, e forse chi ci siede dorme. Si può offrire <t:{ $moment }:R>.
seat-offered-already = Quel posto è già offerto. Il suo pulsante è sulla scheda del tavolo.
seat-not-offered = Quel posto non è più offerto. La scheda del tavolo mostra quali lo sono.
seat-yours = Hai già un posto a questo tavolo, quindi non puoi prenderne un altro.
seat-asked-already = Hai già chiesto un posto a questo tavolo. Decidono quelli che siedono lì.
seat-asked-by-others = Questo posto lo ha già chiesto qualcun altro, e chi siede lì non ha ancora deciso. Riprova dopo.
seat-nobody-here = A questo tavolo ora non c’è nessuno che possa dire di sì. Riprova quando torna qualcuno.
seat-sat-here = A questo tavolo hai già avuto un posto, quindi non puoi prenderne un altro.
seat-left-others = Negli ultimi { $days } giorni hai lasciato un’altra partita, o ne hai una in cui ora manchi. I posti li prende solo chi resta ai propri.
seat-nobody-asks = Chi aveva chiesto questo posto non c’è più.
seat-not-for-them = Chi aveva chiesto questo posto ora non può sedersi qui.
seat-heir-gone = Chi aveva chiesto questo posto non è più in questo server, quindi non c’è a chi darlo.
seat-lost = Al tavolo { $table } tutti hanno dato il tuo posto a qualcun altro, perché mancavi. Puoi guardare: **{ button-read }** mostra tutto ciò che è pubblico.
vote-overtaken-offer = { vote-match-over }
vote-overtaken-seat = { vote-match-over }

# Chi sedeva lì

seat-heir = { $heir } per { $name }
profile-saved = Posti salvati, cioè presi al posto di altri e tenuti fino alla fine: { $count }
