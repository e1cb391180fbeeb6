/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    annuler annulation
    noël 25_décembre
    nouvel_an 1_janvier
    toussaint 1_novembre
    acompte arrhes avance
    verser payer
    livrer livraison
    maison domicile
    livraison domicile
    supplément surcoût
    prénom nom inscription
    souci problème réclamation
    réclamation plainte problème
    écrire contacter
    contacter joindre
    joindre contacter téléphone
    numéro téléphone
    tickets_resto titres-restaurant
    tickets_restaurant titres-restaurant
    titres-restaurant tickets
    nouveauté nouveau
    neuf nouveau
    fermé fermeture congés
    fermeture congés vacances
    cours stage atelier
    boulangerie pain
    gâteau pâtisserie
    tarte gâteau
    gâteau_de_mariage pièce_montée
    mariage pièce_montée
    moins_cher économique
    cassé casse
    verre vaisselle
    an_dernier 2025
    fils enfant
    fille enfant
    gamin enfant
    bébé enfant
    personne_âgée senior
    étudiant réduit
    chômeur réduit
    réduction remise
    tarif_réduit réduction
    chien animal animaux
    chat animal
    animaux chien
    poussette landau
    fauteuil_roulant handicapé pmr
    handicapé accessible pmr
    parking stationnement
    stationner parking
    garer stationner parking
    arrêt station
    arriver arrivée
    départ partir
    chambre hébergement
    nuit nuitée
    petit-déjeuner petit_déj
    sans_rendez-vous rendez-vous
    rendez-vous rdv
    mutuelle assurance
    retourner retour
    retour retourner renvoyer
    frais_de_port livraison expédition
    expédition envoi
    envoyer expédier
    panne réparation
    abîmé endommagé
    endommagé abîmé cassé
    voler vol
    chèque chèques
    espèces liquide
    cb carte
    reçu ticket
    plusieurs_fois mensualités
    abonnement forfait
    résilier résiliation
    essai essayer
    inscription inscrire
    permis conduire
    examen épreuve
    moniteur instructeur enseignant
    femme dame
    homme monsieur
    peser poids
    couleur coloris
    bio biologique
    sans_gluten gluten
    allergie allergène
    végétarien sans_viande
    végétalien vegan
    traiteur buffet
    délai temps
    rapide express
    gérant propriétaire
    équipe personnel
    employé personnel
    embaucher emploi recrutement
    emploi recrutement
    stagiaire stage
    anniversaire fête
    salle espace
    groupe groupes
    couverts personnes
    terrasse extérieur
    toilettes wc
    vêtement habits
    chaussures chaussure
    lourd poids peser
    haut hauteur
    large largeur
    bitcoin cryptomonnaie
    carte_bancaire visa mastercard
    carte visa mastercard
    autonomie kilomètres
    pluie météo intempéries
    pièce_d'identité carte_d'identité
    papiers documents pièces
    âge_minimum âge
    mineur moins_de_18
    parents accompagnant
    rampe accessible
    clim climatisation
    taxe_de_séjour taxe
    draps linge
    linge draps serviettes
    piscine bassin
    bonnet piscine
    maillot tenue
    vestiaire casier
    casier vestiaire consigne
    kiné kinésithérapie
    remboursé remboursement
    loyer location
    sauvegarde export
    rgpd données_personnelles
    suivi colis
    retrait retirer
    emballage cadeau
    gravure graver
    imprimer impression
    emprunter prêt
    prolonger renouveler
    amende pénalité
    retard pénalité
    débutant débutants
    visite_guidée visite
    abonnement_annuel annuel
    lentilles lentilles_de_contact
    monture lunettes
    coiffeur salon
    avocat cabinet
    comptable comptabilité
    tondre tonte
    bouquet fleurs
    lactose lait
    noix fruits_à_coque
`
