import type { Passage } from '@docent/proto'
import { guessLanguage, stem, words, type Language } from '@docent/runtime/text'
import { askedOf } from '../question/asked.ts'
import { beginsWithPolarity, currencyIn, isAddress, isWholeAddress } from '../question/values.ts'
import { isFragment, isQuestion, sentencesOf } from '../sentences.ts'
import { initialsOf } from './initials.ts'
import { discountsIn } from './discount.ts'
import { insideRanges } from './ranges.ts'
import { blocksOf, type Block } from './blocks.ts'
import { stemmedAs, stemmedWords } from './stems.ts'
import { createKept } from './kept.ts'
import { readTable, type Reader } from './tables.ts'
import type { ReadPassage, Table, Unit } from './unit.ts'
import { Vocabulary, type Stretch } from './vocabulary.ts'

/** Of what is remembered of passages: some 4,000 of usual length. */
const REMEMBERED_BYTES = 28e6
const EXTENSION = /\.[a-z]{2,5}$/i
/** An answer to a frequent question is said whole up to this length. */
const WHOLE_ANSWER = 320
/** A sentence that is shorter says too little alone ("Yes."). */
const SHORT_ANSWER = 30
const LONGEST_LIST = 600
const LONGEST_BLOCK = 600
const LONGEST_LINE = 140
const NOTHING: readonly string[] = []

/** Reads a passage; its bare figures are prices where another passage of its document says in which currency prices are. */
export type ReadsPassage = (passage: Passage, currency?: string) => ReadPassage

/** Reads passages, and remembers many of them: the same ones are found again and again. */
export function createPassageReader(bytes = REMEMBERED_BYTES): ReadsPassage {
  const remembered = createKept<ReadPassage>(bytes)
  return (passage, currency) => {
    const key = `${passage.documentId} ${passage.chunkId} ${currency ?? ''}`
    const before = remembered.get(key)
    if (before?.text === passage.text) return before
    const read = readPassage(passage, currency)
    remembered.set(key, read, sizeOf(read))
    return read
  }
}

/** About how many bytes are held for it: 4 to 9 thousand for one of 350 to 700 letters. */
const sizeOf = ({ text, units, words: met }: ReadPassage) =>
  500 + 2 * text.length + 300 * units.length + 20 * met.length

export function readPassage(passage: Passage, currency?: string): ReadPassage {
  const all = words(passage.text)
  const language = languageOf(passage, all)
  const vocabulary = new Vocabulary()
  let hasRanges = false
  // What lies inside a range is held here, although it does not stand here.
  const held = (names: readonly string[]): Stretch =>
    vocabulary.list(names.map((name) => stemmedAs(name, stem(name, language ?? 'en'))))
  const stems = (text: string, order: Stretch = listed(text)): Stretch => {
    const discounts = discountsIn(text, language)
    const ranges = hasRanges ? insideRanges(text, language) : NOTHING
    const inside = discounts.length === 0 ? ranges : [...ranges, ...discounts]
    return inside.length === 0 ? order : vocabulary.together([order, held(inside)])
  }
  // A sentence is asked for as a unit, as its own stems and as what stands before the next one.
  const lists = new Map<string, Stretch>()
  const listed = (text: string): Stretch => {
    let list = lists.get(text)
    if (!list) lists.set(text, (list = listOf(text === passage.text ? all : words(text))))
    return list
  }
  const listOf = (one: readonly string[]): Stretch => {
    const { list, hasRange } = stemmedWords(one, language)
    hasRanges ||= hasRange
    return vocabulary.list(list)
  }
  const reader: Reader = { stems, listed, held, together: (...those) => vocabulary.together(those), language }
  const tables: Table[] = []
  const above = passage.headings.at(-1) ?? ''
  const units = blocksOf(passage).flatMap((one, i): Unit[] => {
    // A question for a heading asks what stands first below it.
    const block = i === 0 && one.label === '' && isQuestion(above) ? { ...one, label: above } : one

    const keyed = block.kind === 'list' ? tableOfKeys(block) : undefined
    if (block.kind !== 'table' && !keyed) return unitsOf(block, reader)
    const table = keyed ?? (block as TableBlock)
    const read = readTable(table, reader, passage, currency)
    tables.push(read.table)
    const whole = keyed ? unitsOf(block as ListBlock, reader).filter(({ kind }) => kind === 'list') : []
    return [...read.units, ...whole, ...addressAbove(block.label, reader)]
  })
  const headings = stems(passage.headings.join('\n'))
  const names = tables.flatMap(({ rows }) => [...new Set(rows.map(([name = '']) => name.trim()))])
  const title = stems(passage.title.replace(EXTENSION, '').replaceAll('_', ' '))
  const whole = stems(passage.text)
  const met = vocabulary.words()
  vocabulary.close()
  const kept = units.filter(({ text }) => !COPYRIGHT.test(text)).map((unit) => named(unit, names))
  return {
    language,
    units: kept,
    counted: kept.filter(({ kind }) => !REPEATING.has(kind)),
    tables,
    currency: later(passage.text, currencyIn),
    title,
    headings,
    above,
    all: whole,
    words: met,
    vocabulary,
    text: passage.text,
    initials: later(passage.text, initialsOf),
  }
}

