### Ciò che impegna molto la casa si può fare tante volte in un’ora.

budget-tables = Ogni persona può aprire { $most ->
    [one] un tavolo
   *[other] { $most } tavoli
} all’ora. Potrai aprire il prossimo { $again }; intanto puoi unirti a uno che aspetta.
budget-films = Per disegnare un film ci vuole molto tempo: ogni persona può averne { $most ->
    [one] uno
   *[other] { $most }
} all’ora. Chiedi il prossimo { $again }; intanto si può guardare una replica.
budget-reviews = Lo sguardo indietro richiede molto tempo: ogni persona può chiederlo per { $most ->
    [one] una partita
   *[other] { $most } partite
} all’ora. Chiedi di nuovo { $again }; ciò che è già pronto si vede subito.
budget-steps = Ogni passo di una replica viene disegnato per te: ogni persona può guardarne { $most ->
    [one] uno
   *[other] { $most }
} all’ora. Continua { $again }; intanto /table history racconta tutta la partita.
