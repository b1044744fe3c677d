# I comandi di Tiny Towns.

towns-cmd = Tiny Towns: costruisci la migliore cittadina su sedici caselle
towns-cmd-call = Da Capomastro, nomina il cubo di questo turno
towns-cmd-call-cube = Il cubo che prendono tutti
towns-cmd-place = Metti il cubo di questo turno
towns-cmd-place-square = La casella, per esempio B3
towns-cmd-place-how = Che cosa fare del cubo, se puoi scegliere
towns-cmd-place-cube = Il cubo, se puoi scegliere
towns-cmd-place-warehouse = Il Magazzino, se ne hai più d’uno
towns-cmd-build = Costruisci con i cubi che formano lo schema di una carta
towns-cmd-build-building = La carta da costruire
towns-cmd-build-pattern = Le caselle di cui si usano i cubi
towns-cmd-build-square = La casella su cui sta l’edificio
towns-cmd-done = Di’ che in questo turno hai costruito abbastanza
towns-cmd-choose = Rispondi a un’altra domanda: una carta monumento, un effetto
towns-cmd-choose-monument = Una carta monumento
towns-cmd-choose-building = Un edificio
towns-cmd-choose-cube = Un tipo di cubi
towns-cmd-choose-square = Una casella

towns-weight = leggero
towns-length = da 45 a 60 minuti in una sola seduta
