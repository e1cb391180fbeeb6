/** Own compilation: what customers of shops and craftsmen say, beside what their documents say. */
export const home = `
    tracking tracciamento
    seguire_il_pacco tracciamento
    numero_di_tracciamento tracking
    non_è_arrivato ritardo
    non_arriva ritardo
    pacco_perso smarrimento smarrito
    punto_di_ritiro ritiro
    ritirare_in_negozio ritiro
    corriere spedizioniere
    postino corriere
    espresso corriere_espresso
    consegna_rapida espresso
    estero fuori_italia
    altra_taglia cambio
    troppo_piccolo taglia cambio
    troppo_grande taglia cambio
    non_mi_piace reso
    non_va_bene reso cambio
    riavere_i_soldi rimborso
    soldi_indietro rimborso
    ripensarci recesso
    recesso ripensamento
    diritto_di_recesso recesso
    cambiare_idea recesso
    imballo imballaggio
    confezione_originale imballaggio
    codice_sconto coupon
    codice_promozionale coupon
    saldi sconti
    svendita saldi
    punti_fedeltà fedeltà
    carta_fedeltà fedeltà
    tessera_punti fedeltà
    modificare_l_ordine modifica
    lamentarsi reclamo
    fare_reclamo reclamo
    protestare reclamo
    valutazione recensione
    istruzioni manuale
    libretto_di_istruzioni istruzioni
    montare montaggio
    montaggio installazione
    assemblare montaggio assemblaggio
    assistenza_tecnica riparazione
    centro_assistenza riparazione
    non_funziona guasto difettoso
    non_va guasto
    non_parte guasto
    si_è_rotto rotto guasto
    scassato rotto guasto
    fuori_uso guasto
    ammaccatura ammaccato
    strappato danneggiato
    paypal pagamento
    satispay pagamento
    contactless pos
    bancomat pos
    amex american_express
    rid addebito
    iban coordinate_bancarie
    a_rate rateizzazione rate
    pagare_a_rate rateizzazione finanziamento
    soldi denaro
    quattrini soldi
    partita_iva fattura
    fattura_elettronica fattura
    quanto_costa prezzo
    quanto_viene prezzo
    quanto_si_paga prezzo tariffa
    quanto_prendete tariffa prezzo
    armadio guardaroba
    scaffale mensola
    tende tendaggi
    lampada illuminazione
    lampadina illuminazione
    tappeto moquette
    attrezzi utensili
    trapano attrezzi
    viti bulloneria
    ferramenta bulloneria
    imbianchino tinteggiatura pittore
    imbiancare tinteggiatura
    pitturare tinteggiatura
    verniciare verniciatura
    carta_da_parati tappezzeria
    piastrella mattonella
    muratore edile
    tetto copertura
    tegole tetto
    grondaia tetto
    perdita_d_acqua infiltrazione
    perde_acqua infiltrazione
    rubinetto rubinetteria
    scarico_otturato spurgo
    intasato spurgo otturato
    otturato spurgo
    sturare spurgo
    tubo tubatura
    sciacquone cassetta_wc
    water wc
    scaldabagno boiler
    caldaia riscaldamento
    termosifone riscaldamento
    radiatore termosifone
    pompa_di_calore climatizzazione
    spazzacamino canna_fumaria
    camino canna_fumaria
    pannelli_solari fotovoltaico
    vetri vetraio
    vetro_rotto vetraio
    tapparella persiana
    fabbro serratura
    chiuso_fuori fabbro
    duplicare_chiavi duplicazione
    copia_chiavi duplicazione
    salvavita quadro_elettrico
    senza_corrente blackout
    manca_la_corrente blackout
    cortocircuito guasto
    reperibilità emergenza
    pronto_intervento emergenza
    manodopera tariffa_oraria
    preventivo_gratuito preventivo
    tagliare_l_erba rasatura
    tosaerba rasaerba
    potare potatura
    giardiniere giardinaggio
    giardinaggio giardino
    annaffiare irrigazione
    innaffiare irrigazione
    terriccio terra
    concime fertilizzante
    semi sementi
    fioraio fiorista
    fiorista fiori
    bouquet mazzo
    corona_funebre corona
    magazzino deposito
    magazzinaggio deposito
    furgone furgoncino
    rimorchio gancio_traino
    donna_delle_pulizie pulizie
    colf pulizie
    pulire_i_vetri pulizie
    lavasecco lavaggio_a_secco
    tintoria lavaggio_a_secco
    lavanderia tintoria
    smacchiare macchia
    sarta sartoria
    sarto sartoria
    accorciare orlo
    orlo sartoria
    cerniera zip
    calzolaio risuolatura
    suola risuolatura
    risuolare risuolatura
    tacco calzolaio
    orologiaio orologeria
    orologio orologeria
    gioiello gioielleria
    anello gioiello
    schermo_rotto schermo
    display schermo
    telefonino cellulare telefono
    portatile notebook
    tablet ipad
    di_seconda_mano usato
    usato_garantito usato
    permuta ritiro_usato
`
