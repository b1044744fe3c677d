# I comandi di Guilds of London.

guilds-cmd = Guilds of London: manda la tua gente nelle gilde della città
guilds-cmd-play = Gioca una carta: ingaggia, sposta o usa il suo effetto
guilds-cmd-play-card = Una carta della tua mano
guilds-cmd-play-use = Per che cosa la usi
guilds-cmd-play-start = Da dove viene la pedina
guilds-cmd-play-target = Dove va
guilds-cmd-play-pawns = Quante pedine, se la carta ne sposta più d’una
guilds-cmd-play-whose = Di chi è la pedina, se la carta ne rimanda una
guilds-cmd-play-symbol = Un simbolo, se la carta lo chiede
guilds-cmd-play-pay = Le carte con cui paghi l’effetto
guilds-cmd-move = Sposta o imbarca una pedina
guilds-cmd-move-start = Da dove viene la pedina
guilds-cmd-move-target = Dove va
guilds-cmd-pay = Scegli la carta da riprendere, o una da scartare
guilds-cmd-pay-card = La carta
guilds-cmd-reward = Prendi una ricompensa o tieni una carta del Sindaco
guilds-cmd-reward-take = Che cosa prendi
guilds-cmd-reward-fewer = Quanto, se prendi di meno
guilds-cmd-reward-keep = La carta del Sindaco da tenere
guilds-cmd-reward-kept = La carta del Sindaco da tenere, se scegli anche l’ordine
guilds-cmd-reward-deepest = La carta che sta più in fondo sotto il mazzo
guilds-cmd-negotiate = Scambia le tue pedine neutrali, o nessuna
guilds-cmd-negotiate-swap = Di chi è la pedina che va via
guilds-cmd-end = Finisci il tuo turno
guilds-cmd-tile = Guarda da vicino una tessera della città
guilds-cmd-tile-name = Il nome della tessera

# Le risposte di /guilds tile

guilds-tile-which = Quale tessera intendi? Ci sono: { $known }.
guilds-tile-unknown = In città non c’è nessuna tessera «{ $name }». Ci sono: { $known }.
guilds-tile-absent = Questa tessera non è in città: { $name }. Ci sono: { $known }.

guilds-weight = impegnativo
guilds-length = da 60 a 90 minuti in una sola seduta
