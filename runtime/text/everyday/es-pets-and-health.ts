/** Own compilation: what customers of vets, practices, pharmacies and salons say, beside what their documents say. */
export const petsAndHealth = `
    veterinario clínica_veterinaria
    perrito perro cachorro
    cachorro perro
    labrador perro
    caniche perro
    gatito gato
    minino gato
    conejo roedor animales_exóticos
    hámster roedor animales_exóticos
    cobaya roedor animales_exóticos
    loro ave pájaro
    periquito ave pájaro
    canario pájaro
    pájaro ave
    tortuga reptil animales_exóticos
    yegua caballo
    poni caballo
    cortar_las_uñas corte_de_uñas uñas
    castrar esterilizar castración esterilización
    capar castrar castración
    operar_al_perro esterilización castración
    dormir_al_perro eutanasia
    dormir_a eutanasia
    sacrificar eutanasia
    sacrificio eutanasia
    incinerar incineración cremación
    chip microchip identificación
    chipear microchip
    poner_el_chip microchip identificación
    desparasitar desparasitación antiparasitario
    lombrices desparasitación
    pulgas antiparasitario pipeta
    garrapatas antiparasitario
    rabia antirrábica
    cartilla vacunación
    pienso comida alimentación
    bañar_al_perro peluquería_canina baño
    adiestrar adiestramiento educación_canina
    adiestramiento educación_canina
    adiestrador educador_canino
    paseador paseo_de_perros
    correa atado
    limpieza_dental limpieza_bucal tartrectomía
    sarro limpieza_dental tartrectomía
    blanquear blanqueamiento
    dientes_blancos blanqueamiento
    dolor_de_muelas dolor urgencia
    sacar_una_muela extracción
    sacar_muela extracción
    muela_del_juicio cordal
    cordal extracción
    quitar_una_muela extracción
    empaste obturación
    caries obturación
    matar_el_nervio endodoncia
    endodoncia conducto
    funda corona
    dentadura prótesis
    dientes_postizos prótesis dentadura
    puente_dental prótesis
    aparato_dental ortodoncia brackets
    brackets aparato_dental
    alineadores ortodoncia invisalign
    encía periodoncia
    ortodoncista ortodoncia
    oculista oftalmólogo oftalmología
    psicólogo psicología psicoterapia
    logopeda logopedia
    matrona comadrona
    comadrona parto
    enfermera enfermería
    enfermero enfermería
    chequeo revisión
    revisión control
    videoconsulta telemedicina
    consulta_online videoconsulta telemedicina
    visita_a_domicilio domicilio
    ir_a_casa domicilio
    análisis_de_sangre analítica extracción_de_sangre
    sacar_sangre analítica
    sacarme_sangre analítica
    análisis analítica
    rayos_x radiografía
    resonancia diagnóstico_por_imagen
    ecografía eco
    tac escáner
    tensión presión_arterial
    gripe vacuna_antigripal
    resfriado catarro
    constipado resfriado catarro
    dolor_de_cabeza migraña cefalea
    dolor_de_espalda lumbalgia
    esguince torcedura
    torcerse_el_tobillo esguince
    hueso_roto fractura
    fractura escayola
    herida lesión
    quemadura quemado
    preñada embarazada gestante
    embarazo gestación
    embarazada gestante
    dar_a_luz parto
    parto nacimiento
    anticonceptivo anticonceptivos píldora
    preservativo condón anticonceptivo
    aborto interrupción_del_embarazo
    justificante certificado
    mutua seguro_médico
    seguro_médico aseguradora
    particular privado
    renovar_la_receta renovación
    medicinas medicamentos
    remedio medicamento
    pastilla comprimido medicamento
    comprimido medicamento
    jarabe medicamento
    analgésico calmante
    pomada crema
    tirita apósito
    farmacia_de_guardia guardia
    farmacia_abierta guardia
    comer_antes ayunas ayuno
    desayunar_antes ayunas ayuno
    en_ayunas ayuno
    anestesia sedación
    ingreso hospitalización
    ingresado hospitalización
    muletas bastones
    plantillas ortopédicas
    audífono prótesis_auditiva
    sordo discapacidad_auditiva
    ciego invidente
    invidente discapacidad_visual
    gafas_de_sol gafas
    graduar graduación
    revisar_la_vista graduación
    rehabilitación fisioterapia
    dieta nutrición dietética
    nutricionista nutrición dietista
    dietista nutrición
    adelgazar perder_peso
    dejar_de_fumar deshabituación
    cortar_el_pelo corte
    cortarme_el_pelo corte
    flequillo corte
    teñir tinte coloración
    tinte coloración
    color_de_pelo tinte
    reflejos mechas
    mechas balayage
    alisado queratina
    recogido peinado
    barbero barbería
    afeitado barba
    arreglar_la_barba barba
    depilación cera
    fotodepilación láser
    hacerme_las_uñas manicura
    manicura uñas
    uñas_de_gel manicura
    esmalte manicura
    pedicura podología
    limpieza_facial facial
    facial tratamiento
    maquillar maquillaje
    maquilladora maquillaje
    esteticista estética
    esteticién estética
    centro_de_estética estética
    solárium rayos_uva
    broncear solárium bronceado
    tatuar tatuaje tatuador
    tatuaje tattoo
    piercing perforación
    balneario spa termas
    termas balneario
    jacuzzi hidromasaje
    baño_turco hammam
    albornoz toalla
    chanclas chancletas
    desnudo nudista
    peluquera peluquería
    ambulancia urgencia
    psicoterapia terapia
`
