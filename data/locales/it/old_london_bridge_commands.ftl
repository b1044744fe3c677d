# I comandi di Old London Bridge.

bridge-cmd = Old London Bridge: costruisci sul ponte, un numero più basso dell’altro
bridge-cmd-bid = Scegli la carta per questo round
bridge-cmd-bid-card = Una carta della tua mano
bridge-cmd-space = Scegli lo spazio della rotella e prendi l’edificio accanto
bridge-cmd-space-space = Lo spazio
bridge-cmd-space-stack = La pila, se puoi scegliere
bridge-cmd-space-use = Una tessera bonus che apre lo spazio, o nessuna
bridge-cmd-replace = Scegli l’edificio che fa posto a quello nuovo
bridge-cmd-replace-building = Un edificio del tuo ponte
bridge-cmd-cards = Prendi carte nella locanda
bridge-cmd-cards-card = Una carta della locanda
bridge-cmd-tile = Prendi una tessera bonus o usane una tua
bridge-cmd-tile-use = La tessera da usare, o nessuna
bridge-cmd-tile-tile = La tessera da prendere
bridge-cmd-tile-pile = La pila, se due mostrano la stessa tessera
bridge-cmd-tile-card = La carta da alzare, se ne hai giocate due
bridge-cmd-score = Guarda i punti di tutti, per quanto se ne sa

bridge-weight = medio
bridge-length = da 60 a 90 minuti in una sola seduta