const REPEATING: ReadonlySet<Unit['kind']> = new Set(['cell', 'block', 'faq', 'pair', 'paragraph'])

/** Looked for when it is first asked for. Holds nothing but the text: what a passage was read with is not kept along. */
function later<T>(text: string, look: (text: string) => T): () => T {
  let found: { is: T } | undefined
  return () => (found ??= { is: look(text) }).is
}

type TableBlock = Extract<Block, { kind: 'table' }>
type ListBlock = Extract<Block, { kind: 'list' }>

const KEY = /^([^:.!?\n]{1,40}):\s+(\S.*)$/su
/** A list whose items all have a name is a table of two columns: "- red: poisonous". */
function tableOfKeys({ label, items }: ListBlock): TableBlock | undefined {
  const rows = items.map((item) => KEY.exec(item)?.slice(1) ?? [])
  return rows.length > 1 && rows.every((row) => row.length === 2)
    ? { kind: 'table', label, heads: [], rows }
    : undefined
}

/** "Library, 2 Fuller Square, Quenby" above the hours says where it is. */
function addressAbove(label: string, { stems, listed, together }: Reader): Unit[] {
  return isAddress(label)
    ? [{ kind: 'line', text: label, own: stems(label), lead: together(), order: listed(label), fragment: false }]
    : []
}

/** What stands below every page answers nothing. */
const COPYRIGHT = /^\s*(?:©|\(c\)\s*\d{4}|copyright\s+(?:©|\(c\)|\d{4}))/iu

const LONGEST_LABEL = 60
/** "Saturday: 9 am to 1 pm" with the name of its table, where another table here has a Saturday too. */
function named(unit: Unit, names: readonly string[]): Unit {
  if (!unit.cell) return unit
  const { table, row } = unit.cell
  const name = table.rows[row]?.[0]?.trim() ?? ''
  const label = table.label.replace(/[:：]\s*$/, '').trim()
  const isOneOfSeveral = names.filter((one) => one === name).length > 1
  return isOneOfSeveral && label !== '' && label.length <= LONGEST_LABEL
    ? { ...unit, text: `${label}, ${unit.text}` }
    : unit
}

function languageOf({ language }: Passage, all: readonly string[]): Language | undefined {
  return language && language !== 'und' ? (language as Language) : guessLanguage(all)
}

function unitsOf(block: Exclude<Block, { kind: 'table' }>, reader: Reader): Unit[] {
  const { stems, listed } = reader
  const lead = stems(block.label)
  const unit: MakeUnit = (kind, text, more = {}) => {
    const { order = listed(text), own = stems(text, order) } = more
    return { kind, text, lead, fragment: isFragment(text), ...more, own, order }
  }
  switch (block.kind) {
    case 'prose':
      return proseUnits(block, unit, reader)
    case 'lines': {
      const above = block.label.replace(/[:：]$/, '')
      // An address names nothing of what stands below it, and is told by itself.
      const address = isWholeAddress(above) ? addressAbove(above, reader) : []
      const label = address.length > 0 ? '' : above
      const lines = block.lines.flatMap((line) => sentencesOf(line))
      const whole = block.lines.join('\n')
      const each = lines.map((line) =>
        unit('line', label ? `${label}: ${line}` : line, { own: stems(line), order: listed(line) }),
      )
      // Addresses and hours have short lines; rules that stand below each other answer one by one.
      const isRules = block.lines.some((line) => line.length > LONGEST_LINE)
      const own = [...address, ...each]
      if (block.lines.length < 2 || whole.length > LONGEST_BLOCK || isRules) return own
      const all = above ? `${above}\n${whole}` : whole
      return [...own, unit('block', all, { own: stems(whole), order: listed(whole) })]
    }
    case 'list': {
      const label = block.label
      const whole = [...(label ? [label] : []), ...block.items.map((item) => `- ${item}`)].join('\n')
      const each = block.items.flatMap((item) => {
        const sentences = sentencesOf(item)
        const [question = '', ...rest] = sentences
        // "5) How do I clean it? Wipe it with a cloth." is answered by what stands behind the question.
        if (rest.length > 0 && isQuestion(question))
          return [unit('item', item), ...unitsOf({ kind: 'prose', label: question, text: rest.join(' ') }, reader)]
        return [unit('item', item), ...(sentences.length > 1 ? sentences.map((one) => unit('sentence', one)) : [])]
      })
      return block.items.length < 2 || whole.length > LONGEST_LIST
        ? each
        : [...each, unit('list', whole, { own: stems(block.items.join('\n')) })]
    }
  }
}

