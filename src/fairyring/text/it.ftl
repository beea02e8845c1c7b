### Ciò che il nucleo e il comando dicono in ogni gioco.

## Decisioni del nucleo

ask-choose = Che cosa fai?
ask-either = Scegli.
ask-optional = Se vuoi: { $effect }
ask-again = Ancora? { $left ->
    [one] Al massimo un’altra volta.
   *[other] Al massimo altre { $left } volte.
 } { $effect }
option-skip = Rinuncia
option-stop = Fermati qui
option-again = Fallo: { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name }:
list = { $first }, { $second }

## Effetti: pezzi di frasi, che quindi cominciano con la minuscola

fx-nothing = nessun effetto
fx-then = { $first }; poi { $second }
fx-or = { $first } oppure { $second }
fx-one-of = { $first } o { $second }
fx-group = ({ $effect })
fx-times = fino a { $count } volte: { $effect }
fx-exactly = { $count } volte: { $effect }
fx-as-often = { $often } volte: { $effect }
fx-if-possible = se possibile, { $effect }
fx-optional = se vuoi, { $effect }
fx-if = { $effect }, se { $condition }
fx-pay = { $cost }; in cambio { $gain }
fx-each = { $effect } { $per ->
    [one] per ciascuno
   *[other] per ogni gruppo di { $per }
 }
fx-all-others = tutti gli altri: { $effect }
when-then = { $when }: { $effect }
quantity-fixed = { $count }
quantity-sum = { $first } + { $second }
quantity-difference = { $first } − { $second }
quantity-product = { $first } × { $second }
quantity-least = { $second }, al massimo { $first }
quantity-most = { $second }, almeno { $first }
condition-and = { $first } e { $second }
condition-or = { $first } o { $second }
condition-not = non: { $what }
condition-compared = { $first } { $sign } { $second }

## Giocatori

player-you = Tu
player-seat = Giocatore { $number }
player-bot = { $name } ({ $bot })
bot-name = { $number ->
    [1] Nocciola
    [2] Rovo
    [3] Felce
   *[other] Cardo
 }
bot-random = Caso
bot-random-about = gioca a caso
bot-greedy = Goloso
bot-greedy-about = guarda solo il passo successivo
bot-search = Ricerca
bot-search-about = pensa in anticipo su molte distribuzioni possibili
bot-easy = Facile
bot-easy-about = gioca in fretta e fa errori
bot-medium = Medio
bot-medium-about = pensa un po’ in anticipo e fa qualche errore
bot-hard = Difficile
bot-hard-about = pensa un momento prima di ogni scelta

## Il comando: giocare

cli-welcome = { $game }, seme { $seed }. Scrivi un numero, un nome o il suo inizio; h mostra tutti i comandi.
cli-resumed = { $game } riprende dopo { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
 }.
cli-hand-over = Ora tocca a { $player }. Passa la tastiera e premi Invio.
cli-choose = Scelta (h: aiuto)
cli-help = 1, 2, …  scegli un’opzione (vale anche il nome o il suo inizio)
    ?          spiega la decisione con la sua regola; ? 2 spiega l’opzione 2
    c NOME     spiega a parole una carta o una tessera
    u, uu, r   annulla una decisione, annulla l’intero turno, ripristina
    l          rileggi la cronaca
    t          mostra di nuovo tutto il tavolo
    save       salva; save FILE salva lì
    q          salva ed esci
cli-unknown = «{ $text }» non è una delle opzioni. Scrivi un numero, un nome o h per l’aiuto.
cli-ambiguous = «{ $text }» corrisponde a più opzioni: { $names }
cli-no-card = Nessuna carta o tessera si chiama «{ $text }».
cli-rule = Regola { $id }: { $text }
rules-ruling = nostra decisione
rules-waiting = in attesa di un’altra scatola
cli-because = A causa di { $source }:
cli-takes-back = { $count ->
    [one] Una decisione annullata.
   *[other] { $count } decisioni annullate.
 }
cli-no-undo = Niente da annullare: l’ultima decisione era di un altro, oppure da allora è stato mostrato qualcosa di nascosto.
cli-no-redo = Niente da ripristinare.
cli-bot-raised = Il bot { $player } ha fallito; quello che è successo è scritto qui sopra.
cli-saved = Salvato: { $file }
cli-resume-with = Per continuare: { $command }
cli-winner = Ha vinto { $players }.
cli-winners = Hanno vinto: { $players }.
cli-no-winner = Nessuno ha vinto.
cli-lost = Hai perso.
cli-won = Hai vinto!
cli-log = Che cosa è successo
cli-nothing-yet = Non è ancora successo niente.
cli-more-news = … { $count ->
    [one] 1 riga prima
   *[other] { $count } righe prima
 } (l mostra tutto)

## Il comando: imparare

cli-learn-part = Parte { $number } di { $total }: { $heading }
cli-learn-next = Invio: avanti, q: esci
cli-learn-choose = Scegli (un numero o un nome; q: esci)
cli-learn-resume = Per riprendere: { $command }
cli-learn-done = La lezione è finita. Ora gioca contro un bot facile: { $command }

## Il comando: rivedere

