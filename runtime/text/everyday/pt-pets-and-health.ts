/** Own compilation: what customers of vets, practices, pharmacies and salons say, beside what their documents say. */
export const petsAndHealth = `
    veterinário clínica_veterinária
    cãozinho cão cachorro
    filhote cachorro cachorrinho
    cachorrinho cachorro cão
    labrador cão cachorro
    poodle cão cachorro
    gatinho gato
    bichano gato
    coelho roedor
    hamster roedor
    papagaio ave pássaro
    periquito ave pássaro
    canário ave pássaro
    tartaruga réptil
    égua cavalo
    pónei cavalo
    cortar_as_unhas corte_de_unhas unhas
    castrar castração esterilização
    esterilizar castração esterilização
    castração esterilização
    adormecer eutanásia
    sacrificar eutanásia
    cremar cremação
    pôr_chip microchip
    chipar microchip
    microchip identificação
    vermífugo desparasitação vermifugação
    vermes vermífugo desparasitação
    lombrigas vermífugo desparasitação
    pulgas antiparasitário antipulgas
    carraças antiparasitário
    carrapatos antiparasitário
    ração alimentação
    banho_e_tosa tosquia
    tosa tosquia
    tosquiar tosquia tosa
    adestrar adestramento treino_canino
    adestramento treino_canino
    canil alojamento_canino
    focinheira açaime
    limpeza_dos_dentes destartarização profilaxia
    limpar_os_dentes destartarização
    limpeza_dentária destartarização profilaxia
    tártaro destartarização
    destartarização profilaxia
    clarear clareamento branqueamento
    branquear branqueamento clareamento
    branqueamento clareamento
    dentes_brancos branqueamento clareamento
    arrancar extração
    tirar_um_dente extração
    tirar_dente extração
    dente_do_siso siso extração
    siso extração
    cárie restauração
    chumbar obturação
    chumbo_no_dente obturação
    desvitalizar desvitalização endodontia
    desvitalização endodontia
    dentadura prótese
    dente_postiço prótese
    ponte_dentária prótese
    aparelho_dentário ortodontia
    alinhadores ortodontia
    gengivas periodontologia
    gengiva periodontia
    oculista oftalmologista
    otorrino otorrinolaringologia
    psicólogo psicologia psicoterapeuta
    psicóloga psicologia psicoterapeuta
    fonoaudiólogo terapia_da_fala
    terapeuta_da_fala fonoaudiologia
    parteira obstetra
    enfermeiro enfermagem
    enfermeira enfermagem
    recepção receção
    secretaria receção
    check-up exame
    consulta_de_rotina controlo
    videoconsulta telemedicina teleconsulta
    teleconsulta telemedicina
    consulta_online videoconsulta teleconsulta
    consulta_em_casa domicílio
    ir_a_casa domicílio
    exame_de_sangue análise hemograma
    análises_ao_sangue colheita
    tirar_sangue colheita coleta
    colheita coleta
    raio_x radiografia
    ressonância ressonância_magnética
    ecografia ultrassom
    ultrassonografia ultrassom ecografia
    eco ecografia
    tac tomografia
    tensão pressão_arterial
    gripe antigripal
    constipação resfriado
    constipado resfriado
    resfriado gripado
    dor_de_cabeça enxaqueca cefaleia
    dor_nas_costas lombalgia
    entorse torção
    osso_partido fratura
    pontos_cirúrgicos sutura
    queimadura queimado
    borbulhas acne
    espinhas acne
    grávida gestante
    gravidez gestação
    dar_à_luz parto
    pílula anticoncepcional contracetivo
    preservativo camisinha contracetivo
    contracetivo anticoncepcional
    aborto interrupção_da_gravidez
    baixa_médica atestado
    atestado certificado
    atestado_médico baixa
    cartão_de_utente sns
    plano_de_saúde convênio seguro
    convênio seguro_de_saúde
    seguro_de_saúde convénio
    particular privado
    renovar_a_receita renovação
    comprimido remédio
    pastilha comprimido
    xarope remédio
    penso curativo
    band-aid curativo
    ligadura atadura
    farmácia_de_plantão plantão
    genérico medicamento_genérico
    pronto-socorro urgência
    em_jejum jejum
    comer_antes jejum
    café_antes jejum
    anestesia sedação
    alta_hospitalar alta
    muletas canadianas
    palmilhas ortopédicas
    surdo deficiência_auditiva
    cego deficiência_visual invisual
    invisual deficiência_visual
    óculos_de_sol óculos
    exame_de_vista optometria
    teste_de_visão optometria
    medir_a_vista optometria
    reabilitação fisioterapia
    fisio fisioterapia
    dieta nutrição
    nutricionista nutrição dietista
    emagrecer perda_de_peso emagrecimento
    perder_peso emagrecimento
    cortar_o_cabelo corte
    corte_de_cabelo corte
    franja corte
    pintar_o_cabelo coloração tintura
    tingir coloração tintura
    tintura coloração
    madeixas mechas luzes
    nuances madeixas
    alisamento escova_progressiva
    penteado apanhado
    barbeiro barbearia
    fazer_a_barba barba barbear
    cera depilação
    tirar_pelos depilação
    fazer_as_unhas manicure
    manicure unhas manicura
    unhas_de_gel manicure
    verniz esmalte
    maquilhagem maquiagem
    maquilhar maquilhagem maquiagem
    pestanas cílios
    sobrancelhas design_de_sobrancelhas
    esteticista estética
    bronzear bronzeamento solário
    solário bronzeamento
    tatuar tatuagem tatuador
    tatuagem tattoo
    furar_as_orelhas brinco
    termas termal
    hidromassagem jacuzzi
    banho_turco hammam
    chinelos havaianas
    nu nudismo naturista
`
