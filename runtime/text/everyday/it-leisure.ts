/** Own compilation: what guests, travellers and visitors say, beside what documents of inns, campsites and museums say. */
export const leisure = `
    alloggio sistemazione
    alloggiare alloggio pernottamento
    albergo hotel
    locanda albergo
    ostello dormitorio
    agriturismo alloggio
    casa_vacanze alloggio
    casetta bungalow
    bungalow alloggio
    dormire pernottamento pernottare
    rimanere soggiorno
    check-in arrivo
    check-out partenza
    lasciare_la_camera check-out partenza
    liberare_la_camera check-out partenza
    arrivare_tardi arrivo
    chiavi chiave
    ritirare_le_chiavi chiave
    deposito_bagagli bagagli
    lasciare_i_bagagli deposito
    lasciare_le_valigie deposito
    valigie bagagli
    mezza_pensione pasto
    pensione_completa pasto
    animali_domestici animali
    cagnolini animali
    lettino culla
    letto_aggiunto aggiuntivo
    letto_in_più aggiuntivo
    seggiolone sedia_alta
    letto_matrimoniale matrimoniale
    asciugamani salviette
    biancheria_da_letto lenzuola
    rifare_la_camera pulizia
    pulizia_finale pulizie
    aria_condizionata climatizzazione climatizzatore
    tele televisione
    tv televisione
    televisore televisione
    frigo frigorifero
    freezer congelatore
    lavatrice lavanderia
    lavare_i_panni lavanderia lavatrice
    fon asciugacapelli
    phon asciugacapelli
    ferro_da_stiro stirare
    cassaforte cassetta_di_sicurezza
    posto_auto parcheggio
    lasciare_la_macchina parcheggio
    lasciare_l_auto parcheggio
    posteggio parcheggio
    posteggiare parcheggio parcheggiare
    colonnina ricarica
    caricare_l_auto ricarica colonnina
    auto_elettrica ricarica colonnina
    navetta trasferimento
    venire_a_prendere navetta
    campeggio camping
    piazzola posto_tenda
    tenda piazzola
    roulotte piazzola
    camper autocaravan
    autocaravan piazzola
    furgone_camper camper
    elettricità corrente
    corrente_elettrica elettricità
    allacciamento elettricità
    doccia docce sanitari
    docce sanitari
    lavarsi docce
    bagni sanitari
    acqua_potabile rubinetto
    griglia barbecue
    grigliare barbecue griglia
    grigliata barbecue griglia
    brace carbonella
    carbone carbonella
    falò fuoco
    accendere_un_fuoco falò fuochi
    legna ceppi
    bombola gas
    nuotare nuoto balneazione
    bagnarsi balneazione
    fare_il_bagno balneazione
    rumore schiamazzi
    silenzio quiete
    minimarket negozio
    fare_la_spesa alimentari minimarket
    pane_fresco pane
    brioche cornetto
    cornetto croissant
    parco_giochi area_giochi giochi
    animazione intrattenimento
    miniclub animazione
    bagnino sorveglianza assistente_bagnanti
    corso_di_nuoto nuoto
    imparare_a_nuotare nuoto
    cuffia cuffia_da_bagno
    costume costume_da_bagno
    sdraio lettino
    trattoria ristorante
    osteria ristorante
    pizzeria ristorante
    mangiare pasto ristorazione
    pasto ristorazione
    spuntino snack
    aperitivo stuzzichini
    portata piatto
    bere bevande
    birra bevande
    vino bevande
    alcolici bevande_alcoliche
    analcolico bibita
    cuoco chef
    il_conto ricevuta
    prenotare_un_tavolo prenotazione
    commensali persone
    da_asporto asporto
    cibo_da_asporto asporto
    ordinare_da_mangiare asporto
    fattorino consegna
    a_domicilio consegna
    maiale suino
    frutti_di_mare crostacei
    mandorla frutta_a_guscio
    nocciola frutta_a_guscio
    intollerante intolleranza allergia
    senza_lattosio lattosio
    celiachia glutine
    fasciatoio cambiare_il_bambino
    sala salone
    affittare_la_sala sala
    sposarsi matrimonio nozze
    ci_sposiamo matrimonio nozze
    sala_riunioni meeting
    invitati ospiti persone
    impianto_audio amplificazione
    decorare decorazione addobbo
    addobbi decorazioni
    fuochi_d_artificio pirotecnici
    petardi pirotecnici
    mostra esposizione
    museo museale
    spettacolo rappresentazione
    concerto spettacolo
    film proiezione
    lingua_originale sottotitoli
    zoo bioparco
    parco_divertimenti attrazioni
    giostra attrazione
    biglietti ingressi
    prezzo_d_ingresso tariffa
    ingresso_gratuito gratis
    comprare_i_biglietti biglietteria
    cassa biglietteria
    biglietteria botteghino
    fila coda
    coda attesa
    fare_la_fila attesa
    saltafila prioritario
    audioguida guida
    guida visita_guidata
    fotografare foto
    fare_foto fotografare fotografie
    guardaroba deposito
    zaino borsa
    zaini borse
    picnic pranzo_al_sacco
    scuola scolastico
    gita_scolastica scolaresche
    classe scolaresca
    tessera_studente studente
    famiglia_numerosa famiglia
    tessera_annuale abbonamento
    buono_regalo voucher
    escursione gita
    passeggiata escursione
    trekking escursione
    sentiero escursione
    barca imbarcazione
    gommone imbarcazione
    giro_in_barca barca escursione
    nave traghetto
    traghetto imbarco
    mal_di_mare nausea
    salvagente giubbotto_di_salvataggio
    kayak canoa
    canoa imbarcazione
    tavola surf
    vela barca_a_vela
    muta neoprene
    immersione sub subacquea
    skipass impianti
    impianti_di_risalita seggiovia
    seggiovia funivia
    slitta slittino
    neve innevamento
    imbrago imbracatura
    parco_avventura percorso
    cavalcare equitazione
    andare_a_cavallo equitazione
    maneggio equitazione
    parapendio volo
    se_piove pioggia maltempo
    piovere pioggia maltempo
    brutto_tempo maltempo
    temporale maltempo
    vento maltempo
    palestra fitness
    allenatore istruttore
    personal_trainer istruttore
    lezione_di_prova prova
    prova_gratuita prova
    tappetino materassino
    ballare ballo danza
    ballo danza
    socio tesserato membro
    tesserarsi tesseramento iscrizione
    iscriversi iscrizione
    iscrivermi iscrizione
    quota_associativa quota
    circolo associazione
    calcio calcetto
    campo_da_tennis campo
    scarpe_da_ginnastica scarpe
    certificato_medico idoneità
    prendere_libri prestito
    prendere_in_prestito prestito
    tessera_della_biblioteca tessera
    libro_digitale ebook
    fotocopia copia
    fotocopiare fotocopia copia
    weekend fine_settimana
`
