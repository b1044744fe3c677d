# I comandi di I pilastri della terra.

pillars-cmd = I pilastri della terra: costruisci la cattedrale di Kingsbridge
pillars-cmd-draft = Prendi una carta scoperta, o passa
pillars-cmd-draft-card = La carta
pillars-cmd-builder = Piazza il tuo costruttore quando viene estratto, o passa
pillars-cmd-builder-space = Lo spazio
pillars-cmd-market = Compra o vendi cubi al Mercato
pillars-cmd-market-deal = Che cosa compri o vendi, o che hai finito
pillars-cmd-market-amount = Quanti
pillars-cmd-build = Fai lavorare i tuoi artigiani nella Cattedrale, o scegli i cubi da tenere
pillars-cmd-build-plan = Come proposto, più punti, un artigiano alla volta, o basta così
pillars-cmd-build-craftsman = L’artigiano che lavora
pillars-cmd-build-times = Quante volte
pillars-cmd-build-keep = I cinque cubi da tenere
pillars-cmd-use = Usa un vantaggio che vale una volta
pillars-cmd-use-advantage = Il vantaggio
pillars-cmd-choose = Rispondi al vescovo, di’ quale artigiano va via, o fai estrarre un altro costruttore
pillars-cmd-choose-take = Protezione, o un cubo
pillars-cmd-choose-craftsman = L’artigiano che va via
pillars-cmd-choose-draw = Lascia il costruttore estratto, o estraine un altro

pillars-weight = medio
pillars-length = da 90 a 120 minuti in una sola seduta
