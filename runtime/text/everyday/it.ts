import { customers } from './it-customers.ts'
import { home } from './it-home.ts'
import { leisure } from './it-leisure.ts'
import { petsAndHealth } from './it-pets-and-health.ts'
import { trade } from './it-trade.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation; the inflections are those of any grammar. */
export const it: EverydayWords = {
  forms: `
    aprire apre aprite aperto aperti aperta
    chiudere chiude chiudete chiuso chiusi
    rompere rotto rotta rompe
    perdere perso perde
    prendere preso prende
    rendere reso rende
    spendere speso
    mettere messo mette
    chiedere chiesto chiede
    scegliere scelto sceglie scelta
    scrivere scritto scrive
    leggere letto legge
    dire detto dice
    fare fatto fate faccio
    bere bevuto beve
    vedere visto vede
    venire venuto viene
    uscire esce
    spedire spedisce spedito spedite spedizione
    restituire restituisco restituito
    pagare pago pagato pagamento
    comprare compro comprato
    vendere vendete venduto
    noleggiare noleggio noleggiato
    riparare riparate riparazione
    prenotare prenoto prenotato
    disdire disdetto disdetta
    costare costa costano
    durare dura durata
    uomo uomini
    bambino bambini bambina
    dito dita
    uovo uova
    buono migliore buona
    cattivo peggiore
    grande maggiore
    piccolo minore piccola
    economico economica economici
    caro cara
    email e-mail mail
    wifi wi-fi
    checkin check-in
    ebike e-bike e_bike
    zero 0
    due 2
    tre 3
    quattro 4
    cinque 5
    sette 7
    otto 8
    nove 9
    dieci 10
    undici 11
    dodici 12
    tredici 13
    quattordici 14
    quindici 15
    venti 20
    trenta 30
    quaranta 40
    cinquanta 50
    cento 100
    lunedì lun
    martedì mar
    mercoledì mer
    giovedì gio
    venerdì ven
    sabato sab
    domenica dom
    gennaio gen
    febbraio feb
    marzo mar
    aprile apr
    maggio mag
    giugno giu
    luglio lug
    agosto ago
    settembre set sett
    ottobre ott
    novembre nov
    dicembre dic
    ora ore h
    minuto min minuti
    chilogrammo kg chilo
    chilometro km
    numero nr
    telefono tel
    massimo max
    minimo min
    circa ca
    informazione info informazioni
    bicicletta bici
    professore prof
    signore sig
  `,
  meanings: `
    vigilia 24_dicembre
    telefono cellulare chiamare numero
    chiamare telefonare
    contatto contattare
    email posta
    riparare aggiustare sistemare
    rotto danneggiato difettoso
    guasto difetto
    prezzo costo tariffa
    costare prezzo
    spese costi
    economico conveniente
    caro costoso
    gratis gratuito
    sconto riduzione
    offerta promozione
    buono voucher carta_regalo
    preventivo stima
    bicicletta ciclo
    ebike bicicletta_elettrica
    comprare acquistare ordinare
    acquisto ordine
    negozio bottega punto_vendita
    noleggiare affittare
    noleggio affitto
    rimborso rimborsare
    restituire rendere reso
    reso restituzione
    cambiare cambio sostituire
    consegnare spedire inviare
    consegna spedizione
    pacco collo
    fattura bolletta
    scontrino ricevuta
    cancellare annullare disdire
    annullamento cancellazione disdetta
    spostare rimandare
    iniziare cominciare
    inizio avvio
    finire terminare
    auto macchina vettura veicolo
    camion furgone
    bambino figlio ragazzo
    neonato bimbo
    ferie vacanza
    festivo festività
    medico dottore
    dentista odontoiatra
    studio ambulatorio
    ospedale clinica
    medicina farmaco medicinale
    farmacia farmacista
    ricetta prescrizione
    appuntamento visita
    prenotare riservare
    prenotazione riserva
    apertura orario
    orario ore
    chiuso chiusura
    garanzia garantito
    perso smarrito
    rubato furto
    cauzione deposito
    acconto caparra
    rata rateale
    pagamento pagare
    carta bancomat
    contanti contante
    bonifico trasferimento
    tassa iva imposta
    proprietario titolare
    capo direttore responsabile
    dipendente personale squadra
    lavoro impiego posizione
    candidatura curriculum
    stipendio salario
    cliente clientela
    ospite visitatore
    azienda ditta società impresa
    indirizzo sede
    situato trova
    percorso strada
    vicino vicinanze
    parcheggiare parcheggio
    autobus pullman bus
    treno stazione
    metropolitana metro
    benzina carburante
    bagno toilette wc
    ascensore elevatore
    sedia_a_rotelle disabili accessibile
    appartamento alloggio
    camera stanza
    colazione mattina
    pranzo pranzare
    cena cenare
    menù menu piatti
    antipasto antipasti
    dolce dessert
    bevanda bibita
    vegetariano vegetariana
    vegano vegana
    allergia allergico allergeni
    celiaco senza_glutine
    asporto portare_via
    tavolo posto
    animale cane
    piscina nuoto
    bagaglio valigia
    internet wifi
    sito pagina
    computer pc
    schermo monitor
    foto immagine
    file documento
    caricare importare
    scaricare esportare
    eliminare cancellare
    modificare cambiare
    sostituire cambiare
    aggiornare aggiornamento
    installare configurare
    accedere login accesso
    registrare iscrivere
    registrazione iscrizione
    password parola_chiave
    conto profilo
    abbonamento piano
    prova provare
    problema errore
    lento lentezza
    veloce rapido presto
    durata tempo
    aspettare attesa
    urgente urgenza
    emergenza urgenza
    aiuto assistenza supporto
    reclamo lamentela
    domanda richiesta
    risposta rispondere
    spiegare spiegazione
    permesso consentito
    vietato proibito
    bisogno necessario
    obbligatorio richiesto
    requisito condizione
    regola regolamento
    contratto accordo
    termini condizioni
    privacy riservatezza
    dati informazioni
    sicurezza protezione
    assicurazione assicurato
    scadenza termine
    ritardo tardi
    avvisare informare comunicare
    incluso compreso
    supplemento sovrapprezzo extra
    aggiuntivo extra
    limite massimo
    importo somma
    taglia dimensioni misura
    peso pesa
    età anni
    anziano pensionato
    studente alunno
    adulto maggiorenne
    insegnante professore docente
    lezione corso
    esame test
    diploma certificato
    richiedere domanda
    modulo questionario
    passaporto carta_identità
    permesso licenza
    patente licenza
    nascita nato
    matrimonio nozze
    rifiuti spazzatura
    pulire lavare
    pulizia lavaggio
    controllo revisione
    parrucchiere capelli
    vestiti abbigliamento
    pantaloni jeans
    occhiali lenti
    regalo dono
    mobili arredamento
    giardino prato
    idraulico tubature
    elettricista elettrico
    muratore costruttore
    visitare visita
    dolore male
    malato malattia
    febbre temperatura
    vaccino vaccinazione
    anestesia iniezione
    trattamento terapia cura
    operazione intervento
    otturazione carie
    apparecchio ortodonzia
    fumare sigaretta
    rumore rumoroso
    ritirare ritiro
    disponibile magazzino
    esaurito non_disponibile
    marca produttore
    modello tipo
    genere tipo
    ricambio pezzo
    usato seconda_mano
    manutenzione tagliando assistenza
    batteria pila
    caricare ricaricare
    caricatore caricabatterie
    gomma pneumatico copertone
    foratura gomma_bucata
    freno freni
    casco caschi
    lucchetto antifurto
    viaggio gita
    estero internazionale
    paese nazione
    zona regione area
    mattina mattino
    pomeriggio pomeridiano
    sera serata
    oggi odierno
    giornaliero ogni_giorno
    annuale anno
    mensile mese
    scegliere scelta
    differenza diverso
    confrontare confronto
    trasloco traslocare
    invitare invito
    ingresso entrata
    biglietto ingresso
    recensione opinione
    consigliare raccomandare
    consulenza consiglio
    fondato fondazione
    lingua parlare
    tradurre traduzione
${customers}
${petsAndHealth}
${leisure}
${home}
${trade}
  `,
}
