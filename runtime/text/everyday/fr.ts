import { customers } from './fr-customers.ts'
import { home } from './fr-home.ts'
import { leisure } from './fr-leisure.ts'
import { petsAndHealth } from './fr-pets-and-health.ts'
import { trade } from './fr-trade.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation; the inflections are those of any grammar. */
export const fr: EverydayWords = {
  forms: `
    acheter achète achetez acheté
    envoyer envoie envoyez envoyé enverra
    payer paie paye payez payé
    ouvrir ouvre ouvrez ouvert ouverts ouverte
    fermer ferme fermez fermé
    venir vient venez venu
    tenir tient tenez tenu
    prendre prend prenez pris prise
    apprendre apprend appris
    rendre rend rendez rendu
    vendre vend vendez vendu
    perdre perd perdu
    recevoir reçoit recevez reçu
    devoir doit devez dois
    pouvoir pouvez peux
    vouloir veut voulez veux voudrais
    savoir sait savez
    voir voit voyez vu
    lire lit lu
    écrire écrit écrivez
    dire dit dites
    mettre met mettez mis
    permettre permet permis
    boire boit bu
    offrir offre offrez offert
    choisir choisit choisissez choisi
    finir finit fini
    servir sert servez servi
    partir part partez parti
    sortir sort sorti
    conduire conduit
    inscrire inscrit inscrivez inscription
    appeler appelle appelez appelé
    jeter jette
    œil yeux
    travail travaux
    animal animaux
    cheval chevaux
    journal journaux
    local locaux
    spécial spéciaux
    vélo vélos
    bon meilleur meilleure bonne
    mauvais pire
    vieux vieille vieil
    nouveau nouvelle nouvel nouveaux
    beau belle bel
    long longue
    gratuit gratuite gratuitement
    cher chère
    email e-mail mail courriel mél
    wifi wi-fi
    checkin check-in
    weekend week-end
    rdv rendez-vous rendezvous
    zéro 0
    deux 2
    trois 3
    quatre 4
    cinq 5
    six 6
    sept 7
    huit 8
    neuf 9
    dix 10
    onze 11
    douze 12
    treize 13
    quatorze 14
    quinze 15
    seize 16
    vingt 20
    trente 30
    quarante 40
    cinquante 50
    soixante 60
    cent 100
    premier 1er première
    lundi lun lundis
    mardi mar mardis
    mercredi mer mercredis
    jeudi jeu jeudis
    vendredi ven vendredis
    samedi sam samedis
    dimanche dim dimanches
    janvier janv
    février févr
    juillet juil
    septembre sept
    octobre oct
    novembre nov
    décembre déc
    heure h heures
    minute min minutes
    kilogramme kg kilo
    kilomètre km
    euro eur euros
    numéro nr num
    téléphone tél
    maximum max
    minimum min
    environ env
    information info infos
    appartement appart appt
    restaurant resto
    ordinateur ordi
    professeur prof
    laboratoire labo
    monsieur mr
    madame mme
    merci mci
  `,
  meanings: `
    réveillon 24_décembre 31_décembre
    téléphone portable mobile appeler numéro
    appeler téléphoner joindre
    contact contacter joindre
    réparer réparation
    cassé abîmé endommagé défectueux
    panne défaut
    prix coût tarif
    coûter prix coût
    frais coûts
    bon_marché abordable économique
    cher coûteux onéreux
    gratuit offert
    remise réduction rabais
    promotion offre solde
    chèque-cadeau carte-cadeau bon_cadeau
    devis estimation
    vélo bicyclette
    vae vélo_électrique
    acheter commander achat
    commander commande
    magasin boutique commerce
    louer location
    remboursement rembourser
    retourner renvoyer rendre
    retour renvoi
    échanger échange
    livrer envoyer expédier
    livraison expédition envoi
    frais_de_port frais_de_livraison livraison
    colis paquet
    facture note
    reçu ticket_de_caisse justificatif
    annuler résilier
    annulation résiliation
    reporter déplacer décaler
    commencer débuter démarrer
    début commencement
    finir terminer
    fin terme
    voiture auto véhicule automobile
    camion poids_lourd
    enfant gamin gosse
    bébé nourrisson
    adolescent ado
    vacances congés
    jours_fériés férié
    médecin docteur généraliste
    dentiste dentaire
    cabinet clinique
    hôpital clinique
    médicament traitement
    pharmacie pharmacien
    ordonnance prescription
    rendezvous consultation
    réserver réservation
    ouverture ouvert horaires
    horaires heures
    fermé fermeture
    garantie garanti
    perdu perte
    volé vol
    caution dépôt
    acompte arrhes
    mensualité versement
    payer régler paiement
    paiement règlement
    carte_bancaire carte cb
    espèces liquide cash
    virement transfert
    taxe tva impôt
    patron propriétaire gérant
    directeur responsable
    employé personnel équipe salarié
    emploi poste recrutement
    postuler candidature
    salaire rémunération
    client clientèle
    visiteur hôte
    entreprise société firme
    adresse lieu
    situé trouve
    itinéraire accès chemin
    proche près
    garer stationner parking stationnement
    bus autocar
    train gare
    métro station
    tramway tram
    essence carburant
    toilettes wc sanitaires
    ascenseur élévateur
    fauteuil_roulant pmr accessible
    handicapé accessible
    appartement logement
    chambre pièce
    déjeuner repas
    dîner souper
    menu carte plats
    entrée hors-d'œuvre
    dessert sucré
    boisson boissons
    végétarien végé
    végan végétalien
    allergie allergique allergène
    emporter à_emporter
    table place
    animal chien
    piscine baignade
    bagage valise
    internet wifi
    site site_web page
    ordinateur pc
    écran moniteur
    photo image
    fichier document
    téléverser importer
    télécharger exporter
    supprimer effacer
    modifier changer
    remplacer échanger
    mettre_à_jour actualiser
    installer configurer
    connexion connecter identifier
    inscrire enregistrer
    inscription enregistrement
    mot_de_passe identifiant
    compte profil
    abonnement formule adhésion
    essai essayer tester
    problème erreur bug
    panne dysfonctionnement
    lent lenteur
    rapide vite rapidement
    durée temps
    attendre attente
    urgent urgence
    urgences urgence
    aide assistance support
    réclamation plainte
    question demande
    réponse répondre
    expliquer explication
    autorisé permis
    interdit défendu
    besoin nécessaire
    obligatoire requis
    condition exigence
    règle règlement
    contrat accord
    cgv conditions_générales
    confidentialité rgpd
    données informations
    sécurité protection
    assurance mutuelle assuré
    délai date_limite
    retard tard
    prévenir informer avertir
    inclus compris
    supplément extra
    supplémentaire additionnel
    limite plafond maximum
    montant somme
    taille dimensions
    poids pèse
    grand gros
    âge ans
    senior retraité
    étudiant élève
    adulte majeur
    enseignant professeur
    cours leçon
    formation cours stage
    examen test
    diplôme certificat
    formulaire questionnaire
    passeport carte_d'identité
    permis autorisation
    naissance né
    mariage noces
    domicile adresse
    déchets ordures poubelle
    nettoyer laver
    nettoyage lavage
    détartrage nettoyage
    contrôle vérification
    coiffeur coiffure
    vêtements habits
    pantalon jean
    lunettes verres
    cadeau présent
    meubles mobilier
    jardin pelouse
    plombier plomberie
    électricien électricité
    artisan entrepreneur
    visite visiter
    douleur mal
    malade maladie
    fièvre température
    vaccin vaccination
    anesthésie piqûre
    soin traitement
    opération chirurgie
    plombage carie
    appareil bagues
    fumer cigarette
    bruit bruyant
    retirer récupérer
    retrait récupération
    disponible stock
    stock disponibilité
    épuisé rupture
    marque fabricant
    modèle type
    sorte genre
    pièce composant
    occasion usagé
    entretien révision maintenance
    batterie accu
    recharger charger
    chargeur recharge
    pneu roue
    crevaison pneu_crevé crevé
    freins frein
    casque casques
    antivol cadenas
    voyage séjour
    circuit excursion
    étranger international
    pays nation
    région zone
    matin matinée
    aprèsmidi après-midi
    soir soirée
    aujourdhui aujourd'hui
    quotidien tous_les_jours
    annuel par_an
    mensuel par_mois
    choisir choix
    différence différent
    comparer comparaison
    déménager déménagement
    inviter invitation
    accès entrée
    billet ticket
    recommander conseiller
    conseil consultation
    fondé création
    langue parler
    traduire traduction
${customers}
${petsAndHealth}
${leisure}
${home}
${trade}
  `,
}
