/** Own compilation: what customers of vets, practices, pharmacies and salons say, beside what their documents say. */
export const petsAndHealth = `
    vétérinaire véto clinique_vétérinaire
    toutou chien chiot
    chiot chien
    labrador chien
    caniche chien
    bouledogue chien
    matou chat chaton
    chaton chat
    minou chat
    lapin rongeur nac
    hamster rongeur nac
    cochon_d_inde rongeur nac cobaye
    perroquet oiseau nac
    perruche oiseau
    canari oiseau
    tortue reptile nac
    poney cheval
    jument cheval
    griffes ongles
    couper_les_griffes coupe_de_griffes taille_des_griffes griffes
    castrer stérilisation castration stériliser
    faire_opérer stérilisation opération
    castration stérilisation
    endormir euthanasie euthanasier
    fin_de_vie euthanasie
    faire_piquer euthanasie euthanasier
    incinération crémation incinérer
    tatouage identification
    vermifuge parasites
    puces antiparasitaire
    tiques antiparasitaire tique
    anti-puces antiparasitaire
    rage vaccin_antirabique
    piqûre injection vaccin
    rappel vaccin vaccination
    croquettes alimentation nourriture
    pâtée alimentation nourriture
    nourrir alimentation nourriture
    gamelle nourriture
    tondre_le_chien toilettage tonte
    laver_le_chien toilettage
    toiletteur toilettage
    puce_électronique identification
    faire_les_courses épicerie
    dresser dressage éducation_canine
    dressage éducation_canine éducateur
    chenil pension_canine pension
    chatterie pension_féline
    muselière museler
    laisse tenu_en_laisse
    attacher laisse
    détartrer détartrage
    nettoyage_des_dents détartrage
    dents_propres détartrage
    plaque détartrage tartre
    tartre détartrage
    dents_blanches blanchiment
    arracher extraction extraire
    dent_de_sagesse dents_de_sagesse extraction
    enlever_une_dent extraction
    carie plombage obturation
    plombage obturation composite
    dévitaliser dévitalisation traitement_de_racine
    couronne prothèse
    dentier prothèse appareil_dentaire
    fausses_dents prothèse dentier
    bridge prothèse
    implant prothèse
    bagues orthodontie appareil_dentaire
    aligneurs gouttière orthodontie
    gouttière aligneurs
    gencive parodontologie
    gencives_qui_saignent gingivite
    toubib médecin docteur
    médecin_traitant généraliste
    gynéco gynécologue gynécologie
    dermato dermatologue dermatologie
    ophtalmo ophtalmologue ophtalmologie
    cardiologue cardiologie
    psy psychologue psychothérapeute
    ostéo ostéopathe ostéopathie
    podologue pédicure podologie
    sage-femme maternité
    infirmière infirmier soins_infirmiers
    secrétaire secrétariat accueil
    secrétariat accueil
    visite_médicale consultation examen
    bilan_de_santé check-up
    consultation visite
    téléconsultation vidéo consultation_à_distance
    visio téléconsultation vidéo
    déplacement visite_à_domicile
    prise_de_sang analyse prélèvement
    résultats analyse
    dépistage test
    radio radiographie
    scanner imagerie
    irm imagerie
    écho échographie
    échographie imagerie
    tension pression_artérielle
    grippe vaccin_antigrippal
    crève rhume
    rhume refroidissement
    toux tousser
    maux_de_tête migraine
    mal_de_tête migraine maux_de_tête
    mal_au_dos lombalgie dos
    dos_bloqué lombalgie
    entorse cheville foulure
    foulure entorse
    cassé fracture
    fracture plâtre
    plâtre immobilisation
    points_de_suture suture
    recoudre suture
    plaie blessure
    blessé blessure
    brûlure brûlé
    bouton acné
    grain_de_beauté nævus
    grossesse enceinte
    attendre_un_bébé enceinte grossesse
    accouchement maternité naissance
    accoucher accouchement maternité
    pilule contraception contraceptif
    stérilet contraception
    préservatif contraception
    ivg avortement
    certificat attestation
    attestation justificatif
    sécu sécurité_sociale assurance_maladie
    complémentaire mutuelle
    dépassement_d_honoraires secteur_2
    conventionné secteur_1
    honoraires tarif prix
    renouveler_l_ordonnance renouvellement
    renouvellement ordonnance
    médoc médicament
    médocs médicament
    comprimé médicament
    cachet médicament comprimé
    sirop médicament
    antidouleur antalgique
    pommade crème
    pansement bandage
    générique médicament_générique
    pharmacie_de_garde garde
    permanence garde
    à_jeun jeûne
    anesthésie_générale endormi
    anesthésie_locale anesthésie
    hospitalisation séjour
    ambulatoire sans_hospitalisation
    béquilles cannes_anglaises
    fauteuil_roulant_électrique fauteuil
    semelles orthopédiques
    appareil_auditif audioprothèse aide_auditive
    sourd malentendant
    aveugle malvoyant non-voyant
    malvoyant déficience_visuelle
    lunettes_de_soleil solaires
    examen_de_vue vue
    rééducation kinésithérapie kiné
    séance consultation
    régime diététique nutrition
    diététicien nutritionniste diététique
    maigrir perte_de_poids amincissement
    perdre_du_poids amincissement
    arrêter_de_fumer sevrage tabac
    acupuncture acupuncteur
    coupe coiffure
    couper_les_cheveux coupe
    frange coupe
    coloration couleur teinture
    teinture coloration
    teindre coloration teinture
    mèches balayage
    brushing mise_en_plis
    lissage défrisage
    extensions rajouts
    chignon coiffure
    barbier barbe
    raser rasage
    tailler_la_barbe barbe
    cire épilation
    maillot_brésilien épilation
    épilation_laser définitive
    ongles manucure
    faire_les_ongles manucure
    vernis manucure
    semi-permanent vernis
    faux_ongles onglerie
    soin_des_pieds pédicure
    soin_du_visage visage
    maquillage maquiller maquilleuse
    cils extension_de_cils
    esthéticienne institut
    institut salon
    uv bronzage solarium
    bronzer bronzage solarium
    tatouer tatouage tatoueur
    tatouage tattoo
    percer_les_oreilles piercing
    massage masser masseur
    spa balnéo jacuzzi
    jacuzzi bain_à_remous spa
    bain_à_remous spa
    hammam bain_de_vapeur
    sauna hammam
    gommage exfoliation
    peignoir serviette
    tongs claquettes
    nu nudité naturiste
    à_poil nudité naturiste
`
