/** How somebody begins who was understood wrongly, by language, with what a question that goes on begins with there. */
const WAYS: readonly { and: string; begins: string; not: string; but: string }[] = [
  {
    and: 'and',
    begins:
      '(?:no|nope|nah|sorry|oops|wait|actually)?[,.!]?\\s*(?:i|we) (?:actually )?(?:mean|meant)(?! (?:how|what|when|where|why|who|it|that)\\b)',
    not: '(?:no[,.!]?\\s+)?not',
    but: 'but',
  },
  {
    and: 'und',
    begins:
      '(?:nein|nee|nö|sorry|entschuldigung|moment|ups)?[,.!]?\\s*(?:ich|wir) (?:meine|meinte|meinten)(?: eigentlich)?(?! es)',
    not: '(?:nein[,.!]?\\s+)?nicht',
    but: 'sondern',
  },
  {
    and: 'et',
    begins: '(?:non|pardon|désolée?)?[,.!]?\\s*je (?:veux dire|voulais dire|parle d[eu]|parlais d[eu])',
    not: '(?:non[,.!]?\\s+)?pas',
    but: 'mais',
  },
  {
    and: 'y',
    begins: '(?:no|perdón|perdona)?[,.!]?\\s*(?:quiero decir|quería decir|me refiero a|me refería a)',
    // "No dogs, right?" is English.
    not: '(?:no[,.!]?\\s+)?no (?=(?:el|la|los|las|es[eo]s?|esas?)\\s)',
    but: 'sino',
  },
  {
    and: 'e',
    begins: '(?:não|desculpe|desculpa)?[,.!]?\\s*(?:quero dizer|queria dizer|refiro-me a|referia-me a)',
    not: '(?:não[,.!]?\\s+)?não',
    but: 'mas',
  },
  {
    and: 'e',
    begins: '(?:no|scusa|scusi)?[,.!]?\\s*(?:voglio dire|volevo dire|intendo|intendevo)',
    not: '(?:no[,.!]?\\s+)?non',
    but: 'ma',
  },
  {
    and: 'en',
    begins: '(?:nee|sorry)?[,.!]?\\s*(?:ik|we) (?:bedoel|bedoelde|bedoelden)',
    not: '(?:nee[,.!]?\\s+)?niet',
    but: 'maar',
  },
  { and: 've', begins: '(?:hayır|pardon)?[,.!]?\\s*(?:demek istediğim|kastettiğim)', not: '(?!)', but: '(?!)' },
]

const readers = WAYS.map(({ and, begins, not, but }) => ({
  and,
  meant: new RegExp(`^\\s*(?:${begins})[,:]?\\s+(.+)$`, 'iu'),
  // "Not the classic, the premium": a few words, as "not sure, …" and "no dogs, but …" say what they say.
  instead: new RegExp(
    `^\\s*${not}\\s+(?:\\p{L}+\\s+)?([\\p{L}\\p{N}-]+)\\s*(?:,?\\s${but}\\s|,|–)\\s*([\\p{L}\\p{N}-]+(?:\\s[\\p{L}\\p{N}-]+){0,3})[\\s?!.]*$`,
    'iu',
  ),
}))

/** What somebody meant who was understood wrongly. */
export interface Correction {
  /** As it would go on: "and the gold one". */
  question: string
  /** What it is not, where that is said: "silver". */
  not: string | undefined
}

const LONGEST = 120
/** "No, I meant the gold one" and "not the silver, the gold" go on as "and the gold one" does; undefined for anything else. */
export function corrected(question: string): Correction | undefined {
  if (question.length > LONGEST) return undefined
  for (const { and, meant, instead } of readers) {
    const [, rest] = meant.exec(question) ?? []
    if (rest !== undefined) return { question: `${and} ${rest}`, not: undefined }
    const [, not, other] = instead.exec(question) ?? []
    if (other !== undefined) return { question: `${and} ${other}`, not }
  }
  return undefined
}
