import { withoutMarks } from '../citations.ts'
import { shareOf } from './coverage.ts'
import { placeOf } from './features.ts'
import { MEANT, worthIn } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { isQuestion, sentencesOf, withoutListMarks } from './sentences.ts'
import { ENDS_SENTENCE, ITEM } from './units/blocks.ts'
import { stemsIn } from './units/stems.ts'

const NUMBERED = /^\s*\(?(\d{1,2})[.)]\s+/u
const HOW =
  /^(?:how (?:to|do|can)|what to|wie (?:man|sie|du|ihr|kann|können|geht)|so (?:kann|kannst|können|geht)|comment|cómo|como|come|hoe|nasıl)(?!\p{L})/iu
/** "Follow these steps to assemble the stove:", above a list of them. */
const STEPS =
  /(?<!\p{L})(?:(?:these|following) (?:simple |few )?steps|(?:diese|folgenden?) schritten?|étapes suivantes|ces étapes|(?:estos|siguientes) pasos|pasos siguientes|(?:estes|seguintes) passos|passos seguintes|(?:questi|seguenti) passaggi|passaggi seguenti|(?:deze|volgende) stappen|şu adımları|aşağıdaki adımları)(?!\p{L})/iu
/** Of the prose and of the list that are said below a line, each. */
const LONGEST = 900
/** How much of what a heading names is asked for: "How to report a problem with a guest or host" says not how to become one. */
const LEAST_ASKED = 0.3

const bare = (line: string) => withoutListMarks(line.replace(ITEM, '')).trim()

const isHow = (line: string) => HOW.test(bare(line)) && !ENDS_SENTENCE.test(bare(line))
const STEP = 'step|schritt|étape|paso|passo|passaggio|fase|stap'
/** "Tent Takedown: Step 2: Taking Down the Tent Body" */
const STEP_NAME = new RegExp(`^(?:[^:]{1,60}: )?((?:${STEP}) \\p{N}{1,2}[:.] [^.!?]+)$`, 'iu')
const FIRST_STEP = new RegExp(`^(?:${STEP}) 1[:.] [^.!?]+$`, 'iu')
/** Says nothing by itself: "How to cancel a booking", "Cancel the reservation:". */
const announces = (line: string) => /\p{L}[:：]$/u.test(bare(line)) || isHow(line) || STEP_NAME.test(bare(line))

const leadsSteps = (line: string) => /[:：]$/u.test(bare(line)) && STEPS.test(bare(line))

const isEmpty = (line: string) => line.trim() === ''
const filled = (lines: readonly string[]) => lines.filter((line) => !isEmpty(line))

/** The lines before the first one that ends them; all where none does. */
function upTo(lines: readonly string[], isEnd: (line: string, at: number) => boolean): readonly string[] {
  const end = lines.findIndex(isEnd)
  return end < 0 ? lines : lines.slice(0, end)
}

/** What belongs to one of some lines: all behind it, up to what has the next number or is announced like it. */
function below(lines: readonly string[], at: number): string[] {
  const head = lines[at] as string
  const next = Number(NUMBERED.exec(head)?.[1]) + 1
  const isStep = /[:：]$/u.test(bare(head))
  const behind = lines.slice(at + 1)
  const own = upTo(behind, (line, i) => {
    const isNext = Number(NUMBERED.exec(line)?.[1]) === next
    return (isNext && (isStep || behind[i - 1]?.trim() === '')) || isHow(line)
  })
  return filled(own)
}

const isItem = (line: string) => ITEM.test(line) || NUMBERED.test(line)

/** The list that stands right behind a line; of steps that have names, each with what stands below it. */
function listBelow(lines: readonly string[], at: number): readonly string[] {
  const behind = filled(lines.slice(at + 1))
  const isNamed = behind[0] !== undefined && STEP_NAME.test(bare(behind[0]))
  const list = upTo(behind, (line) => !isItem(line) && !(isNamed && STEP_NAME.test(bare(line))))
  if (!isNamed) return list
  return list.map((line) => (isItem(line) ? bare(line) : stepNamed(line)))
}

/** A line that numbers it, as the list of steps has it. */
const stepNamed = (line: string) => `1. ${bare(line).replace(/^.*?[:.] /u, '')}:`

/** Lines of a guide, with those that name a step as the list of steps has them. */
const stepLines = (lines: readonly string[]) =>
  filled(lines).map((line) => (STEP_NAME.test(bare(line)) ? stepNamed(line) : bare(line)))

/** Steps that have names go on in the next passages of a document, each below its own; a mark where the next one was not found. */
function stepsBehind({ found, read }: Candidate['reading'], readings: Comparison['readings'], head: string) {
  const lines: string[] = []
  const last = filled(read.text.split('\n')).at(-1) ?? ''
  if (!isItem(last)) return lines
  for (let place = placeOf(found) + 1; ; place += 1) {
    const next = readings.find(
      (one) => one.found.passage.documentId === found.passage.documentId && placeOf(one.found) === place,
    )
    if (!next) return [...lines, '…']
    const own = next.read.text.split('\n')
    const above = bare(next.read.above)
    if (STEP_NAME.test(above) && !FIRST_STEP.test(above)) lines.push(stepNamed(above), ...stepLines(own))
    // The last ones may share their passage with what follows them, below their heading again.
    else return bare(own[0] ?? '') === head ? [...lines, ...stepLines(upTo(own.slice(1), isEmpty))] : lines
  }
}

