/** Marks above and below Latin letters. */
const MARKS = /[\u{300}-\u{36f}]/gu

/** Words that ask, as they slip from fast fingers: what they are taken for at the beginning. */
const MEANT: Record<string, string> = {
  were: 'where',
  wher: 'where',
  whre: 'where',
  waht: 'what',
  wot: 'what',
  wich: 'which',
  wen: 'when',
  hwo: 'how',
  dose: 'does',
  'how mutch': 'how much',
  'how muc': 'how much',
  'how mush': 'how much',
  'how meny': 'how many',
  'how manny': 'how many',
  'how mcuh': 'how much',
  'how muhc': 'how much',
  'how mutsh': 'how much',
  'how ofen': 'how often',
  'how offen': 'how often',
  'how oftn': 'how often',
  'how lomg': 'how long',
  'how lon': 'how long',
  wats: 'whats',
  whast: 'whats',
  wan: 'wann',
  'wie fiel': 'wie viel',
  'wi lange': 'wie lange',
  'wi viel': 'wie viel',
}
const SLIPS =
  /^(?:were(?= (?:do|can|is|are|did|should|shall)\b)|wen(?= (?:do|can|is|are|did|does|will)\b)|wher|whre|waht|wot|wich|hwo|how (?:mutch|muc|mush|mcuh|muhc|mutsh|meny|manny|ofen|offen|oftn|lomg|lon)|wats|whast|wan(?= (?:is|ist|sind|hat|habt|haben|macht|seid|kann|kommt|geht|fängt|beginnt|öffnet|schließt)\b)|wie fiel|wi (?:lange|viel)|dose(?= (?:the|it|this|that|your|a)\b))(?!\p{L})/iu

/**
 * A text as it is typed in haste: words without their accents. Words of one or two letters keep them, because there they
 * tell one word from another ("où" and "ou", "è" and "e").
 */
export const plain = (text: string): string =>
  text
    .replace(SLIPS, (slip) => MEANT[slip.toLowerCase()] ?? slip)
    .replace(/[\p{L}\p{M}]{3,}/gu, (word) =>
      word.normalize('NFD').replace(MARKS, '').normalize('NFC').replaceAll('ß', 'ss'),
    )
