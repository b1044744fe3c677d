# Lezioni: una prima partita, passo per passo. Che cosa dice ogni gioco nella sua sta in <gioco>_lesson.ftl.

cmd-learn = Impara un gioco in un quarto d’ora, con una prima partita contro i soli computer
cmd-learn-title = Che cosa vuoi imparare
button-learn = Impara
button-lesson-on = Avanti
button-lesson-show = Fallo per me
button-lesson-back = Un passo indietro
button-lesson-again = Dall’inizio
button-lesson-retry = Riprova
button-lesson-play = Gioca ora
lesson-which = **Che cosa vuoi imparare?**
    In ogni lezione giochi una prima partita contro i computer, e ogni decisione ti viene spiegata quando arriva. Servono dieci o quindici minuti, non la vede nessuno e non conta niente. Puoi smettere quando vuoi e continuare più tardi.
lesson-head = -# { $title } · Lezione, passo { $number } di { $count }
lesson-look = Guarda ciò che brilla.
lesson-right = ✓ { $what }. { $why }
lesson-played = La lezione va avanti così: { $what }. { $why }
lesson-tried = **La tua prova:** { $what }.
lesson-leads = Dove porta questa scelta
lesson-taken-back = L’immagine mostra dove porta. Non è ancora successo niente: prova qualcos’altro.
lesson-fine = L’immagine mostra dove porta. La lezione continua in un altro modo, altrimenti il seguito non tornerebbe.
lesson-none = Per questo non c’è una lezione. **/learn** mostra tutte quelle che ci sono.
lesson-gone = Questa lezione non c’è più. Scrivi **/learn** per cominciarne una.
lesson-changed = Le regole o i testi di questa lezione sono cambiati dall’ultima volta, quindi si ricomincia dall’inizio.
lesson-resumed = -# Riprendi da dove eri; **{ button-lesson-again }** ricomincia.
lesson-stale = Intanto la lezione è andata avanti. Ecco a che punto sei.
lesson-unplayable = Ora questa lezione non si può giocare: non corrisponde al materiale installato qui. Le regole si leggono con il pulsante **{ button-rules }** di qualsiasi tavolo.
