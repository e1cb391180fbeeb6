/** How somebody begins who was understood wrongly, by language, with what a question that goes on begins with there. */
const WAYS: readonly { and: string; begins: string; not: string; but: string }[] = [
  {
    and: 'and',
    begins:
      "(?:no|nope|nah|sorry|oops|wait|actually)?[,.!]?\\s*(?:i|we) (?:actually )?(?:mean|meant|was asking about|asked about|asked for)|(?:i|we)['’]m asking about",
    not: '(?:no[,.!]?\\s+)?not',
    but: 'but',
  },
  {
    and: 'und',
    begins:
      '(?:nein|nee|nö|sorry|entschuldigung|moment|ups)?[,.!]?\\s*(?:ich|wir) (?:meine|meinte|meinten|wollte|fragte nach)(?: eigentlich)?',
    not: '(?:nein[,.!]?\\s+)?nicht',
    but: 'sondern',
  },
  {
    and: 'et',
    begins: "(?:non|pardon|désolée?)?[,.!]?\\s*je (?:veux dire|voulais dire|parle|parlais)(?: d[eu’'])?",
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
  // "Not the classic, the premium"; one or two words, so that "not sure, …" and "no dogs, but …" say what they say.
  instead: new RegExp(
    `^\\s*${not}\\s+(?:\\p{L}+\\s+)?[\\p{L}\\p{N}-]+\\s*(?:,?\\s${but}\\s|,|–)\\s*((?:[\\p{L}\\p{N}-]+[\\s?!.]*){1,4})$`,
    'iu',
  ),
}))

/** "No, I meant the gold one" and "not the silver, the gold" go on as "and the gold one" does; anything else stays as it is. */
export function corrected(question: string): string {
  for (const { and, meant, instead } of readers) {
    const [, rest] = meant.exec(question) ?? instead.exec(question) ?? []
    if (rest !== undefined) return `${and} ${rest}`
  }
  return question
}