/** What stands behind a question in its document, up to the next one or an empty line. */
function answerBelow(lines: readonly string[], at: number): readonly string[] {
  const from = lines.findIndex((line, i) => i > at && !isEmpty(line))
  return upTo(from < 0 ? [] : lines.slice(from), (line) => isEmpty(line) || isQuestion(bare(line)))
}

const ALONE: ReadonlySet<Candidate['unit']['kind']> = new Set(['line', 'sentence', 'item'])

/** What stands in its passage below a piece that announces it; undefined for what says something itself. */
function announcedBy({ unit, reading }: Candidate): readonly string[] | undefined {
  const asks = isQuestion(unit.text)
  if (unit.cell || !ALONE.has(unit.kind) || (!asks && !announces(unit.text))) return undefined
  const lines = reading.read.text.split('\n')
  const name = STEP_NAME.exec(bare(unit.text))?.[1]
  const at = lines.findIndex((line) => bare(line) === (name ?? bare(unit.text)))
  if (name !== undefined) return at < 0 ? [] : listBelow(lines, at)
  return at < 0 ? undefined : asks ? answerBelow(lines, at) : below(lines, at)
}

/** Whether a piece only announces what does not stand in its passage: a line of a table of contents. */
export const announcesNothing = (candidate: Candidate): boolean => announcedBy(candidate)?.length === 0

/** A line that announces something together with what it announces, as it is said; undefined for every other piece. */
export function announced(candidate: Candidate): string | undefined {
  const lines = announcedBy(candidate)
  if (!lines || lines.length === 0) return undefined
  return isQuestion(candidate.unit.text) ? said(lines) : `${bare(candidate.unit.text)}\n\n${said(lines)}`
}

/**
 * What stands below the one heading that is what is asked: "How to contact customer support". Undefined where none is, or more than
 * one.
 */
export function howTo({ question, terms, readings, candidates }: Comparison): Told | undefined {
  const telling = terms.filter(({ word }) => !isBeside(word))
  if (!question.manner || telling.length === 0) return undefined
  const asked = readings.flatMap(sectionsOf).filter(({ head, reading, lines }) => {
    const stems = stemsIn(head, reading.read.language)
    const isAsked = !isHow(head) || shareOf(stems, terms) >= LEAST_ASKED
    return lines.length > 0 && isAsked && telling.every((term) => worthIn(term, stems) >= MEANT)
  })
  const [first] = asked
  if (!first || asked.some(({ head }) => head !== first.head)) return undefined
  // A long section goes on in the next passage of its document.
  const { documentId } = first.reading.found.passage
  const parts = asked.filter(({ reading: { found } }) => found.passage.documentId === documentId)
  const { reading, lines } = parts.toSorted((a, b) => placeOf(a.reading.found) - placeOf(b.reading.found))[0] ?? first
  const candidate = candidates.find((one) => one.reading === reading)
  const isNamed = first.isLed && NUMBERED.test(lines[0] ?? '') && lines.some((line) => !isItem(line))
  return (
    candidate && { candidate, text: said(isNamed ? [...lines, ...stepsBehind(reading, readings, first.head)] : lines) }
  )
}

interface Section {
  head: string
  reading: Candidate['reading']
  lines: readonly string[]
  /** A line leads to a list, no heading to all that stands below it. */
  isLed?: boolean
}

/** Those of a passage that say how something is done: what its heading names, and what lines of it do. */
function sectionsOf(reading: Candidate['reading']): Section[] {
  const { above, text } = reading.read
  const lines = text.split('\n')
  const inside = lines.flatMap((line, at): Section[] => {
    if (isHow(line)) return [{ head: bare(line), reading, lines: below(lines, at) }]
    return leadsSteps(line)
      ? [{ head: `${bare(above)}: ${bare(line)}`, reading, lines: listBelow(lines, at), isLed: true }]
      : []
  })
  // "Tent Setup", with "Step 1: Selecting a Suitable Location" right below it.
  if (FIRST_STEP.test(bare(filled(lines)[0] ?? '')))
    inside.push({ head: bare(above), reading, lines: stepLines(lines), isLed: true })
  const first = { head: bare(above), reading, lines: filled(upTo(lines, isHow)) }
  return isHow(above) ? [first, ...inside] : inside
}

/** All that a passage says below its heading. */
export const sectionSaid = ({ read }: Candidate['reading']): string => said(filled(read.text.split('\n')))

/** Prose, and steps or items below it as one list. */
function said(lines: readonly string[]): string {
  const text: string[] = []
  const items: string[] = []
  const hasSteps = lines.some((line) => NUMBERED.test(line))
  for (const line of lines) {
    if ((hasSteps ? NUMBERED : ITEM).test(line)) items.push(bare(line))
    // What stands below a step belongs to it.
    else if (items.length > 0) items.push(`${items.pop()} ${bare(line)}`)
    else text.push(bare(line))
  }
  const prose = fitting(sentencesOf(text.join('\n'))).join(' ')
  const list = fitting(items).map((item) => `- ${item}`)
  return withoutMarks([prose, list.join('\n')].filter((part) => part !== '').join('\n\n'))
}

/** As many whole ones as fit, the first at least, and a mark where that is not all. */
function fitting(parts: readonly string[]): string[] {
  let length = 0
  const kept = parts.filter((part, i) => (length += part.length) <= LONGEST || i === 0)
  return kept.length < parts.length ? [...kept, '…'] : kept
}
