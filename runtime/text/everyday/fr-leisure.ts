/** Own compilation: what guests, travellers and visitors say, beside what documents of inns, campsites and museums say. */
export const leisure = `
    gîte location_de_vacances hébergement
    location_de_vacances hébergement
    maison_de_vacances gîte
    auberge hôtel
    auberge_de_jeunesse dortoir
    chambre_d_hôtes hébergement
    bungalow mobil-home hébergement
    bruit tapage
    dormir nuitée hébergement
    loger hébergement
    nuit_supplémentaire prolonger
    rester séjour
    rester_plus_longtemps prolonger prolongation
    check-in arrivée
    check-out départ
    quitter_la_chambre départ
    libérer_la_chambre départ
    arrivée_tardive accueil
    clés clé remise_des_clés
    clef clé
    boîte_à_clés clé
    bagagerie consigne bagages
    laisser_les_bagages bagagerie consigne
    valises bagages
    demi-pension repas
    pension_complète repas
    petit-déjeuner petit-déj
    petit_dej petit-déjeuner
    petit-déjeuner repas
    animaux_de_compagnie animaux
    haie taille_de_haie
    lits_jumeaux lit
    draps literie linge_de_lit
    linge_de_lit draps
    serviette linge_de_toilette
    ménage nettoyage
    femme_de_ménage ménage nettoyage
    climatisation clim climatisé
    chauffage chauffer
    télé télévision
    tv télévision
    frigo réfrigérateur
    congélo congélateur
    cafetière machine_à_café
    lave-linge machine_à_laver laverie
    laver_le_linge laverie buanderie
    laverie buanderie
    sèche-linge séchoir
    sèche-cheveux séchoir
    fer_à_repasser repassage
    coffre coffre-fort
    parking_gratuit stationnement
    place_de_parking stationnement emplacement
    laisser_la_voiture stationnement parking
    borne recharge
    voiture_électrique recharge borne
    recharger_la_voiture borne
    navette transfert
    venir_chercher transfert navette
    aéroport navette
    caution dépôt_de_garantie
    camping emplacement
    camper camping
    tente emplacement
    caravane emplacement
    camping-car emplacement
    fourgon camping-car
    van camping-car
    emplacement parcelle
    électricité branchement
    brancher branchement électricité
    douche sanitaires
    douches sanitaires
    se_laver douche
    eau_chaude douche
    eau_potable robinet
    barbecue grill
    barbec barbecue
    griller barbecue
    braises charbon
    charbon_de_bois charbon
    feu_de_camp feu
    faire_un_feu feu
    bois bûches
    bouteille_de_gaz gaz
    nager baignade natation
    se_baigner baignade
    heures_de_silence silence
    musique bruit
    faire_la_fête fête
    fête événement
    moustiques insectes
    bar buvette
    buvette boisson
    supérette épicerie
    épicerie alimentation
    pain_frais pain
    viennoiseries croissants
    croissant viennoiserie
    aire_de_jeux jeux
    club_enfants mini-club
    pataugeoire bassin
    maître-nageur surveillance
    cours_de_natation natation
    apprendre_à_nager natation
    brasserie restaurant
    bistrot restaurant
    bouffe nourriture
    manger repas restauration
    repas restauration
    goûter repas
    brunch repas
    midi déjeuner
    menu_du_jour plat_du_jour formule
    plat_du_jour formule
    formule menu
    boire boisson
    bière boisson
    vin boisson
    alcool boisson_alcoolisée
    sans_alcool boisson
    chef cuisinier
    cuistot cuisinier
    addition facture note
    l_addition facture
    resa réservation
    résa réservation
    réserver_une_table réservation
    couvert personne
    click_and_collect retrait
    livreur livraison
    commander_à_manger livraison
    halal viande_halal
    porc cochon
    fruits_de_mer crustacés
    cacahuète arachide
    noisette fruits_à_coque
    amande fruits_à_coque
    gluten blé
    intolérant intolérance allergie
    sans_lactose lactose
    bébé_au_sein allaitement
    salle_de_réception salle
    salle_des_fêtes salle
    louer_la_salle privatisation location
    se_marier mariage
    anniversaire goûter_d_anniversaire
    fêter anniversaire
    enterrement_de_vie evjf evg
    séminaire réunion
    salle_de_réunion séminaire
    invités convives
    disc-jockey dj
    sono sonorisation
    micro sonorisation
    bougies décoration
    feu_d_artifice pétards
    droit_de_bouchon bouchon
    musée exposition
    expo exposition
    théâtre spectacle
    pièce_de_théâtre spectacle
    concert spectacle
    ciné cinéma
    film séance
    séance projection
    vo version_originale
    sous-titres version_originale
    zoo parc_animalier
    parc_d_attractions attraction
    manège attraction
    billet entrée
    prix_d_entrée tarif
    entrée_gratuite gratuit
    acheter_un_billet billetterie
    guichet billetterie caisse
    caisse billetterie
    file_d_attente attente
    faire_la_queue attente
    coupe-file prioritaire
    audioguide guide
    guide visite_guidée
    guidée visite_guidée
    visite_libre visiter
    photographier photo
    prendre_des_photos photo
    flash photo
    vestiaire consigne
    pique-nique pique-niquer
    pique-niquer manger
    boutique_souvenirs boutique
    souvenir boutique
    école scolaire
    carte_d_étudiant étudiant
    famille_nombreuse famille
    billet_famille famille
    carte_annuelle abonnement
    bon_cadeau chèque-cadeau
    excursion sortie
    balade promenade
    rando randonnée
    sentier randonnée
    bateau embarcation
    croisière bateau
    traversée bateau
    embarquement départ
    mal_de_mer nausée
    gilet gilet_de_sauvetage
    kayak canoë
    canoë embarcation
    paddle planche
    voile voilier
    surf planche
    planche_de_surf planche
    combi combinaison
    masque_et_tuba plongée
    ski skis
    forfait_ski forfait remontées
    remontées télésiège
    remonte-pente téléski
    snow snowboard
    luge traîneau
    neige enneigement
    escalade grimper
    mur_d_escalade escalade
    baudrier escalade
    accrobranche parcours
    équitation cheval
    monter_à_cheval équitation
    bombe casque
    parapente vol
    saut_en_parachute parachute
    sensations adrénaline
    mauvais_temps météo
    s_il_pleut pluie météo
    orage météo
    vent météo
    salle_de_sport fitness
    muscu musculation
    gym fitness
    coach entraîneur
    entraînement coach
    tapis_de_yoga tapis
    club association
    cotisation adhésion
    adhérent membre
    membre abonné
    adhérer adhésion
    équipe_de_foot football
    foot football
    certificat_médical aptitude
    basket basketball
    tenue_de_sport tenue
    bibliothèque médiathèque
    bouquin livre
    bd bande_dessinée
    emprunt prêt
    rendre_un_livre retour
    livre_numérique ebook
    liseuse livre_numérique
    photocopie photocopieuse copie
    photocopier copie
`
