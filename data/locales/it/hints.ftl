# Che cosa farebbe un computer

cmd-new-hints = Se chi gioca può chiedere che cosa farebbe un computer; di solito solo senza rating
hints-on = tutti possono chiedere che cosa farebbe un computer
hints-off = nessuno può chiedere
card-hints = Suggerimenti
card-hints-usual = Chi gioca può chiedere che cosa farebbe un computer, se la partita non vale per il rating.
card-hints-on = Chi gioca può chiedere che cosa farebbe un computer.
card-hints-off = Nessuno può chiedere che cosa farebbe un computer.
button-hint = Tu che cosa faresti?
hint-best = 💡 La mia scelta: { $answer }.
hint-expects = { $final ->
    [yes] Alla fine mi aspetto { $what }.
   *[no] Guardo un po’ avanti, non fino alla fine. Contando ciò che allora promette la tua posizione, mi aspetto { $what }.
}
hint-figures = { $what } e la vittoria { COUNT($chance, "time") } su 100
hint-points = un punteggio di circa { $figure }
hint-as-good = Vale circa lo stesso: { $answer }.
hint-next = Subito dopo viene { $answer }: { $what }.
hint-wins = Conta la vittoria, non i punti: per questo preferisco { $answer }.
hint-foot = -# Lo vedi solo tu. So ciò che si vede dal tuo posto e nient’altro, e posso sbagliare.
hint-thinking = 💡 Ci sto pensando. Intanto puoi continuare.
hint-nobody = Chi gestisce questo bot non lascia pensare avanti i computer, quindi nessuno può dire che cosa farebbero.
hint-none = 💡 Questa volta non ho un’idea. Chiedi di nuovo se vuoi.
hint-passed = Mentre pensavo il tavolo è andato avanti. Ciò a cui pensavo è passato: ecco che cosa ti chiede ora.
hint-off = Al tavolo { $table } nessuno può chiedere che cosa farebbe un computer. Lo decide con **hints** chi apre il tavolo; di solito si può dove la partita non vale per il rating.
hint-spent = Penso per ogni persona al massimo { $most ->
    [one] una volta
   *[other] { $most } volte
} all’ora, così c’è tempo per tutti. Chiedi di nuovo { $again }.
