import type { Passage } from '@docent/proto'
import { guessLanguage, stem, words, type Language } from '@docent/runtime/text'
import { askedOf } from '../question/asked.ts'
import { beginsWithPolarity, isAddress } from '../question/values.ts'
import { isFragment, isQuestion, sentencesOf } from '../sentences.ts'
import { initialsOf } from './initials.ts'
import { insideRanges } from './ranges.ts'
import { blocksOf, type Block } from './blocks.ts'
import { stemmed, type Stemmed } from './stems.ts'
import { readTable } from './tables.ts'
import type { ReadPassage, Stems, Table, Unit } from './unit.ts'

const MOST_REMEMBERED = 1_000
const EXTENSION = /\.[a-z]{2,5}$/i
/** An answer to a frequent question is said whole up to this length. */
const WHOLE_ANSWER = 320
/** A sentence that is shorter says too little alone ("Yes."). */
const SHORT_ANSWER = 30
const LONGEST_LIST = 600
const LONGEST_BLOCK = 600
const LONGEST_LINE = 140

/** Reads passages, and remembers the latest: the same ones are found again and again. */
export function createPassageReader(): (passage: Passage) => ReadPassage {
  const known = new Map<string, { text: string; read: ReadPassage }>()

  return (passage) => {
    const key = `${passage.documentId} ${passage.chunkId}`
    const before = known.get(key)
    known.delete(key)
    const read = before?.text === passage.text ? before.read : readPassage(passage)
    known.set(key, { text: passage.text, read })
    if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value as string)
    return read
  }
}

export function readPassage(passage: Passage): ReadPassage {
  const language = languageOf(passage)
  const surfaces = new Map<string, Stemmed>()
  // What lies inside a range is held here, although it does not stand here.
  const held = (words: readonly string[]): string[] =>
    words.map((word) => {
      const one = stem(word, language ?? 'en')
      surfaces.set(word, { surface: word, stem: one })
      return one
    })
  const stems = (text: string, words: readonly string[] = listed(text)): Stems => {
    const set = new Set(words)
    for (const one of held(insideRanges(text, language))) set.add(one)
    return set
  }
  // A sentence is asked for as a unit, as its own stems and as what stands before the next one.
  const lists = new Map<string, string[]>()
  const listed = (text: string): string[] => {
    let list = lists.get(text)
    if (!list) {
      list = stemmed(text, language).map((one) => {
        surfaces.set(one.surface, one)
        return one.stem
      })
      lists.set(text, list)
    }
    return list
  }
  const tables: Table[] = []
  const above = passage.headings.at(-1) ?? ''
  const units = blocksOf(passage).flatMap((one, i): Unit[] => {
    // A question for a heading asks what stands first below it.
    const block = i === 0 && one.label === '' && isQuestion(above) ? { ...one, label: above } : one

    const keyed = block.kind === 'list' ? tableOfKeys(block) : undefined
    if (block.kind !== 'table' && !keyed) return unitsOf(block, stems, listed, language)
    const table = keyed ?? (block as TableBlock)
    const read = readTable(table, { stems, listed, held, language, text: passage.text })
    tables.push(read.table)
    const whole = keyed
      ? unitsOf(block as ListBlock, stems, listed, language).filter(({ kind }) => kind === 'list')
      : []
    return [...read.units, ...whole, ...addressAbove(block.label, stems, listed)]
  })
  const headings = stems(passage.headings.join('\n'))
  const names = tables.flatMap(({ rows }) => [...new Set(rows.map(([name = '']) => name.trim()))])
  const title = stems(passage.title.replace(EXTENSION, '').replaceAll('_', ' '))
  return {
    language,
    units: units.filter(({ text }) => !COPYRIGHT.test(text)).map((unit) => named(unit, names)),
    tables,
    title,
    headings,
    above,
    all: stems(passage.text),
    surfaces,
    text: passage.text,
    initials: onceAsked(() => initialsOf(passage.text)),
  }
}

function onceAsked<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

type TableBlock = Extract<Block, { kind: 'table' }>
type ListBlock = Extract<Block, { kind: 'list' }>

const KEY = /^([^:.!?\n]{1,40}):\s+(\S.*)$/su
/** A list whose items all have a name is a table of two columns: "- red: poisonous". */
function tableOfKeys({ label, items }: ListBlock): TableBlock | undefined {
  const rows = items.map((item) => KEY.exec(item)?.slice(1) ?? [])
  return rows.length > 1 && rows.every((row) => row.length === 2)
    ? { kind: 'table', label, heads: [], rows: rows as string[][] }
    : undefined
}

