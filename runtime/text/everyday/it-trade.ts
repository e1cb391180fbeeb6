/** Own compilation: what customers of workshops, schools and offices say, beside what their documents say. */
export const trade = `
    meccanico officina
    tagliando revisione
    cambio_olio olio
    collaudo revisione
    gomme pneumatici
    gommista pneumatici
    cambiare_le_gomme pneumatici gommista
    equilibratura pneumatici
    convergenza assetto
    pastiglie_dei_freni freni
    parabrezza cristalli
    carrozzeria carrozziere
    ammaccare carrozzeria
    frizione trasmissione
    auto_sostitutiva cortesia
    auto_di_cortesia sostitutiva
    rimorchiare soccorso_stradale
    batteria_scarica batteria
    autolavaggio lavaggio
    lavare_la_macchina lavaggio autolavaggio
    benzinaio distributore
    fare_benzina rifornimento
    gasolio diesel carburante
    diesel carburante
    pieno carburante
    neopatentato patente
    secondo_guidatore conducente
    guidatore conducente
    autista conducente
    chilometraggio chilometri
    noleggio_auto autonoleggio
    autonoleggio noleggio
    moto motocicletta
    motorino scooter ciclomotore
    mountain-bike mtb
    mtb bicicletta
    seggiolino sedile
    camera_d_aria gomma
    forato foratura
    autoscuola guida
    scuola_guida autoscuola
    fare_la_patente autoscuola esame
    prendere_la_patente autoscuola esame
    guide_pratiche guida
    quiz esame_teorico
    bocciato respinto
    essere_bocciati respinto
    scuola_di_lingue lingue
    livello test_di_livello
    ripetizioni lezioni_private
    corso_online distanza
    online internet
    videochiamata videoconferenza
    scuola_di_musica musica
    chitarra strumento
    pianoforte strumento
    asilo_nido nido
    asilo scuola_dell_infanzia
    nido asilo
    materna scuola_dell_infanzia
    tata babysitter
    mensa refezione
    doposcuola dopo_scuola
    centro_estivo colonia
    assenza assente
    mancare assenza
    vacanze_scolastiche vacanze
    tasse imposte
    dichiarazione_dei_redditi 730
    fisco imposte
    commercialista consulente_fiscale
    busta_paga stipendio
    notaio notarile
    eredità successione
    separazione divorzio
    patrocinio_gratuito gratuito
    parcella onorario compenso
    onorario compenso
    primo_colloquio consulenza
    denunciare_un_sinistro sinistro
    denuncia sinistro
    risarcire risarcimento indennizzo
    risarcimento indennizzo
    agenzia_immobiliare agenzia
    agente_immobiliare agenzia
    contratto_d_affitto locazione
    locazione affitto
    inquilino locatario conduttore
    padrone_di_casa locatore proprietario
    locatore proprietario
    spese_condominiali condominio
    disdetta preavviso
    coinquilino condivisione
    aprire_un_conto apertura
    mutuo prestito
    prelevare prelievo
    bloccare_la_carta blocco
    carta_rubata blocco
    password_dimenticata reimpostare
    dimenticato_la_password reimpostare
    reimpostare ripristinare
    account_bloccato blocco
    si_blocca errore
    applicazione app
    programma software
    salvataggio backup
    versione_gratuita gratuito
    periodo_di_prova prova
    spazio_web hosting
    fibra internet
    adsl internet
    velocità banda
    modem router
    tenere_il_numero portabilità
    mantenere_il_numero portabilità
    scheda_sim sim
    messaggio sms
    bolletta_della_luce elettricità
    contatore lettura
    autolettura lettura
    mezzi_pubblici autobus
    biglietto_del_bus biglietto
    senza_biglietto multa sanzione
    contravvenzione multa sanzione
    multa sanzione
    controllore verifica
    tassista taxi
    bagaglio_a_mano cabina
    oggetti_smarriti smarrimento
    funerale esequie
    esequie onoranze_funebri
    pompe_funebri onoranze_funebri funerale
    decesso morte
    defunto deceduto salma
    sepoltura inumazione
    seppellire sepoltura inumazione
    cimitero cimiteriale
    bara feretro
    chiesa parrocchia
    prete parroco sacerdote
    municipio comune
    carta_d_identità documento
    carta_di_identità cie
    anagrafe residenza
    cambiare_residenza anagrafe
    certificato_di_nascita anagrafe
    immondizia rifiuti
    bidone cassonetto contenitore
    discarica isola_ecologica
    rifiuti_ingombranti ingombranti
    mobili_vecchi ingombranti
    riciclare riciclo differenziata
    differenziata raccolta_differenziata
    umido organico
    servizio_fotografico fotografo
    fototessera fotografia
    biglietti_da_visita tipografia
    manifesto locandina
    fattoria azienda_agricola
    verdura ortaggi
    formaggio caseificio
    macelleria carne
    macellaio macelleria
    pescheria pesce
    panificio panetteria
    panetteria pane
    fornaio panificio panetteria
    torta dolce
    pasticceria dolci
    cantina vino
    assaggiare degustazione assaggio
    degustazione assaggio
    birrificio birra
    catering rinfresco
    rinfresco buffet
    donare donazione
    offerta_libera donazione
    lavorare_da_voi lavoro
    cercare_lavoro impiego
    assumere assunzione
    tirocinio stage
    stagista tirocinante
    apprendista apprendistato
    orari_di_apertura orario
    che_ora orario
    a_che_ora orario
    quando_aprite orario
    vigilia_di_natale 24_dicembre
    san_silvestro 31_dicembre
    befana 6_gennaio
    pasquetta lunedì_dell_angelo
    festa_della_liberazione 25_aprile
    liberazione 25_aprile
    primo_maggio 1_maggio
    ognissanti 1_novembre
    immacolata 8_dicembre
    festa_della_repubblica 2_giugno
    dove_siete indirizzo
    dove_vi_trovate indirizzo
    come_arrivare indicazioni
    arrivarci indicazioni
    recapito contatti
    contatti recapiti
    parlare_con_qualcuno contatto
    segreteria_telefonica telefono
    dati_personali privacy
    cancellare_i_dati cancellazione
    eliminare_l_account cancellazione
    telecamere videosorveglianza
    carrozzina sedia_a_rotelle
    carrozzella sedia_a_rotelle
    mobilità_ridotta disabili
    handicappato disabile
    deambulatore mobilità_ridotta
    gradini scale
    senza_scale accessibile
    barriere_architettoniche accessibile
    passeggino carrozzina_bimbo
`