/** Sentences that stand side by side say together what none says alone. */
function together(sentences: readonly Unit[], unit: MakeUnit, { together: joined }: Reader): Unit[] {
  const pairs = sentences.slice(1).flatMap((second, i) => {
    const first = sentences[i] as Unit
    const text = `${first.text} ${second.text}`
    if (first.text.endsWith(second.text) || text.length > WHOLE_ANSWER) return []
    return unit('pair', text, {
      ...(first.before && { before: first.before }),
      lead: first.lead,
      order: joined(first.order, second.order),
      fragment: first.fragment,
    })
  })
  const apart = sentences.filter(({ text }, i) => !sentences[i - 1]?.text.endsWith(text))
  const whole = apart.map(({ text }) => text).join(' ')
  const paragraph =
    sentences.length > 2 && whole.length <= WHOLE_ANSWER
      ? [
          unit('paragraph', whole, {
            ...(sentences[0] && { lead: sentences[0].lead }),
            order: joined(...apart.map(({ order }) => order)),
          }),
        ]
      : []
  return [...pairs, ...paragraph]
}

/** Names what the sentences behind it are about: "Spare batteries. We send them by road." */
const isRunInHead = (sentence: string, i: number) =>
  i === 0 &&
  sentence.length < 40 &&
  /^\p{Lu}[^,;:]*\.$/u.test(sentence) &&
  sentence.split(/\s+/).length <= 4 &&
  !/\p{N}/u.test(sentence) &&
  !BY_SOMEBODY.test(sentence) &&
  !beginsWithPolarity(sentence)

/** "We deliver within Germany." says something, and names nothing. */
const BY_SOMEBODY = /^(?:we|you|they|there|wir|sie|ihr|es|man|nous|vous|on|il|ils|wij|u|jullie)\s/iu

/** "Dogs are welcome." names what the sentences behind it are about, and says something, too. */
const SAYS =
  /\p{L} (?:is|are|was|were|has|have|can|may|must|costs?|lasts?|takes?|ist|sind|hat|haben|kann|können|darf|dürfen|muss|müssen|kostet|kosten|gilt|gelten|dauert|dauern|est|sont|ont|coûten?t?|es|son|tienen?|cuestan?|é|são|têm?|custam?|è|sono|hanno|costano?|zijn|heeft|hebben|mag|mogen|moet|moeten|kost|geldt|gelden|duurt) \p{L}/u
const ASKS_WHAT =
  /^(?:what|how|when|where|which|who|why|was|wie|wann|wo|welche\p{L}?|wer|warum|ce qu|comment|quand|qu[eé]|cómo|cuándo|como|quando|che|come|wat|hoe|wanneer)(?!\p{L})/iu
const saysSomething = (sentence: string) => SAYS.test(sentence) && !ASKS_WHAT.test(sentence)

type MakeUnit = (kind: Unit['kind'], text: string, more?: Partial<Unit>) => Unit

function proseUnits({ label, text }: Extract<Block, { kind: 'prose' }>, unit: MakeUnit, reader: Reader): Unit[] {
  const { stems, language } = reader
  const all = sentencesOf(text)
  // A question that its paragraph begins with is answered by the rest of it, as one that stands above.
  const apart = label === '' && all.length > 1 && isQuestion(all[0] as string)
  const question = apart ? (all[0] as string) : label
  const sentences = apart ? all.slice(1) : all
  const asked = isQuestion(question)
    ? { text: question, stems: stems(question), kind: askedOf(question, language).kind }
    : undefined
  const units: Unit[] = []
  let before: Stretch | undefined
  let head: Stretch | undefined
  for (const [i, sentence] of sentences.entries()) {
    const isHead = sentences.length > 1 && isRunInHead(sentence, i)
    if (isHead && saysSomething(sentence)) head = stems(sentence)
    else if (isHead || (sentences.length > 1 && isQuestion(sentence))) {
      before = stems(sentence)
      head = isHead ? before : head
      continue
    }
    const next = sentences[i + 1]
    // "Yes." answers, but says nothing: what follows says it.
    const short = sentence.length < SHORT_ANSWER && beginsWithPolarity(sentence) && next !== undefined
    const said = short ? `${sentence} ${next}` : sentence
    const one = unit('sentence', said, {
      ...(apart && asked && { lead: asked.stems }),
      ...(before && { before }),
      ...(asked && { asks: { ...asked, first: i === 0 } }),
    })
    if (head && !isHead) one.lead = reader.together(one.lead, head)
    units.push(one)
    before = one.own
  }
  if (!asked) return [...units, ...together(units, unit, reader)]
  const whole = apart ? sentences.join(' ') : text
  if (sentences.length < 2 || whole.length > WHOLE_ANSWER) return units
  // The first sentence of a short answer seldom says it alone; the others may answer other questions.
  return [unit('faq', whole, { asks: { ...asked, first: true } }), ...units.slice(1)]
}
