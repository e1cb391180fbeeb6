import { fold } from '@docent/runtime/text'

/** What is done with anything that stands in a table: says nothing that a column would have to. */
export const DEEDS = new Set(
  (
    'win won wins winning receive received play plays played playing score scored release released attend attended held serve served run ran write wrote written sing sang sung ' +
    'repair repairs repaired fix fixes fixed handle handles treat treats teach teaches lead leads charge cost costs supply supplies sell sells order ordered ' +
    'repariert reparieren macht machen gibt leitet leiten behandelt betreut unterrichtet zuständig kümmert bietet kostet kosten liefert heißt gehört ' +
    'fait répare donne donnent anime dirige enseigne soigne coûte vend fournit hace repara da imparte dirige enseña cuesta vende fa ripara insegna tiene costa vende doet repareert leidt geeft kost verkoopt levert ' +
    'direct directed produce produced complete completed finish finished compete competed participate participated star starred appear appeared air aired come ride rode ridden drive drove driven took list listed name named call called belong located situated build'
  )
    .split(' ')
    .map(fold),
)

/** What the names of rows are names of. That no document says so does not mean that something else is asked for. */
export const THINGS = new Set(
  (
    'item items product products article articles model models brand service services treatment course class lesson workshop event events dish meal drink room ticket plan package option part piece material color colour size category type ' +
    'song songs track single album film movie show book volume page pages game match race competition team player players winner medal medals fan fans chart list table terms ' +
    'artikel produkt produkte modell marke leistung behandlung kurs stunde veranstaltung gericht getränk zimmer karte tarif paket teil farbe größe kategorie typ art lied film buch spiel rennen mannschaft spieler tabelle liste ' +
    'produit produits modèle marque prestation soin cours plat boisson chambre billet forfait pièce couleur taille catégorie type chanson livre jeu course équipe joueur ' +
    'producto productos modelo marca servicio tratamiento curso plato bebida habitación entrada pieza color talla categoría tipo canción libro juego carrera equipo jugador ' +
    'prodotto prodotti modello servizio trattamento corso piatto bevanda camera biglietto pezzo colore taglia categoria tipo canzone libro gioco gara squadra giocatore ' +
    'producten dienst behandeling cursus gerecht drank kamer kaartje pakket onderdeel kleur maat categorie soort nummer boek spel wedstrijd ploeg speler'
  )
    .split(' ')
    .map(fold),
)
