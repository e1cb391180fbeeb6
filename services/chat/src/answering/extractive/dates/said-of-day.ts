import { fold, isStopWord, words, type Language } from '@docent/runtime/text'
import { holidayIn } from '../calendar/holidays.ts'
import { monthNamed, MONTHS, WEEKDAYS } from '../calendar/names.ts'
import type { Reading } from '../features.ts'
import { MEANT, worthIn } from '../match/terms.ts'
import type { Comparison, Told } from '../measure.ts'
import { saysOutdated } from '../outdated.ts'
import { isBeside } from '../question/beside.ts'
import { saysIfOpen } from '../question/if-open.ts'
import { isSlight } from '../question/slight.ts'
import { sentencesOf, withoutListMarks } from '../sentences.ts'
import { blocksOf } from '../units/blocks.ts'
import { stemsIn } from '../units/stems.ts'
import { lineOfRow } from '../units/tables.ts'
import { saysSeason } from './asked.ts'

/** As they are folded: "aout". */
const DAY = new RegExp(`^(?:${fold(`${WEEKDAYS}|${MONTHS}`)})$`, 'iu')
/** Words for the business itself. */
const BUSINESS =
  /^(?:shop|store|business|office|practice|studio|salon|restaurant|cafe|company|branch(?:es)?|everything|all|whole|closed|laden|geschaft|buro|praxis|betrieb\p{L}*|werkstatt|haus|alles|platz|campingplatz|anlage|hotel|hostel|pension|campsite|camping|site|museum|zoo|boutique|magasin|cabinet|terrain|musee|tout|tienda|oficina|hotel|museo|todo|loja|escritorio|museu|tudo|negozio|ufficio|campeggio|tutto|winkel|kantoor|alles|otel|dukkan|magaza|holidays?|\p{L}*ferien|\p{L}*urlaub|\p{L}*ruhe|annual|annuel(?:le)?|anual|annuale|jahrlich\p{L}*)$/iu
const JOINS =
  /^(?:bis|until|till|to|through|between|zwischen|vom|from|ab|zu|zum|du|au|al|del|el|hasta|ate|dal|fino|tot|tm|van|met|en|we|wir|nous|sommes|bleibt|bleiben|1er|arasi|arasinda|ile)$/iu

/** Why it is closed closes nothing else. */
const REASONS =
  /^(?:maintenance|renovations?|refurbishment|stocktaking|inventory|repairs|wartung\p{L}*|renovierung\p{L}*|umbau\p{L}*|inventur|reparatur|revision\p{L}*|bauarbeiten|travaux|entretien|renovations?|inventaire|obras?|reformas?|mantenimiento|inventario|manutencao|lavori|manutenzione|ristrutturazione|verbouwing|onderhoud|tadilat|bakim)$/iu

const isOfDay = (word: string) => /\p{N}/u.test(word) || DAY.test(word) || monthNamed(word) !== undefined

/** The name of a day and of a season are no things that are asked for. */
const withoutNames = (text: string): string => {
  const named = fold(`${holidayIn(text)?.said ?? ''} ${saysSeason(text)}`.toLowerCase())
  const said = new Set(words(named))
  return words(text)
    .map(fold)
    .filter((word) => !said.has(word))
    .join(' ')
}

/** What a clause says besides days and words for being open or closed: "the sauna", "the second floor". */
export const othersOf = (clause: string, language: Language | undefined): string[] =>
  withoutNames(clause)
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word, language) && !isBeside(word) && !isSlight(word))
    .filter((word) => !isOfDay(word) && !BUSINESS.test(word) && !JOINS.test(word) && !REASONS.test(word))

/** What is asked about besides the day. */
function thingsIn({ terms, question }: Pick<Comparison, 'terms' | 'question'>) {
  const meant = new Set(withoutNames(question.text).split(' '))
  return terms.filter(
    ({ word }) => meant.has(word) && !isBeside(word) && !isSlight(word) && !isOfDay(word) && !saysIfOpen(word),
  )
}

/** Headings that say nothing of what is closed. */
const NAMES_HOURS =
  /(?<!\p{L})(?:opening|hours|times|contact|\p{L}*zeiten|kontakt|horaires?|horarios?|orari|openingstijden|when we are open|find us|exceptions?|ausnahmen|holidays?|feiertage|jours fériés|festivos|feriados|festività|feestdagen|willkommen|welcome|home|start)(?!\p{L})/iu

/**
 * The first line, or sentence of one, that says it of what a question asks about, and of nothing else; undefined where none does.
 *
 * @param saysIt the clause of a text that does, without words for being open or closed, where it does; `said` is the text below what stands above it
 */
export function saidOfDay(
  comparison: Pick<Comparison, 'question' | 'terms' | 'readings' | 'candidates'>,
  saysIt: (text: string, said: string, above: string) => string | undefined,
): Told | undefined {
  const { question, readings, candidates } = comparison
  const things = thingsIn(comparison)
  const asked = new Set(words(question.text).map(fold))
  for (const reading of readings) {
    const { read, found } = reading
    if (saysOutdated(found)) continue
    for (const { text, above } of textsOf(reading)) {
      const said = `${above}\n${text}`
      const clause = saysIt(text, said, above)
      if (clause === undefined || !othersOf(clause, read.language).every((word) => asked.has(word))) continue
      const stems = stemsIn(said, read.language)
      if (!things.every((term) => worthIn(term, stems) >= MEANT)) continue
      const here = candidates.filter((one) => one.reading === reading)
      const candidate = here.find(({ unit }) => unit.text.includes(text)) ?? here[0]
      const name =
        above
          .split('\n')
          .findLast((one) => one.trim() !== '')
          ?.replace(/\s*[:：]\s*$/u, '') ?? ''
      const shown = NAMES_HOURS.test(name) ? [] : [name]
      if (candidate) return { candidate, text: [...shown, withoutListMarks(text)].filter(Boolean).join(': ') }
    }
  }
  return undefined
}

const LONGEST = 300

interface TextBelow {
  text: string
  above: string
}

/** The sentences of lines, the lines as they stand, and the rows of tables, each with what stands above. */
function textsOf({ found: { passage }, read }: Reading): TextBelow[] {
  const labels = new Set(blocksOf(passage).map(({ label }) => label.trim()))
  const rows = read.tables.flatMap((table) =>
    table.rows.map((_, row) => ({ text: lineOfRow(table, row), above: `${read.above}\n${table.label}` })),
  )
  const texts: TextBelow[] = []
  let label = ''
  let isOpen = true
  for (const line of read.text.split('\n').map((one) => one.trim())) {
    if (labels.has(line) && line !== '') label = line
    else if (line === '' && isOpen) label = ''
    isOpen = line !== '' && line !== label
    if (!isOpen || line.includes('\t')) continue
    const sentences = sentencesOf(line)
    const all = sentences.length > 1 ? [...sentences, line] : [line]
    texts.push(...all.map((text) => ({ text, above: label || read.above })))
  }
  return [...texts, ...rows].filter(({ text }) => text.length <= LONGEST)
}
