/** Own compilation: what customers of vets, practices, pharmacies and salons say, beside what their documents say. */
export const petsAndHealth = `
    dierenarts dierenkliniek
    veearts dierenarts
    hondje hond puppy
    pup puppy hond
    puppy hond
    labrador hond
    poedel hond
    poes kat
    poesje kat kitten
    kitten kat
    kater kat
    konijn knaagdier
    cavia knaagdier
    hamster knaagdier
    papegaai vogel
    parkiet vogel
    kanarie vogel
    schildpad reptiel
    merrie paard
    pony paard
    nagels_knippen nagelverzorging
    nageltjes nagels
    castreren castratie
    steriliseren sterilisatie
    castratie sterilisatie
    helpen_castreren castratie
    laten_inslapen euthanasie inslapen
    inslapen euthanasie
    afmaken euthanasie inslapen
    cremeren crematie
    chippen chip registratie
    chip microchip
    ontwormen wormenkuur ontworming
    wormen ontworming wormenkuur
    vlooien antivlooienmiddel parasieten
    prik injectie vaccinatie
    spuitje injectie
    inenten vaccineren vaccinatie
    entingen vaccinaties
    enting vaccinatie inenting
    dierenpaspoort vaccinatieboekje
    brokken voer voeding
    brokjes voer voeding
    voeren voer voeding
    hond_wassen trimmen
    trimmen trimsalon vachtverzorging
    hondenkapper trimsalon
    africhten gehoorzaamheidstraining training
    hondenschool hondentraining gehoorzaamheidstraining
    hondenoppas hondenopvang dierenpension
    hondenpension dierenpension pension
    kattenpension dierenpension pension
    muilkorf muilband
    riem aangelijnd lijn
    aanlijnen aangelijnd
    gebit_reinigen gebitsreiniging
    tanden_schoonmaken gebitsreiniging tandsteen
    tandsteen gebitsreiniging mondhygiënist
    mondhygiënist gebitsreiniging
    bleken tandenbleken
    witte_tanden bleken tandenbleken
    tanden_bleken bleken
    tandpijn kiespijn spoed
    kiespijn pijn
    tand_trekken extractie
    verstandskies verstandskiezen extractie
    gaatje cariës vulling
    vullen vulling
    zenuwbehandeling wortelkanaalbehandeling
    wortelkanaalbehandeling endodontie
    kunstgebit prothese gebitsprothese
    vals_gebit prothese gebitsprothese
    prothese gebitsprothese
    slotjesbeugel orthodontie
    beugel orthodontie
    orthodontist orthodontie
    knarsen opbeetplaat
    tandvlees parodontologie
    bloedend_tandvlees parodontitis
    dokter arts
    huisdokter huisarts
    vrouwenarts gynaecoloog
    gynaecoloog gynaecologie
    huidarts dermatoloog
    dermatoloog dermatologie
    oogarts oogheelkunde
    kinderarts kindergeneeskunde
    hartspecialist cardioloog
    kno-arts keel-neus-oor
    psycholoog psychologie
    zielenknijper psycholoog
    psychiater psychiatrie
    osteopaat osteopathie
    chiropractor chiropraxie
    pedicure voetverzorging
    podoloog podotherapie podotherapeut
    logopedist logopedie
    verloskundige vroedvrouw
    vroedvrouw verloskunde
    verpleegster verpleegkundige
    verpleger verpleegkundige
    assistente doktersassistente balie
    consult afspraak spreekuur
    spreekuur consultatie
    check-up controle onderzoek
    beeldbellen videoconsult
    videobellen videoconsult beeldbellen
    online_consult videoconsult e-consult
    huisbezoek visite
    aan_huis thuis
    bloedprikken bloedafname bloedonderzoek
    bloed_prikken bloedafname
    bloedtest bloedonderzoek
    uitslag uitslagen testresultaat
    testresultaat laboratorium
    röntgen röntgenfoto
    röntgenfoto radiologie
    scan mri
    echo echografie
    bloeddruk bloeddrukmeting
    griep griepprik
    griepprik griepvaccinatie
    hoofdpijn migraine
    rugpijn lage_rugpijn
    verstuikt verzwikt verstuiking
    verzwikt verstuiking
    gebroken breuk fractuur
    botbreuk breuk fractuur
    hechten hechtingen
    wond verwonding
    gewond verwonding letsel
    letsel blessure
    blessure sportblessure
    verbrand brandwond
    puistjes acne
    puistje acne
    in_verwachting zwanger zwangerschap
    bevallen bevalling geboorte
    bevalling geboorte
    anticonceptie pil
    spiraaltje anticonceptie
    condoom anticonceptie
    abortus zwangerschapsafbreking
    ziekmelding arbeidsongeschikt
    doktersbriefje doktersverklaring
    verklaring attest
    ziekenfonds mutualiteit zorgverzekeraar
    mutualiteit zorgverzekeraar
    zorgpas verzekeringspas
    vergoed zorgverzekering
    terugbetaald vergoeding
    herhaalrecept recept herhaalmedicatie
    nieuw_recept herhaalrecept
    medicijnen medicatie geneesmiddelen
    pillen tabletten
    hoestdrank hoestsiroop
    zalf crème
    pleister wondpleister
    dienstapotheek wachtapotheek
    nachtapotheek dienstapotheek
    huisartsenpost spoedpost
    spoedpost spoedeisend
    eerste_hulp spoedeisend
    eerstehulp spoedeisend
    eten_voor_operatie nuchter
    ontbijten_voor nuchter
    narcose anesthesie verdoving
    opgenomen ziekenhuisopname
    krukken loophulp
    steunzolen zolen
    hoorapparaat hoortoestel
    doof slechthorend
    blind slechtziend
    zonnebril bril
    oogmeting oogtest oogcontrole
    ogen_meten oogmeting
    ogen_testen oogmeting
    brillenglazen glazen
    opticien optiek
    kinesist fysiotherapeut
    kine fysiotherapie kinesitherapie
    revalidatie fysiotherapie
    dieet voeding
    diëtist voedingsadvies
    diëtiste diëtist voedingsadvies
    afvallen gewichtsverlies
    stoppen_met_roken rookstop
    acupunctuur acupuncturist
    haar_knippen knippen kapper
    knipbeurt knippen
    kort_knippen knippen
    pony_knippen knippen
    verven kleuren haarkleuring
    haar_verven kleuren haarkleuring
    blonderen ontkleuren
    highlights lokken
    plukjes highlights
    stylen styling
    steil_maken straightening
    opsteken opsteekkapsel bruidskapsel
    barbier baard
    baard_trimmen baard
    waxen ontharing harsen
    harsen ontharing
    nagels manicure
    nagels_laten_doen manicure
    gellak nagellak
    nepnagels kunstnagels
    kunstnagels acrylnagels
    gezichtsbehandeling huidverzorging
    gezichtsreiniging gezichtsbehandeling
    opmaken make-up visagie
    visagist make-up
    wimpers wimperextensions
    wenkbrauwen epileren
    schoonheidsspecialiste schoonheidssalon
    zonnebank solarium
    bruinen zonnebank
    tatoeage tattoo
    tatoeëren tattoo tatoeage
    gaatjes_schieten oorbellen
    masseur massage
    masseren massage
    bubbelbad jacuzzi whirlpool
    whirlpool jacuzzi
    stoombad hammam
    badjas badjassen
    slippers badslippers
    bloot naakt
`
