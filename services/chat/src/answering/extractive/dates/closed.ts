import { fold, isStopWord, words, type Language } from '@docent/runtime/text'
import { monthNamed, MONTHS, WEEKDAYS } from '../calendar/names.ts'
import { MEANT, worthIn } from '../match/terms.ts'
import type { Comparison, Told } from '../measure.ts'
import { saysOutdated } from '../outdated.ts'
import { isBeside } from '../question/beside.ts'
import { isSlight } from '../question/slight.ts'
import { has, hasMoney } from '../question/values.ts'
import { withoutListMarks } from '../sentences.ts'
import { stemsIn } from '../units/stems.ts'
import { lineOfRow } from '../units/tables.ts'
import type { ReadPassage } from '../units/unit.ts'
import { dayIn } from './day.ts'

const DAY_MS = 86_400_000
/** So long ago, a day without its year is meant of the next one. */
const LONG_AGO = 60 * DAY_MS

const ASKS_OPEN =
  /(?<!\p{L})(?:open|opened|closed|shut|offen|auf|zu|geöffnet|geschlossen|ouverte?s?|fermée?s?|abiert[oa]s?|abr[eí]s?|cerrad[oa]s?|abert[oa]s?|fechad[oa]s?|apert[oaie]|chius[oaie]|geopend|gesloten|dicht)(?!\p{L})/iu
