import { customers } from './pt-customers.ts'
import { home } from './pt-home.ts'
import { leisure } from './pt-leisure.ts'
import { petsAndHealth } from './pt-pets-and-health.ts'
import { trade } from './pt-trade.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation; the inflections are those of any grammar. */
export const pt: EverydayWords = {
  forms: `
    abrir abre abrem aberto aberta abertos
    fechar fecha fecham fechado
    fazer faz fazem feito faço
    trazer traz trago trazido
    dizer diz dito
    ver visto vê
    vir vem vindo
    pôr põe posto
    dar dá dado
    ir vai vão
    querer quer quero
    saber sabe sei
    perder perde perco perdido
    pedir pede peço pedido
    pagar paga pago pagamento
    comprar compra compro comprado
    vender vende vendem vendido
    enviar envia envio enviado enviam
    entregar entrega entregam entregue
    devolver devolve devolvo devolução
    cancelar cancela cancelo cancelamento
    alugar aluga alugo aluguel aluguer
    reservar reserva reservo reservado
    consertar conserta conserto
    reparar repara reparação reparo
    marcar marca marco marcação
    custar custa custam
    durar dura duração
    escrever escrito
    ganhar ganho
    partir parte
    homem homens
    criança crianças
    pão pães
    mão mãos
    cão cães
    hotel hotéis
    animal animais
    bom melhor boa
    mau pior má
    grande maior
    pequeno menor pequena
    barato barata baratos
    caro cara
    email e-mail mail
    wifi wi-fi
    checkin check-in
    zero 0
    dois 2 duas
    três 3
    quatro 4
    cinco 5
    seis 6
    sete 7
    oito 8
    nove 9
    dez 10
    onze 11
    doze 12
    treze 13
    catorze 14 quatorze
    quinze 15
    vinte 20
    trinta 30
    quarenta 40
    cinquenta 50
    cem 100 cento
    primeiro 1o
    segunda segunda-feira seg
    terça terça-feira ter
    quarta quarta-feira qua
    quinta quinta-feira qui
    sexta sexta-feira sex
    sábado sáb sábados
    domingo dom domingos
    janeiro jan
    fevereiro fev
    março mar
    abril abr
    agosto ago
    setembro set
    outubro out
    novembro nov
    dezembro dez
    hora h horas
    minuto min minutos
    quilograma kg quilo
    quilômetro km quilómetro
    número nr
    telefone tel
    máximo máx
    mínimo mín
    aproximadamente aprox
    informação info informações
    bicicleta bike
    avenida av
    professor prof
    obrigado obg
    fato facto
    ótimo óptimo
    ação acção
    contato contacto
    registro registo
    econômico económico
    grátis gratis
  `,
  meanings: `
    telefone celular telemóvel ligar número
    ligar telefonar chamar
    contato contatar
    email correio
    consertar reparar arrumar arranjar
    quebrado estragado danificado avariado
    avaria defeito
    preço custo tarifa valor
    custar preço
    taxa tarifa
    barato econômico acessível
    caro dispendioso
    grátis gratuito
    desconto redução
    promoção oferta
    vale voucher cartão_presente
    orçamento cotação
    bicicleta ciclo
    ebike bicicleta_elétrica
    comprar adquirir encomendar
    compra pedido encomenda
    loja comércio
    alugar arrendar
    aluguel locação
    reembolso estorno
    reembolsar devolver
    troca trocar
    entregar enviar mandar
    entrega envio frete
    frete portes
    pacote encomenda
    fatura conta
    recibo comprovante
    cancelar anular rescindir
    cancelamento anulação
    remarcar adiar
    começar iniciar
    início começo
    terminar acabar
    fim término
    carro automóvel veículo
    caminhão camião
    criança filho miúdo
    bebê bebé
    férias descanso
    feriado feriados
    médico doutor
    dentista odontologia
    consultório clínica
    hospital clínica
    remédio medicamento
    farmácia farmacêutico
    receita prescrição
    consulta horário
    agendar marcar reservar
    reserva reservar
    abertura horário
    horário horas
    fechado encerrado
    garantia garantido
    perdido extraviado
    roubado furto
    caução depósito
    sinal entrada
    parcela prestação
    pagamento pagar
    cartão crédito débito
    dinheiro numerário
    transferência pix
    imposto iva
    dono proprietário
    chefe diretor gerente
    funcionário empregado equipe pessoal
    emprego trabalho vaga
    candidatura currículo
    salário ordenado
    cliente freguês
    hóspede visitante
    empresa companhia negócio
    endereço morada localização
    localizado situado
    chegar caminho
    perto próximo
    estacionar estacionamento
    ônibus autocarro
    trem comboio
    metrô metro
    gasolina combustível
    banheiro casa_de_banho wc
    elevador ascensor
    cadeira_de_rodas acessível
    apartamento flat
    quarto dormitório
    café_da_manhã pequeno-almoço
    almoço almoçar
    jantar ceia
    cardápio menu ementa
    entrada aperitivo
    sobremesa doce
    bebida bebidas
    vegetariano vegetariana
    vegano vegana
    alergia alérgico alérgenos
    celíaco sem_glúten
    levar para_viagem
    mesa lugar
    animal cachorro cão
    piscina natação
    bagagem mala
    internet wifi
    site página
    computador pc
    tela ecrã
    foto imagem
    arquivo ficheiro documento
    carregar importar
    baixar descarregar exportar
    excluir apagar eliminar
    alterar mudar modificar
    substituir trocar
    atualizar atualização
    instalar configurar
    entrar login acessar
    cadastrar registrar inscrever
    cadastro inscrição registro
    senha palavra-passe
    conta perfil
    assinatura plano
    teste experimentar
    problema erro falha
    lento devagar
    rápido depressa
    duração tempo
    esperar espera
    urgente urgência
    emergência urgência
    ajuda suporte assistência
    reclamação queixa
    pergunta dúvida
    resposta responder
    explicar explicação
    permitido autorizado
    proibido vedado
    precisar necessário
    obrigatório exigido
    requisito condição
    regra norma política
    contrato acordo
    termos condições
    privacidade proteção_de_dados
    dados informações
    segurança proteção
    seguro convênio
    prazo data_limite
    atraso tarde
    avisar informar
    incluído inclui
    taxa_extra suplemento
    adicional extra
    limite máximo
    valor quantia montante
    tamanho dimensões medidas
    peso pesa
    idade anos
    idoso aposentado
    estudante aluno
    adulto maior_de_idade
    professor docente
    aula lição
    curso formação
    exame prova
    diploma certificado
    solicitar requerer
    formulário questionário
    passaporte identidade
    licença autorização
    carteira carta_de_condução
    nascimento nascido
    casamento matrimônio
    lixo resíduos
    limpar lavar
    limpeza lavagem
    revisão inspeção vistoria
    cabeleireiro cabelo
    roupa vestuário
    calças jeans
    óculos lentes
    presente prenda
    móveis mobília
    jardim gramado
    encanador canalizador
    eletricista elétrica
    pedreiro construtor
    visita visitar
    dor dói
    doente doença
    febre temperatura
    vacina vacinação
    anestesia injeção
    tratamento terapia
    cirurgia operação
    obturação cárie
    aparelho ortodontia
    fumar cigarro
    barulho ruído
    retirar levantar
    disponível estoque stock
    esgotado indisponível
    marca fabricante
    modelo tipo
    peça componente
    usado segunda_mão
    manutenção revisão
    bateria pilha
    carregar recarregar
    carregador carga
    pneu roda
    furo pneu_furado
    freio travão
    capacete capacetes
    cadeado tranca
    viagem passeio
    exterior internacional estrangeiro
    país nação
    zona região área
    manhã matinal
    noite noturno
    hoje dia
    diário todos_os_dias
    anual ano
    mensal mês
    escolher escolha
    diferença diferente
    comparar comparação
    mudança mudar
    convidar convite
    ingresso bilhete
    avaliação opinião
    recomendar aconselhar
    aconselhamento conselho
    fundado fundação
    língua idioma falar
    traduzir tradução
    animal animais
${customers}
${petsAndHealth}
${leisure}
${home}
${trade}
  `,
}
