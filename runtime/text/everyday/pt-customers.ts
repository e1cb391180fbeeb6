/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    anular cancelar
    devolver devolução
    enviar envio entrega
    entrega envio
    frete envio portes
    portes envio
    prazo tempo
    prestações parcelas
    parcelar parcelas
    cartão crédito
    multibanco cartão
    mbway mb_way
    fatura recibo
    desconto promoção
    telefone telemóvel
    celular telefone telemóvel
    ligar telefone
    morada endereço
    estacionamento parque
    carro automóvel
    verão julho
    verão agosto
    inverno dezembro
    natal dezembro
    natal 25_dezembro
    ano_novo 1_janeiro
    véspera_natal 24_dezembro
    marcar marcação
    marcação consulta
    quarto habitação
    noite pernoita
    criança crianças filho
    filho criança
    filha criança
    bebé bebê criança
    idoso sénior
    estudante estudantes
    cachorro cão
    gato animal
    deficiente acessível
    casa_de_banho banheiro
    registar registo
    avariado partido danificado
    partido danificado
    quebrado danificado
    reparar reparação
    consertar reparar
    conserto reparação
    peça peças
    perder perda
    roubo roubado
    alugar aluguer aluguel
    aluguer aluguel
    sinal depósito
    aula curso
    professor instrutor
    carta carteira
    dentista dentário
    seguro seguradora
    grávida gravidez
    cabelo corte
    tamanho medidas
    cor cores
    ajuda suporte
    suporte apoio
    funcionário equipa
    equipa equipe
    emprego trabalho
    empresa negócio
    limpar limpeza
    experimentar experiência
    assinatura subscrição
    pesado peso pesar
    alto altura
    largo largura
    bitcoin criptomoeda
    cartão visa mastercard
    cartão_de_crédito visa mastercard
    roubado roubo furto
    roubar roubo
    autonomia quilómetros
    acidente sinistro
    chuva tempo
    documentos papéis documentação
    idade_mínima idade
    menor menores
    pais acompanhante
    rampa acessível
    lençóis roupa_de_cama
    touca piscina
    cacifo balneário
    fisioterapia fisioterapeuta
    raio-x radiografia
    aluguer alugar
    integração api
    rastrear encomenda
    levantar recolha
    gravação gravar
    imprimir impressão
    emprestar empréstimo
    prorrogar renovar
    multa penalização
    atraso multa
    principiante iniciantes
    visita_guiada visita
    lentes lentes_de_contacto
    óculos armação
    cabeleireiro salão
    advogado escritório
    contabilista contabilidade
    ramo flores
    ingredientes contém
    lactose leite
    nozes frutos_secos
`