/** "Library, 2 Fuller Square, Quenby" above the hours says where it is. */
function addressAbove(label: string, stems: StemsOf, listed: Listed): Unit[] {
  return isAddress(label)
    ? [{ kind: 'line', text: label, own: stems(label), lead: new Set(), order: listed(label), fragment: false }]
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

function languageOf({ language, text }: Passage): Language | undefined {
  return language && language !== 'und' ? (language as Language) : guessLanguage(words(text))
}

/** Stems of a text with what lies inside its ranges; `words` are those of the text where they are known. */
type StemsOf = (text: string, words?: readonly string[]) => Stems
type Listed = (text: string) => string[]

function unitsOf(
  block: Exclude<Block, { kind: 'table' }>,
  stems: StemsOf,
  listed: Listed,
  language: Language | undefined,
): Unit[] {
  const lead = stems(block.label)
  const unit = (kind: Unit['kind'], text: string, more: Partial<Unit> = {}): Unit => {
    const { order = listed(text), own = stems(text, order) } = more
    return { kind, text, lead, fragment: isFragment(text), ...more, own, order }
  }
  switch (block.kind) {
    case 'prose':
      return proseUnits(block, unit, stems, language)
    case 'lines': {
      const label = block.label.replace(/[:：]$/, '')
      const lines = block.lines.flatMap((line) => sentencesOf(line))
      const whole = block.lines.join('\n')
      const each = lines.map((line) =>
        unit('line', label ? `${label}: ${line}` : line, { own: stems(line), order: listed(line) }),
      )
      // Addresses and hours have short lines; rules that stand below each other answer one by one.
      const isRules = block.lines.some((line) => line.length > LONGEST_LINE)
      if (block.lines.length < 2 || whole.length > LONGEST_BLOCK || isRules) return each
      return [...each, unit('block', label ? `${label}\n${whole}` : whole, { own: stems(whole), order: listed(whole) })]
    }
    case 'list': {
      const label = block.label
      const whole = [...(label ? [label] : []), ...block.items.map((item) => `- ${item}`)].join('\n')
      const each = block.items.flatMap((item) => {
        const sentences = sentencesOf(item)
        return [unit('item', item), ...(sentences.length > 1 ? sentences.map((one) => unit('sentence', one)) : [])]
      })
      return block.items.length < 2 || whole.length > LONGEST_LIST
        ? each
        : [...each, unit('list', whole, { own: stems(block.items.join('\n')) })]
    }
  }
}

/** Sentences that stand side by side say together what none says alone. */
function together(sentences: readonly Unit[], unit: MakeUnit): Unit[] {
  const pairs = sentences.slice(1).flatMap((second, i) => {
    const first = sentences[i] as Unit
    const text = `${first.text} ${second.text}`
    if (first.text.endsWith(second.text) || text.length > WHOLE_ANSWER) return []
    return unit('pair', text, {
      ...(first.before && { before: first.before }),
      lead: first.lead,
      order: [...first.order, ...second.order],
      fragment: first.fragment,
    })
  })
  const apart = sentences.filter(({ text }, i) => !sentences[i - 1]?.text.endsWith(text))
  const whole = apart.map(({ text }) => text).join(' ')
  const paragraph =
    sentences.length > 2 && whole.length <= WHOLE_ANSWER
      ? [
          unit('paragraph', whole, {
            lead: sentences[0]?.lead ?? new Set(),
            order: apart.flatMap(({ order }) => order),
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
  !beginsWithPolarity(sentence)

type MakeUnit = (kind: Unit['kind'], text: string, more?: Partial<Unit>) => Unit

function proseUnits(
  { label, text }: Extract<Block, { kind: 'prose' }>,
  unit: MakeUnit,
  stems: StemsOf,
  language: Language | undefined,
): Unit[] {
  const all = sentencesOf(text)
  // A question that its paragraph begins with is answered by the rest of it, as one that stands above.
  const apart = label === '' && all.length > 1 && isQuestion(all[0] as string)
  const question = apart ? (all[0] as string) : label
  const sentences = apart ? all.slice(1) : all
  const asked = isQuestion(question)
    ? { text: question, stems: stems(question), kind: askedOf(question, language).kind }
    : undefined
  const units: Unit[] = []
  let before: Stems | undefined
  let head: Stems | undefined
  for (const [i, sentence] of sentences.entries()) {
    if (sentences.length > 1 && (isQuestion(sentence) || isRunInHead(sentence, i))) {
      before = stems(sentence)
      head = i === 0 && !isQuestion(sentence) ? before : head
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
    if (head) one.lead = new Set([...one.lead, ...head])
    units.push(one)
    before = one.own
  }
  if (!asked) return [...units, ...together(units, unit)]
  const whole = apart ? sentences.join(' ') : text
  if (sentences.length < 2 || whole.length > WHOLE_ANSWER) return units
  // The first sentence of a short answer seldom says it alone; the others may answer other questions.
  return [unit('faq', whole, { asks: { ...asked, first: true } }), ...units.slice(1)]
}
