/** Own compilation: what customers of shops and craftsmen say, beside what their documents say. */
export const home = `
    suivre suivi
    suivi_de_colis suivi
    traquer suivi
    numéro_de_suivi suivi
    pas_reçu non_reçu perdu
    colis_perdu perte
    colis_abîmé endommagé
    point_relais relais
    livreur transporteur
    transporteur livraison
    chronopost express
    dom-tom outre-mer
    étranger hors_de_france
    échange taille
    trop_petit échange taille
    trop_grand échange taille
    échange retour
    me_faire_rembourser remboursement
    récupérer_mon_argent remboursement
    ravoir remboursement
    droit_de_rétractation rétractation
    rétractation retour
    changer_d_avis rétractation
    se_rétracter rétractation
    emballage_d_origine emballage
    carton emballage
    coupon bon_de_réduction
    soldes promotion
    points_de_fidélité fidélité
    carte_de_fidélité fidélité
    parrainer parrainage
    newsletter lettre_d_information
    modifier_ma_commande modification
    commande_annulée annulation
    pas_content réclamation insatisfait
    insatisfait réclamation
    se_plaindre réclamation
    râler réclamation
    avis évaluation
    notice mode_d_emploi
    mode_d_emploi instructions
    assembler montage
    garantie_constructeur garantie
    sav service_après-vente
    vice_caché défaut
    ne_marche_pas panne défectueux
    ne_marche_plus panne défectueux
    ne_fonctionne_pas panne défectueux
    hs panne défectueux
    foutu cassé défectueux
    pété cassé
    bousillé cassé
    rayé rayure
    rayure abîmé
    déchiré abîmé
    paypal paiement
    sans_contact paiement
    carte_bleue carte_bancaire cb
    cb carte_bancaire
    amex american_express
    rib coordonnées_bancaires
    iban coordonnées_bancaires
    en_plusieurs_fois échelonner
    thune argent
    fric argent
    ttc tva
    hors_taxe ht
    facture_pro facture
    siret siren
    combien_ça_coûte prix tarif
    c_est_combien prix tarif
    quel_prix tarif
    meuble mobilier
    canapé sofa
    matelas literie
    armoire placard
    étagère rayonnage
    table_basse table
    rideaux voilages
    tapis moquette
    lampe luminaire éclairage
    ampoule éclairage
    bricolage outillage
    outils outillage
    perceuse outillage
    visseuse perceuse
    clou visserie
    peinture peindre
    peintre peinture
    repeindre peinture
    papier_peint tapisserie
    carrelage carreleur carreaux
    plaquiste cloison
    maçon maçonnerie
    toit toiture couverture
    couvreur toiture
    tuile toiture
    gouttière toiture
    fuite fuite_d_eau
    infiltration fuite_d_eau
    robinet robinetterie
    évier plomberie
    lavabo plomberie
    bouché débouchage
    déboucher débouchage
    canalisation tuyau
    chasse_d_eau toilettes
    chaudière chauffage
    radiateur chauffage
    pompe_à_chaleur pac
    ramonage ramoneur
    ramoner ramonage
    cheminée ramonage
    panneaux_solaires photovoltaïque
    panneau_solaire photovoltaïque
    vitre vitrage
    vitrier vitrage
    carreau_cassé vitre
    volet store
    porte_claquée serrurier
    enfermé_dehors serrurier
    serrure serrurier
    clé_cassée serrurier
    double_de_clé clé
    disjoncteur tableau_électrique
    court-circuit panne_électrique
    prise_électrique électricité
    astreinte urgence
    dépannage urgence réparation
    dépanner dépannage
    dépanneur dépannage
    travaux chantier
    rénovation travaux
    tarif_horaire heure
    tondre_la_pelouse tonte
    gazon pelouse
    tailler_la_haie taille
    élaguer élagage
    abattre abattage
    arbre élagage
    jardinier jardinage
    paysagiste jardin
    arroser arrosage
    engrais fertilisant
    graines semences
    plante végétal
    fleuriste fleurs
    bouquet composition_florale
    gerbe couronne
    animalerie animaux
    serrurerie serrurier
    déménageur déménagement
    cartons_de_déménagement cartons
    garde-meubles stockage
    box stockage
    stocker stockage
    camionnette utilitaire
    utilitaire fourgon
    remorque attelage
    ménage_à_domicile nettoyage
    nettoyer_les_vitres nettoyage
    pressing nettoyage_à_sec
    repassage repasser
    linge lessive
    lessive laverie
    tache_de_vin détachage
    couture couturière retouche
    retouche ourlet
    raccourcir ourlet retouche
    fermeture_éclair retouche
    cordonnier cordonnerie
    semelle cordonnerie
    talon cordonnerie
    ressemeler ressemelage
    horloger horlogerie
    montre horlogerie
    pile_de_montre pile
    bijou bijouterie
    bague bijou
    alliance bague
    écran_cassé écran
    smartphone téléphone portable
    gsm téléphone portable
    natel téléphone portable
    portable mobile
    tablette ipad
    batterie_morte batterie
    ordi_portable ordinateur
    friperie seconde_main
    seconde_main occasion
    dépôt-vente seconde_main
    reprendre reprise
    reprise rachat
`
