/** Own compilation: what customers of shops and craftsmen say, beside what their documents say. */
export const home = `
    onde_está_a rastreamento
    rastrear rastreio rastreamento
    rastreio rastreamento seguimento
    código_de_rastreio rastreamento
    não_chegou atraso
    ponto_de_recolha levantamento
    levantar_na_loja levantamento
    retirar_na_loja retirada levantamento
    carteiro transportadora
    sedex expresso
    entrega_rápida expresso
    outro_tamanho troca
    ficou_pequeno tamanho troca
    ficou_grande tamanho troca
    não_serve troca devolução
    não_gostei devolução
    dinheiro_de_volta reembolso
    devolver_o_dinheiro reembolso
    arrependimento direito_de_arrependimento
    arrepender desistência
    livre_resolução devolução
    embalagem_original embalagem
    caixa_original embalagem
    vale_de_compras vale
    código_promocional cupom
    código_de_desconto cupão
    cupom cupão desconto
    saldos descontos
    liquidação saldos
    cartão_de_fidelidade fidelidade
    newsletter boletim
    alterar_o_pedido alteração
    queixar reclamação
    livro_de_reclamações reclamação
    insatisfeito reclamação
    instruções manual
    manual_de_instruções instruções
    montar montagem
    montagem instalação
    assistência_técnica reparação
    pós-venda assistência
    não_funciona avariado avaria
    não_liga avaria
    deixou_de_funcionar avaria
    avariou avaria avariado
    quebrou quebrado avaria
    pifou avariado avaria
    riscado arranhado
    amolgado amassado
    rasgado danificado
    paypal pagamento
    contactless sem_contacto
    nib iban
    a_prestações financiamento
    parcelado parcelas prestações
    grana dinheiro
    nota_fiscal fatura
    fatura_com_contribuinte fatura
    quanto_custa preço
    quanto_é preço
    quanto_sai preço
    quanto_cobram preço tarifa
    quanto_fica preço orçamento
    mobiliário móveis
    armário guarda-roupa roupeiro
    estante prateleira
    candeeiro luminária iluminação
    lâmpada iluminação
    tapete carpete
    bricolage ferramentas
    furadeira berbequim
    berbequim ferramenta
    pintor pintura
    pintar pintura
    papel_de_parede revestimento
    azulejo azulejos ladrilhos
    azulejista ladrilhador
    reformar remodelação
    remodelar remodelação reforma
    telhado cobertura
    goteira infiltração
    fuga_de_água vazamento infiltração
    vazamento infiltração fuga
    pinga vazamento
    torneira canalização
    lava-loiça pia
    encanador canalização
    entupido desentupimento
    entupimento desentupimento
    autoclismo descarga
    sanita vaso_sanitário
    esquentador caldeira
    caldeira aquecimento
    radiador aquecimento
    bomba_de_calor climatização
    limpa-chaminés chaminé
    painéis_solares fotovoltaico
    painel_solar fotovoltaico
    energia_solar fotovoltaico
    vidro_partido vidraceiro
    vidraceiro vidros
    estores persianas
    chaveiro fechadura serralheiro
    serralheiro fechadura
    trancado_fora chaveiro
    cópia_de_chave duplicado
    sem_luz avaria
    falta_de_luz apagão
    quadro_elétrico eletricidade
    curto-circuito avaria
    piquete urgência
    preço_por_hora hora
    orçamento_gratuito orçamento
    cortar_a_relva relva
    relva gramado
    cortar_a_grama gramado relva
    abate_de_árvores árvores
    jardineiro jardinagem
    jardinagem jardim
    adubo fertilizante
    florista flores
    floricultura florista
    buquê bouquet ramo
    coroa_de_flores coroa
    mudar_de_casa mudanças mudança
    mudanças transportes
    guardar_móveis armazenamento
    furgão carrinha
    reboque atrelado
    empregada_doméstica limpeza
    faxina limpeza
    faxineira limpeza
    limpar_os_vidros limpeza
    limpeza_a_seco lavandaria
    engomar passar_a_ferro
    passar_a_roupa engomar
    tirar_nódoas nódoa
    nódoa mancha
    costureira costura
    alfaiate costura
    bainha costura
    fazer_a_bainha costura arranjos
    fecho zíper
    sapateiro sapataria
    sola sapateiro
    relojoeiro relojoaria
    relógio relojoaria
    joia joalharia
    anel joia
    aliança anel
    ecrã_partido ecrã
    tela_quebrada tela
    smartphone telemóvel celular
    notebook portátil
    portátil computador
    em_segunda_mão usado
    seminovo usado
`