/** That something is closed, or the holidays of a business; those of schools and of guests close nothing. */
const CLOSED =
  /(?<!\p{L})(?:closed|shut|geschlossen|(?:bleibt|bleiben|ist|sind|haben|hat)(?=\s(?:[^.!?]{0,40}\s)?zu\s*(?:[.!?]|$))|(?:betriebs|praxis|werks|laden|geschäfts)?(?:ferien|urlaub|pause)(?=\s*(?:$|\p{N}|[:(]|vom|von|ab|(?:ist|sind) vom))|fermée?s?|fermetures?|congés(?: annuels)?|en vacances|cerrad[oa]s?|cierre|vacaciones|fechad[oa]s?|férias|chius[oaie]|chiusura|ferie|gesloten|vakantie|(?:company |annual |our )?holidays?(?=\s*(?:$|\p{N}|[:(]|from)))(?!\p{L})/iu
const EVERY_CLOSED = new RegExp(CLOSED, 'giu')
/** "On Mondays", and not "Monday 24 December". */
const WEEKLY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WEEKDAYS})(?![\\p{L}\\p{M}])(?![\\s,.]{0,3}(?:(?:den|the|le|el|il) )?\\p{N})`,
  'iu',
)
/** As they are folded: "aout". */
const DAY = new RegExp(`^(?:${fold(`${WEEKDAYS}|${MONTHS}`)})$`, 'iu')
const DENIES = /(?<!\p{L})(?:never|not|no|nie|nicht|kein\p{L}*|ne|pas|jamais|nunca|non|mai|niet|nooit|geen)(?!\p{L})/iu
/** Words for the business itself. */
const BUSINESS =
  /^(?:shop|store|business|office|practice|studio|salon|restaurant|cafe|company|everything|closed|laden|geschaft|buro|praxis|betrieb\p{L}*|werkstatt|haus|boutique|magasin|cabinet|tienda|oficina|negozio|ufficio|winkel|kantoor|holidays?|\p{L}*ferien|\p{L}*urlaub|annual)$/iu
const OPENS = /(?<!\p{L})(?:open|offen|geöffnet|ouverts?|abierto|aberto|aperto|geopend)(?!\p{L})/iu
const JOIN =
  /(?:^|[\s\p{N}.])(?:bis(?: zum| einschließlich)?|until|till|to|through|[–—-]|au|al|hasta(?: el)?|até|fino al|tot(?: en met)?|t\/m)\s/giu
/** A day is written in so many letters. */
const OF_DAY = 28
const LONGEST = 300

/** Days of a year that have a name. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:christmas(?! eve)|weihnachten|noël|navidad|natal|natale|kerst(?:mis)?)(?!\p{L})/iu, '25 December'],
  [/(?<!\p{L})(?:christmas eve|heilig(?:er )?abend|réveillon|nochebuena|vigilia)(?!\p{L})/iu, '24 December'],
  [/(?<!\p{L})(?:new year['’]?s eve|silvester|nochevieja|oudejaarsavond)(?!\p{L})/iu, '31 December'],
  [/(?<!\p{L})(?:new year['’]?s(?: day)?|neujahr|nouvel an|año nuevo|capodanno|nieuwjaar)(?!\p{L})/iu, '1 January'],
]

/**
 * That it is closed on the day somebody asks for, where a line names the days between which it is: "Closed from 24 December to 6 January" to
 * "Are you open on the 27th of December?". Undefined where no such day is asked for or lies between.
 *
 * @param today milliseconds since 1970
 */
export function closedOn({ question, terms, readings, candidates }: Comparison, today: number): Told | undefined {
  const day = ASKS_OPEN.test(question.text) ? dayAsked(question.text, today) : undefined
  if (day === undefined) return undefined
  const others = terms.filter(
    ({ word }) => !isBeside(word) && !isSlight(word) && !isOfDay(word) && !ASKS_OPEN.test(word),
  )
  const asked = new Set(words(question.text).map(fold))
  for (const reading of readings) {
    const { read, found } = reading
    if (saysOutdated(found)) continue
    for (const { line, above } of linesOf(read)) {
      const said = `${above}\n${line}`
      if (line.length > LONGEST || !isClosing(line, said)) continue
      const clause = line.split(CLAUSES).find((one) => CLOSED.test(`${above}\n${one}`) && isBetween(one, day))
      if (clause === undefined || !othersOf(clause, read.language).every((word) => asked.has(word))) continue
      const stems = stemsIn(said, read.language)
      if (!others.every((term) => worthIn(term, stems) >= MEANT)) continue
      const here = candidates.filter((one) => one.reading === reading)
      const candidate = here.find(({ unit }) => unit.text.includes(line.trim())) ?? here[0]
      const name = above.split('\n').findLast((one) => one.trim() !== '' && !NAMES_HOURS.test(one))
      if (candidate) return { candidate, text: [name, withoutListMarks(line.trim())].filter(Boolean).join(': ') }
    }
  }
  return undefined
}

/** Not behind the point of "24. December". */
const CLAUSES = /[,;]\s|(?<!\p{N})[.!?]\s/u
/** Headings that say nothing of what is closed. */
const NAMES_HOURS =
  /(?<!\p{L})(?:opening|hours|times|contact|\p{L}*zeiten|kontakt|horaires?|horarios?|orari|openingstijden|willkommen|welcome|home|start)(?!\p{L})/iu

/** Once, not every week, and for no price. */
const isClosing = (line: string, said: string): boolean =>
  CLOSED.test(said) &&
  (line.match(EVERY_CLOSED)?.length ?? 0) < 2 &&
  ![OPENS, DENIES, WEEKLY].some((one) => one.test(line)) &&
  !has('percent', line) &&
  !hasMoney(line)

/** What a clause says besides days and being closed: "the sauna", "the second floor". */
const othersOf = (clause: string, language: Language | undefined): string[] =>
  words(clause.replace(EVERY_CLOSED, ' '))
    .map(fold)
    .filter((word) => !isStopWord(word, language) && !isBeside(word) && !isSlight(word) && !isOfDay(word))
    .filter((word) => !BUSINESS.test(word) && !JOINS.test(word))

const JOINS =
  /^(?:bis|until|till|to|through|vom|from|ab|zu|zum|du|au|al|del|el|hasta|ate|dal|fino|tot|van|met|en|we|wir|nous|sommes|bleibt|bleiben|1er)$/iu

/** Lines as they stand, and the rows of tables, each with what stands above. */
function linesOf({ text, above, tables }: ReadPassage): { line: string; above: string }[] {
  const lines = text.split('\n').filter((line) => !line.includes('\t'))
  return [
    ...lines.map((line) => ({ line, above })),
    ...tables.flatMap((table) =>
      table.rows.map((_, row) => ({ line: lineOfRow(table, row), above: `${above}\n${table.label}` })),
    ),
  ]
}

const isOfDay = (word: string) =>
  /\p{N}/u.test(word) || DAY.test(word) || monthNamed(word) !== undefined || NAMED.some(([name]) => name.test(word))

function dayAsked(text: string, today: number): number | undefined {
  const [, named] = NAMED.find(([name]) => name.test(text)) ?? []
  const year = new Date(today).getUTCFullYear()
  const day = dayIn(text, year) ?? (named === undefined ? undefined : dayIn(named, year))
  if (day === undefined || day >= today - LONG_AGO) return day
  return dayIn(text, year + 1) ?? dayIn(named ?? '', year + 1)
}

/** Whether a line names two days, one on each side of a day or that day itself. */
function isBetween(line: string, day: number): boolean {
  const year = new Date(day).getUTCFullYear()
  for (const { 0: join, index } of line.matchAll(JOIN)) {
    const before = line.slice(Math.max(0, index - OF_DAY), index + 2)
    const after = line.slice(index + join.length, index + join.length + OF_DAY)
    for (const begun of [year - 1, year]) {
      const to = [begun, begun + 1].map((one) => dayIn(after, one))
      const from = dayIn(before, begun)
      if (from === undefined) continue
      const end = to.find((one) => one !== undefined && one >= from)
      if (end !== undefined && end - from < 200 * DAY_MS && from <= day && day <= end) return true
    }
  }
  return false
}
