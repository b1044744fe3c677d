# Komendy gry Old London Bridge.

bridge-cmd = Old London Bridge: buduj na moście budynki o coraz niższych numerach
bridge-cmd-bid = Wybierz kartę na tę rundę
bridge-cmd-bid-card = Karta z twojej ręki
bridge-cmd-space = Wybierz pole rondla i weź budynek obok niego
bridge-cmd-space-space = Pole
bridge-cmd-space-stack = Stos, jeśli masz wybór
bridge-cmd-space-use = Płytka premiowa, która otwiera pole, albo żadna
bridge-cmd-replace = Wybierz budynek, który robi miejsce nowemu
bridge-cmd-replace-building = Budynek z twojego mostu
bridge-cmd-cards = Weź karty w karczmie
bridge-cmd-cards-card = Karta z karczmy
bridge-cmd-tile = Weź płytkę premiową albo użyj swojej
bridge-cmd-tile-use = Płytka do użycia albo żadna
bridge-cmd-tile-tile = Płytka do wzięcia
bridge-cmd-tile-pile = Stos, jeśli dwa pokazują tę samą płytkę
bridge-cmd-tile-card = Karta, którą podnosi, jeśli zagrywasz dwie
bridge-cmd-score = Zobacz punkty wszystkich, o ile są jawne

bridge-weight = średnia
bridge-length = od 60 do 90 minut za jednym razem
