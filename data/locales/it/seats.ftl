# Sulla scheda

card-offered = Da prendere
card-offered-seat = posto { $number } ({ $name })
card-offered-how = { $count ->
    [one] Qui gioca un computer: { $who }. Chi preme il pulsante lo chiede; decidono tutti quelli che siedono lì, e per chi subentra la partita non vale per il rating.
   *[other] Qui giocano computer: { $who }. Chi preme un pulsante chiede quel posto; decidono tutti quelli che siedono lì, e per chi subentra la partita non vale per il rating.
}
button-heir = Prendi questo posto
button-heir-seat = Prendi il posto { $number }

# Chiedere un posto

seat-asked = Hai chiesto il posto { $number } del tavolo { $table }. Ora si chiede a tutti quelli che siedono lì; se sono d’accordo, il posto è tuo e ricevi la sua mano. Fino ad allora vedi ciò che vedono tutti.

# Rifiuti

seat-not-free = In quel posto gioca una persona, quindi non si può avere. Scegli un posto in cui gioca un computer.
seat-never-left = Lì gioca un computer dall’inizio. Si può offrire solo un posto lasciato da una persona.
seat-away-lately = Da quel posto è arrivata una risposta meno di un giorno fa, e chi vi siede può dormire. Si può offrire <t:{ $moment }:R>.
seat-offered-already = Quel posto è già in offerta. Il suo pulsante è sulla scheda del tavolo.
seat-not-offered = Quel posto non è più in offerta. La scheda del tavolo mostra che cosa c’è.
seat-yours = Hai già un posto a questo tavolo, quindi non puoi prenderne un altro.
seat-asked-already = Hai già chiesto un posto a questo tavolo. Decidono quelli che siedono lì.
seat-asked-by-others = Questo posto lo ha già chiesto qualcun altro, e non è ancora deciso. Riprova dopo.
seat-nobody-here = A questo tavolo ora non c’è nessuno che possa dire di sì. Riprova quando torna qualcuno.
seat-sat-here = A questo tavolo hai già avuto un posto, quindi non puoi prenderne uno.
seat-left-others = Negli ultimi { $days } giorni hai lasciato un’altra partita, o lì c’è una tua assenza. I posti li prende solo chi resta ai suoi.
seat-nobody-asks = Chi aveva chiesto questo posto non c’è più.
seat-not-for-them = Chi aveva chiesto questo posto ora non può sedersi qui.
seat-heir-gone = Chi aveva chiesto questo posto non è più in questo server, quindi non c’è a chi darlo.
seat-lost = Tutti al tavolo { $table } hanno dato il tuo posto a qualcun altro, per la tua assenza. Puoi guardare: **{ button-read }** mostra tutto ciò che è pubblico.
vote-overtaken-offer = { vote-match-over }
vote-overtaken-seat = { vote-match-over }

# Chi sedeva lì

seat-heir = { $heir } per { $name }
profile-saved = Posti salvati, presi da altri e tenuti fino alla fine: { $count }
