/** One file of the corpus and a question whose answer stands in it. */
export interface CorpusFile {
  name: string
  text: string
  question: string
}

const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ha',
  'je',
  'ki',
  'lo',
  'mu',
  'na',
  'pe',
  'ri',
  'so',
  'tu',
  'va',
  'we',
  'zi',
]

/** Two of five words of a text are such; without them nothing says that it is English, in which it is asked. */
const SMALL_WORDS =
  'the of and to in is for that it with on are as be by at this or from which not can when has will'.split(' ')
const SMALL_SHARE = 0.4

/**
 * Markdown files of made-up words that are as frequent as words are (Zipf), with the small ones of English between them, in sections
 * and paragraphs. The same seed gives the same files on every machine, so results can be compared.
 */
export function generateCorpus(files: number, bytesEach: number, seed = 42): CorpusFile[] {
  const random = mulberry32(seed)
  const word = wordsOf(random)
  const small = () => SMALL_WORDS[Math.floor(random() ** 2 * SMALL_WORDS.length)] as string
  const sentence = () => {
    const words = Array.from({ length: 8 + Math.floor(random() * 14) }, () =>
      random() < SMALL_SHARE ? small() : word(),
    )
    return `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`
  }

  return Array.from({ length: files }, (_, index) => {
    const key = `${wordOf(30_000 + index * 3)} ${wordOf(90_000 + index * 5)}`
    const parts = [`# About ${key}\n`]
    let length = 0
    let section = 0
    while (length < bytesEach) {
      if (length > section * 2_500) parts.push(`\n## ${word()} ${word()} ${++section}\n`)
      const paragraph = Array.from({ length: 3 + Math.floor(random() * 4) }, sentence).join(' ')
      parts.push(`\n${paragraph}\n`)
      length += paragraph.length
    }
    parts.push(`\n## Facts\n\nThe warranty of the ${key} lasts ${12 + index} months from the day of delivery.\n`)
    return {
      name: `file-${index}.md`,
      text: parts.join(''),
      question: `How long does the warranty of the ${key} last?`,
    }
  })
}

/**
 * As many different questions as wanted, so that no memory of questions helps: of each file its own, then the same with words
 * of the corpus behind it.
 */
export function differentQuestions(files: readonly CorpusFile[], count: number, seed = 7): string[] {
  const word = wordsOf(mulberry32(seed))
  return Array.from({ length: count }, (_, index) => {
    const { question } = files[(index * 7) % files.length] as CorpusFile
    return index < files.length ? question : question.replace('?', `, with ${word()} and ${word()} from ${index}?`)
  })
}

/** Words as frequent as words are, of a vocabulary of 20,000. */
function wordsOf(random: () => number): () => string {
  const vocabulary = Array.from({ length: 20_000 }, (_, rank) => wordOf(rank))
  return () =>
    vocabulary[Math.min(vocabulary.length - 1, Math.floor(Math.exp(random() * Math.log(20_000)) - 1))] as string
}

function wordOf(rank: number): string {
  let rest = rank + 20
  let word = ''
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length]
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return word
}

/** A small seeded generator (mulberry32): numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
