/** Own compilation: what customers of vets, practices, pharmacies and salons say, beside what their documents say. */
export const petsAndHealth = `
    veterinario clinica_veterinaria
    cagnolino cane cucciolo
    cucciolo cane
    labrador cane
    barboncino cane
    micio gatto
    gattino gatto
    coniglio roditore animali_esotici
    criceto roditore animali_esotici
    cavia roditore animali_esotici
    pappagallo uccello animali_esotici
    canarino uccello
    tartaruga rettile animali_esotici
    pony cavallo
    tagliare_le_unghie taglio_unghie unghie
    castrare sterilizzazione castrazione sterilizzare
    sterilizzare castrazione
    castrazione sterilizzazione
    addormentare eutanasia
    sopprimere eutanasia soppressione
    soppressione eutanasia
    incenerire cremazione
    cremare cremazione
    chippare microchip
    mettere_il_chip microchip
    sverminare sverminazione antiparassitario
    vermi sverminazione antiparassitario
    pulci antiparassitario
    zecche antiparassitario
    pulce antiparassitario
    crocchette mangime alimentazione
    croccantini mangime alimentazione
    dare_da_mangiare alimentazione
    lavare_il_cane toelettatura
    tosare toelettatura tosatura
    toelettatore toelettatura
    addestrare addestramento educazione_cinofila
    addestramento educazione_cinofila
    addestratore educatore_cinofilo
    pensione_per_cani pensione
    lasciare_il_cane pensione
    pulizia_dei_denti igiene_orale detartrasi ablazione
    tartaro detartrasi ablazione
    igiene_dentale detartrasi ablazione
    igienista igiene_orale
    denti_bianchi sbiancamento
    mal_di_denti dolore urgenza
    togliere_un_dente estrazione
    togliere_dente estrazione
    levare_un_dente estrazione
    estrarre estrazione
    dente_del_giudizio ottavo estrazione
    devitalizzare devitalizzazione endodonzia
    devitalizzazione endodonzia
    capsula corona
    dentiera protesi
    denti_finti protesi dentiera
    ponte_dentale protesi
    apparecchio_dentale ortodonzia apparecchio
    allineatori ortodonzia mascherine
    mascherine allineatori
    gengive parodontologia
    ortodontista ortodonzia
    oculista oftalmologo oculistica
    otorino otorinolaringoiatra
    psicologo psicologia psicoterapeuta
    psicologa psicologia psicoterapeuta
    osteopata osteopatia
    ostetrica ostetricia
    infermiere infermieristica
    infermiera infermieristica
    segretaria segreteria
    segreteria accettazione
    accettazione reception
    controllo visita_di_controllo
    check-up controllo
    televisita telemedicina
    visita_online televisita telemedicina
    video_visita televisita
    venire_a_casa domicilio domiciliare
    esame_del_sangue prelievo analisi
    prelievo analisi_del_sangue
    analisi esami
    referti referto risultati
    esito risultato referto
    raggi radiografia
    risonanza rmn
    tac tomografia
    eco ecografia
    pressione pressione_arteriosa
    influenza vaccino_antinfluenzale
    raffreddore raffreddato
    mal_di_testa emicrania cefalea
    mal_di_schiena lombalgia
    distorsione slogatura
    storta distorsione slogatura
    osso_rotto frattura
    punti_di_sutura sutura
    ustione bruciatura
    scottatura ustione
    brufoli acne
    neo nevo
    incinta gestante
    aspettare_un_bambino incinta gravidanza
    gravidanza gestazione
    partorire parto
    pillola contraccettivo anticoncezionale
    preservativo contraccettivo anticoncezionale
    contraccettivo anticoncezionale
    aborto interruzione_di_gravidanza
    giustificativo certificato
    mutua servizio_sanitario ssn
    impegnativa ricetta
    prescrizione impegnativa
    ripetere_la_ricetta rinnovo
    pastiglia compressa medicinale
    pasticca compressa medicinale
    pillole compresse
    sciroppo medicinale
    antidolorifico analgesico
    fasciatura benda
    farmacia_di_turno turno
    pronto_soccorso emergenza
    digiuno stomaco_vuoto
    mangiare_prima digiuno
    colazione_prima digiuno
    anestesia sedazione
    ricovero degenza
    ricoverato degenza ricovero
    dimissione dimesso
    stampelle grucce
    plantari solette
    sordo ipoacusico non_udente
    cieco non_vedente ipovedente
    ipovedente disabilità_visiva
    occhiali_da_sole occhiali
    controllo_della_vista esame_della_vista optometria
    controllare_la_vista optometria
    misurare_la_vista optometria
    riabilitazione fisioterapia
    fisioterapista fisiatra
    dietologo nutrizionista dietista
    dimagrire perdita_di_peso dimagrimento
    perdere_peso dimagrimento
    smettere_di_fumare disassuefazione
    agopuntura medicina_cinese
    tagliare_i_capelli taglio
    tagliarmi_i_capelli taglio
    frangia taglio
    tingere tinta colorazione
    tinta colorazione colore
    colpi_di_sole mèches schiariture
    mèches schiariture balayage
    stirare stiratura
    lisciare stiratura_capelli lisciatura
    acconciatura pettinatura
    messa_in_piega piega
    piega asciugatura
    radere rasatura
    fare_la_barba rasatura barba
    depilare depilazione epilazione
    ceretta depilazione epilazione
    depilazione epilazione
    fare_le_unghie manicure
    manicure unghie
    smalto manicure
    semipermanente smalto
    ricostruzione_unghie onicotecnica
    cura_dei_piedi pedicure
    truccatrice trucco
    ciglia extension_ciglia
    estetista centro_estetico
    lettino_solare solarium abbronzatura
    abbronzarsi solarium abbronzatura
    tatuare tatuaggio tatuatore
    tatuaggio tattoo
    terme termale
    benessere spa
    idromassaggio jacuzzi
    bagno_turco hammam
    accappatoio asciugamano
    ciabatte infradito
    nudo nudista naturista
`