cli-replay-help = Invio o n  decisione seguente; b indietro; t turno seguente; j 30 va alla decisione 30; e alla fine; v verifica; q esci
cli-replay-at = Decisione { $number } di { $total }
cli-replay-next = Poi { $player } sceglie { $name }
cli-replay-end = Fine della registrazione.
cli-replay-no-number = Scrivi j e un numero da 0 a { $total }.
cli-verified = La registrazione è corretta: { $count ->
    [one] 1 decisione rigiocata
   *[other] { $count } decisioni rigiocate
 }, il tavolo è lo stesso.
cli-no-digest = La registrazione si può rigiocare, ma non contiene un’impronta da confrontare.

## Il comando: giochi

cli-players = { $least ->
    [one] { $most ->
        [one] 1 giocatore
       *[other] da 1 a { $most } giocatori
     }
   *[other] da { $least } a { $most } giocatori
 }
cli-modules = Moduli
cli-settings = Impostazioni
cli-bots = Bot
cli-default = predefinito

## Quello che il server rifiuta

error-stale-option = Nel frattempo al tavolo è successo qualcosa. Scegli di nuovo.
error-unknown-option = Ora non si può fare.
error-not-your-decision = Ora decide qualcun altro.
error-cannot-undo = Non si può annullare: era la mossa di un altro, il turno è finito o è stato mostrato qualcosa di nascosto.
error-bad-setup = La partita non si può preparare così: { $detail }
error-endless = Quello che le carte di questo tavolo farebbero qui non finirebbe mai; scegli qualcos’altro.
error-broken-record = Questa registrazione non si può aprire: { $detail }
error-bad-lesson = Questa lezione qui non esiste o è cambiata. Ricominciala, per favore.
error-other-rules = Questo tavolo è iniziato con regole che qui non si giocano. Si può guardare, ma non continuare.
error-other-components = Questo tavolo è iniziato con altre carte, che qui non ci sono. Si può guardare, ma non continuare.
error-cannot-go-on = Questo tavolo non può continuare da qui. Si può guardare fin dove è arrivato.
error-bad-message = Il server non ha capito. Ricarica la pagina.
error-bad-key = Questo link non va bene per il tavolo. Controlla che sia completo.
error-bad-host = Questo tavolo non si trova a questo indirizzo.
error-unknown-table = Questo tavolo qui non esiste.
error-unknown-game = Questo gioco qui non esiste.
error-not-found = A questo indirizzo non c’è nulla.
error-no-free-seat = Tutti i posti di questo tavolo sono occupati.
error-seat-taken = Questo posto non è più libero.
error-not-your-seat = Questo è solo per chi siede lì.
error-not-over = Si mostra a partita finita, perché rivela ciò che è nascosto.
error-replay-only = Questo tavolo mostra una registrazione; qui non si gioca.
error-too-big = È troppo grande per il server.
error-too-many = Era troppo in una volta. Aspetta un momento.
error-table-full = Questo tavolo non accetta altre mosse.
error-too-early = Si aspetta ancora un po’ chi siede a questo posto.
error-paused = La partita è in pausa. Qualcuno al tavolo può riprenderla.
error-ended = Questa partita è stata abbandonata; non si può più giocare.
error-banned = Qui non puoi entrare.
error-not-invited = Qui solo chi è invitato apre tavoli. Puoi giocare e guardare.
error-bad-bundle = Questo file non contiene tavoli di un server Fairyring.
error-no-hint = Ora non c’è alcun consiglio.
error-bot-trouble = Al momento il bot non riesce a fare la sua mossa; continua a provare.
error-busy = I bot hanno troppo da pensare in questo momento. Riprova tra un attimo.
error-bus = Al momento i server non si sentono tra loro. Riprova tra poco.
error-database = Al momento il server non può salvare nulla. Niente è perduto; riprova tra poco.
error-internal = Qualcosa è andato storto sul server. È stato annotato.

## Chi va e chi viene al tavolo

given-up = La partita è stata abbandonata.
seat-left = { $who } ha lasciato il tavolo. Il posto è libero.
seat-left-bot = { $who } ha lasciato il tavolo. Continua un bot: { $by }.
seat-replaced = { $who } non c’è. Il posto è libero per qualcun altro.
seat-replaced-bot = { $who } non c’è. Continua un bot: { $by }.
seat-late = { $who } ha superato il tempo stabilito. Il posto è libero per qualcun altro.
seat-late-bot = { $who } ha superato il tempo stabilito. Continua un bot: { $by }.
seat-sat = Al posto di { $who } ora gioca: { $by }.
seat-back = { $who } è di nuovo qui.
seat-resigned-bot = { $who } si arrende. Continua un bot: { $by }.
seat-resigned-ends = { $who } si arrende. La partita è finita.
seat-paused = { $who } ha messo in pausa la partita.
seat-resumed = { $who } riprende la partita.

## Consigli: che cosa parla a favore di una scelta. Parti di frase, in minuscolo e senza punto.

hint-best = La scelta migliore, a mio parere
hint-even = Altrettanto buona
hint-weaker = Un po’ meno buona
hint-quiet = per ora non cambia nulla di importante
hint-later = entro la fine del turno: { $reason }
