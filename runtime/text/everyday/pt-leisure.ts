/** Own compilation: what guests, travellers and visitors say, beside what documents of inns, campsites and museums say. */
export const leisure = `
    alojamento hospedagem acomodação
    hospedagem estadia
    hospedar alojamento hospedagem
    pousada alojamento
    pensão alojamento
    albergue hostel
    hostel alojamento
    casa_de_férias alojamento
    turismo_rural alojamento
    bungalow bangalô
    ficar estadia
    dormir pernoita pernoite
    diária pernoite
    noite_extra prolongar
    check-in chegada
    check-out saída
    deixar_o_quarto saída check-out
    chegar_tarde chegada
    sair saída
    levantar_as_chaves chave
    guardar_malas bagagem
    deixar_as_malas bagagem
    malas bagagem
    meia_pensão refeição
    pensão_completa refeição
    animais_de_estimação animais
    bicho animal
    pet animal
    berço cama_de_bebé
    cama_extra suplementar
    cama_de_casal casal
    limpeza_final limpeza
    arrumação limpeza
    ar_condicionado climatização
    aquecimento aquecedor
    tv televisão
    televisor televisão
    geladeira frigorífico
    freezer congelador
    máquina_de_lavar lavandaria
    lavar_roupa lavandaria lavanderia
    secador_de_cabelo secador
    ferro_de_engomar engomar
    lugar_de_garagem estacionamento
    deixar_o_carro estacionamento
    carregar_o_carro carregamento
    carro_elétrico carregamento
    posto_de_carregamento carregamento
    traslado transfer
    ir_buscar transfer recolha
    acampar campismo
    acampamento campismo
    camping campismo
    tenda barraca
    barraca acampamento
    trailer caravana
    autocaravana motorhome
    motorhome alvéolo
    eletricidade energia
    tomada eletricidade
    duche chuveiro
    tomar_banho duche chuveiro
    água_potável torneira
    churrasco grelhador churrasqueira
    churrasqueira grelhador
    grelhar churrasco grelhador
    grelhados churrasco
    brasas carvão
    fogueira lume
    fazer_fogueira lume fogueiras
    botija gás
    botijão gás
    pesca licença_de_pesca
    nadar natação
    tomar_banho_de banhos
    sossego silêncio
    minimercado mercearia
    supermercado mercearia
    pão_fresco pão
    pãozinho pão
    parque_infantil brinquedos
    parquinho parque_infantil
    baloiços parque_infantil
    nadador-salvador vigilância
    salva-vidas vigilância
    aulas_de_natação natação
    aprender_a_nadar natação
    touca touca_de_banho
    fato_de_banho sunga
    maiô fato_de_banho
    biquíni fato_de_banho
    restaurante tasca
    lanchonete cafetaria
    comer refeição comida
    comida refeição
    almoçar refeição
    cerveja bebidas
    vinho bebidas
    álcool bebidas_alcoólicas
    empregado_de_mesa garçom
    garçom atendimento
    cozinheiro chef
    gorjeta gratificação
    a_conta fatura
    reservar_mesa reserva
    comensais pessoas
    takeaway para_levar
    para_viagem takeaway
    pedir_comida entrega
    estafeta entrega
    motoboy entrega
    ao_domicílio entrega
    porco suíno
    marisco crustáceos
    frutos_do_mar marisco
    amendoim amendoins
    amêndoa frutos_secos
    avelã frutos_secos
    castanha frutos_secos
    ovo ovos
    intolerante intolerância alergia
    sem_lactose lactose
    trocar_fralda fraldário
    mudar_a_fralda fraldário
    salão_de_festas salão
    alugar_o_salão salão
    casar casamento
    vamos_casar casamento
    boda casamento
    copo-d'água casamento
    sala_de_reuniões reuniões
    convidados participantes
    aparelhagem som
    fogo_de_artifício pirotecnia
    rolha taxa_de_rolha
    levar_vinho rolha
    exposição mostra
    peça_de_teatro espetáculo
    concerto espetáculo
    show espetáculo
    filme sessão
    sessão exibição
    zoo zoológico
    jardim_zoológico zoológico
    parque_de_diversões diversões
    bilhete entrada
    ingressos bilhetes
    preço_de_entrada tarifa
    entrada_grátis gratuita
    comprar_bilhetes bilheteira
    bilheteria bilheteira
    fila espera
    sem_fila prioritário
    audioguia guia
    guia visita_guiada
    fotografar fotografia foto
    tirar_fotos fotografia fotografar
    bengaleiro vestiário
    deixar_o_casaco bengaleiro
    excursão passeio
    visita_de_estudo escolar
    carteirinha estudante
    cartão_de_estudante estudante
    família_numerosa família
    passe_anual anual
    cheque-prenda vale_presente
    vale_presente vale
    caminhada trilha trilho
    trilho percurso
    passear passeio
    barco embarcação
    lancha embarcação
    passeio_de_barco barco
    cruzeiro barco
    embarcar embarque
    colete colete_salva-vidas
    caiaque canoa
    canoa embarcação
    prancha surf
    vela veleiro
    fato_de_surf neoprene
    esqui esquiar
    teleférico telecadeira
    arnês escalada
    tirolesa arborismo
    andar_a_cavalo equitação
    montar_a_cavalo equitação
    hipismo equitação
    parapente voo
    se_chover chuva
    mau_tempo chuva meteorologia
    chover chuva
    tempestade mau_tempo
    ginásio academia
    academia musculação
    musculação pesos
    treinador instrutor
    personal_trainer treinador
    aula_experimental experimental
    experimentar aula_experimental
    sócio membro
    ser_sócio inscrição
    inscrever-me inscrição
    inscrever inscrição
    matrícula inscrição
    futebol futsal
    quadra campo
    atestado_de_aptidão aptidão
    levar_livros empréstimo
    livro_digital ebook
    fotocópia xerox cópia
    xerox cópia
    fotocopiar fotocópia cópia
`
