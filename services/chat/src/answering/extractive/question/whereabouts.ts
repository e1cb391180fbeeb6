/** How somebody names the business that they are asking, with the article alone and with a word for "your": other places are only the latter. */
const names: readonly [within: string, own: string, self: string, other: string][] = [
  [
    '(?:at|on|in|inside|around) the',
    '(?:at|on|in|inside|around) (?:your|ur|this)',
    'campsite|campground|camping site|practice|clinic|surgery|hotel|hostel|guest ?house|restaurant|salon|studio|premises|property|venue',
    'inn|caf[eé]|bar|pub|shop|store|school|academy|museum|gallery|theatre|theater|cinema|zoo|park|gym|club|cent(?:re|er)|office|company|farm|winery|brewery|library|garage|workshop|place|house|resort|spa',
  ],
  [
    '(?:(?:auf|an|in|bei) (?:de[mnr])|am|im|beim)',
    '(?:auf|an|in|bei) (?:eure[mr]|ihre[mr]|diese[mr])',
    'camping ?platz|praxis|hotel|pension|restaurant|salon|studio|gelände|anlage',
    'platz|klinik|haus|café|laden|geschäft|shop|schule|museum|theater|kino|zoo|park|club|verein|büro|firma|betrieb|hof|werkstatt|bücherei|bibliothek',
  ],
  [
    '(?:au|à la|dans le|sur le)',
    '(?:dans|à|sur) (?:votre|ce|cet)',
    'camping|hôtel|restaurant|cabinet|salon',
    'clinique|café|bar|magasin|boutique|studio|école|musée|théâtre|cinéma|zoo|parc|club|bureau|ferme|bibliothèque|garage|atelier|domaine',
  ],
  [
    '(?:en el|en la)',
    'en (?:su|vuestr[oa]|este|esta)',
    'camping|hotel|hostal|restaurante|consulta',
    'clínica|cafetería|bar|tienda|salón|estudio|escuela|museo|teatro|cine|zoo|parque|gimnasio|club|oficina|granja|bodega|biblioteca|taller|local',
  ],
  [
    '(?:no|na)',
    '(?:no|na) (?:vosso|vossa|seu|sua)',
    'parque de campismo|camping|hotel|pousada|restaurante|consultório',
    'clínica|café|bar|loja|salão|estúdio|escola|museu|teatro|cinema|parque|ginásio|clube|escritório|quinta|biblioteca|oficina',
  ],
  [
    '(?:nel|nella|in)',
    '(?:nel|nella) (?:vostr[oa]|suo|sua)',
    'campeggio|albergo|hotel|ristorante',
    'studio|clinica|bar|negozio|salone|scuola|museo|teatro|cinema|parco|palestra|club|ufficio|agriturismo|cantina|biblioteca|officina',
  ],
  [
    '(?:op|in|bij) (?:de|het)',
    '(?:op|in|bij) (?:jullie|uw|deze|dit)',
    'camping|praktijk|hotel|pension|restaurant|salon|terrein',
    'kliniek|café|winkel|zaak|studio|school|museum|theater|bioscoop|park|sportschool|club|kantoor|boerderij|bibliotheek|garage|werkplaats',
  ],
]
const HERE = names.map(
  ([within, own, self, other]) =>
    new RegExp(`(?<!\\p{L})(?:${within} (?:${self})|${own} (?:${self}|${other}))(?!\\p{L})`, 'giu'),
)

/**
 * A question without where it is asked about, where the documents have no such word: nobody writes of "the campsite" in the
 * rules of one, and of another campsite nobody asks.
 *
 * @param known whether a folded word stands in the documents found
 */
export function withoutWhereabouts(text: string, isKnown: (word: string) => boolean): string {
  let shorter = text
  for (const here of HERE)
    shorter = shorter.replace(here, (place) => (isKnown(place.slice(place.lastIndexOf(' ') + 1)) ? place : ' '))
  return shorter
}
