/** Marks above and below Latin letters. */
const MARKS = /[\u{300}-\u{36f}]/gu

/** Words that ask, as they slip from fast fingers: what they are taken for at the beginning. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  where: ['were', 'wher', 'whre'],
  what: ['waht', 'wot'],
  which: ['wich'],
  when: ['wen'],
  how: ['hwo'],
  does: ['dose'],
  are: ['r'],
  'how much': ['how mutch', 'how muc', 'how mush', 'how mcuh', 'how muhc', 'how mutsh'],
  'how many': ['how meny', 'how manny'],
  'how often': ['how ofen', 'how offen', 'how oftn'],
  'how long': ['how lomg', 'how lon'],
  whats: ['wats', 'whast'],
  wann: ['wan'],
  'wie viel': ['wie fiel', 'wi viel'],
  'wie lange': ['wi lange'],
}
/** What has to stand behind a slip that is a word of its own, too. */
const BEFORE: Readonly<Record<string, string>> = {
  were: 'do|can|is|are|did|should|shall',
  wen: 'do|can|is|are|did|does|will',
  dose: 'the|it|this|that|your|a',
  r: 'u|you|they|we|there|your',
  wan: 'is|ist|sind|hat|habt|haben|macht|seid|kann|kommt|geht|fängt|beginnt|öffnet|schließt',
}
const meantBy = new Map(Object.entries(MEANT).flatMap(([meant, slips]) => slips.map((slip) => [slip, meant] as const)))
const SLIPS = new RegExp(
  `^(?:${[...meantBy.keys()].map((slip) => (slip in BEFORE ? `${slip}(?= (?:${BEFORE[slip]})\\b)` : slip)).join('|')})(?!\\p{L})`,
  'iu',
)

/**
 * A text as it is typed in haste: words without their accents. Words of one or two letters keep them, because there they
 * tell one word from another ("où" and "ou", "è" and "e").
 */
export const plain = (text: string): string =>
  text
    .replace(SLIPS, (slip) => meantBy.get(slip.toLowerCase()) ?? slip)
    .replace(/[\p{L}\p{M}]{3,}/gu, (word) =>
      word.normalize('NFD').replace(MARKS, '').normalize('NFC').replaceAll('ß', 'ss'),
    )
