/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    annullare disdire
    disdire annullare disdetta
    disdetta disdire
    restituire reso
    rendere restituire
    cambiare cambio
    sostituire cambio
    spedire spedizione
    inviare spedire
    tempi tempo
    rate rateizzare
    carta carta_di_credito
    contanti cash
    fattura ricevuta
    riduzione ridotto
    telefono telefonare
    chiamare telefono
    cellulare telefono
    indirizzo via
    autobus bus
    macchina auto
    auto automobile
    estate luglio
    estate agosto
    inverno dicembre
    natale dicembre
    ferie chiusura
    festivi festività
    prenotare prenotazione
    notte pernottamento
    bevanda bevande
    bambino bambini figlio
    figlio bambino
    figlia bambina
    neonato bambino
    pensionato anziani
    studente studenti
    cane animali
    gatto animali
    animale animali
    sedia_a_rotelle accessibile
    disabile accessibile
    ascensore lift
    bagno toilette
    conto account
    registrarsi registrazione
    rotto danneggiato guasto
    guasto rotto
    danneggiato rotto
    riparare riparazione
    aggiustare riparare
    perdere smarrito
    noleggiare noleggio
    affittare affitto
    acconto caparra anticipo
    insegnante maestro
    esame prova
    patente guida
    assicurazione polizza
    incinta gravidanza
    capelli taglio
    taglia misura
    dimensioni misure
    colore colori
    aiuto assistenza
    assistenza supporto
    personale dipendenti
    lavoro impiego
    azienda ditta
    pulire pulizia
    manutenzione revisione
    abbonamento iscrizione
    vegano vegetale
    pesante peso pesare
    alto altezza
    largo larghezza
`
