import { fold, words } from '@docent/runtime/text'
import { DAY_FORMS, isOfCalendar, WEEKDAYS } from '../calendar/names.ts'
import type { Reading } from '../features.ts'
import { has } from '../question/values.ts'
import { isQuestion, sentencesOf, withoutListMarks } from '../sentences.ts'
import { blocksOf, type Block } from '../units/blocks.ts'
import { seasonOf } from '../units/ranges.ts'
import { lineOfRow } from '../units/tables.ts'
import type { ReadPassage, Table } from '../units/unit.ts'

const DAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WEEKDAYS})(?![\\p{L}\\p{M}])|[月火水木金土日]曜|الأحد|الاثنين|السبت`,
  'iu',
)
/** Whether a line names a day of the week. */
export const namesDay = (line: string): boolean => DAY.test(line)
const BEGINS_WITH_DAY = new RegExp(`^(?:${WEEKDAYS})(?![\\p{L}\\p{M}])`, 'iu')
export const beginsWithDay = (line: string): boolean => BEGINS_WITH_DAY.test(line)
/** "Sat 13 June" is one day of a year. */
const ONE_DAY = new RegExp(`^(?:${DAY_FORMS})[.,]*\\s+\\p{N}{1,2}[.\\s]+\\p{L}{3}|^\\p{N}{1,2}[.\\s]`, 'iu')
export const isOfOneDay = (line: string): boolean => ONE_DAY.test(line)

const OPEN =
  /(?<!\p{L})(?:open|opened|opens|closed|closes|opening|geöffnet|offen|öffnen|geschlossen|ouverte?s?|ouvrons|fermée?s?|abiert[oa]s?|abrimos|cerrad[oa]s?|abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|apert[oaie]|chius[oaie]|gesloten|açık|kapalı)(?!\p{L})/iu
export const saysOpen = (line: string): boolean => OPEN.test(line)
const NAMES_HOURS =
  /(?<!\p{L})(?:opening (?:hours|times)|hours|we(?: a|['’])re open|\p{L}*öffnungszeiten|geschäftszeiten|horaires?|horarios?|orari|openingstijden)(?!\p{L})/iu
/** Whether a name says that the hours of something stand below it. */
export const namesHours = (name: string): boolean => NAMES_HOURS.test(name)

const RECEIVES =
  /(?<!\p{L})(?:reception|front desk|office|box office|counter|shop|store|rezeption|empfang|büro|geschäft|laden|sekretariat|kasse|theke|accueil|secrétariat|réception|bureau|boutique|magasin|recepción|oficina|tienda|secretaría|receção|recepção|loja|secretaria|ricevimento|segreteria|ufficio|negozio|receptie|balie|kantoor|winkel|resepsiyon|ofis|mağaza)(?!\p{L})/iu
const PARTS_OF_YEAR = new Set(
  (
    'term termtime school holiday holidays season summer winter spring autumn weekday weekdays weekend weekends ' +
    'schulzeit ferien schulferien ferienzeit sommer winter frühling frühjahr herbst hauptsaison nebensaison vorsaison nachsaison saison werktags wochenende feiertage ' +
    'été hiver printemps automne vacances saison verano invierno primavera otoño temporada festivos vacaciones estate inverno autunno stagione festivi ' +
    'zomer lente herfst schoolvakantie vakantie hoogseizoen laagseizoen seizoen verão outono estação férias feriados'
  )
    .split(' ')
    .map(fold),
)
const BESIDE_PARTS = new Set(
  (
    'time times high low peak off main regular normal usual local public bank the our in during from to till until and outside of months ' +
    'von vom bis und im in der den außerhalb während zeit de du au à en hors pendant haute basse scolaires del al alta baja la di bassa van tot buiten da do até'
  )
    .split(' ')
    .map(fold),
)
/** "Term time", "Mai bis September": a name of hours that only says for when. */
function isPartOfYear(label: string): boolean {
  const all = words(label).map(fold)
  const isPart = (word: string) => PARTS_OF_YEAR.has(word) || isOfCalendar(word)
  return all.some(isPart) && all.every((word) => isPart(word) || BESIDE_PARTS.has(word) || /^\p{N}+$/u.test(word))
}
/** Whether hours that stand below a name are those of the business itself: no name, "Opening hours", "Reception", "Term time". */
export const isOfBusiness = (label: string): boolean =>
  label === '' || namesHours(label) || saysOpen(label) || RECEIVES.test(label) || isPartOfYear(label)

/** "Do you have a sauna?" is answered with when that is open, which says nothing of the business. */
export const isAskedOfOther = (label: string): boolean => isQuestion(label) && !namesHours(label) && !saysOpen(label)

/** Whether a line says when something is open: on a day, or in a part of the year. */
const tellsHours = (line: string): boolean =>
  has('clock', line) && (namesDay(line) || saysOpen(line) || tellsSeason(line)) && !has('phone', line)
const tellsSeason = (line: string) => seasonOf(line, undefined).length > 0
/** "From 1 November to the end of February we close one hour earlier": hours without it would be wrong for months. */
const tellsOtherTimes = (line: string): boolean => saysOpen(line) && tellsSeason(line)

/** Lines of hours that stand together. */
export interface Hours {
  reading: Reading
  /** What stands above them in the passage: right above, or above what stands between; "" where only headings do. */
  label: string
  lines: readonly string[]
}

/** Longer ones are rules, of which one may name an hour. */
const LONGEST = 160

/** The hours of a passage, each below its own name. */
export function hoursIn(reading: Reading): Hours[] {
  const all: Hours[] = []
  let section = ''
  let open: { label: string; lines: string[] } | undefined
  for (const block of blocksOf(reading.found.passage)) {
    const lines = linesOf(block, reading.read)
    const above = block.label.trim()
    const label = above.replace(/\s*[:：]$/u, '')
    // "Towels are for rent:" names no more than the list below it.
    if (label !== '' && label === above && !tellsHours(label)) section = label
    const name = label || section
    const telling = lines.filter(tellsHours)
    if (name !== open?.label) open = undefined
    // A note right below says when they are others.
    const isNote = open !== undefined && lines.length > 0 && lines.every(tellsOtherTimes)
    if (!isNote && (telling.length === 0 || telling.length < lines.length / 2)) {
      open = undefined
      continue
    }
    if (!open) {
      open = { label: name, lines: [] }
      all.push({ ...open, reading })
    }
    open.lines.push(...lines.filter((line) => tellsHours(line) || tellsOtherTimes(line)))
  }
  return all
}

/** Short names of days are days only before a time. */
const A_TIME = ' 9-17'
/** Rows of days, or of what a name calls open: those of courses tell when they are. */
function tellsWhenOpen({ label, heads, rows }: Table): boolean {
  const named = rows.filter(([name = '']) => namesDay(name + A_TIME) || tellsSeason(name) || saysOpen(name))
  return named.length >= rows.length / 2 || [label, ...heads].some((name) => namesHours(name) || saysOpen(name))
}

function linesOf(block: Block, { tables }: ReadPassage): string[] {
  if (block.kind === 'table') {
    const table = tables.find((one) => one.label === block.label && one.rows.length === block.rows.length)
    return table && tellsWhenOpen(table) ? table.rows.map((_, row) => lineOfRow(table, row)) : []
  }
  const lines = block.kind === 'list' ? block.items : block.kind === 'lines' ? block.lines : sentencesOf(block.text)
  const isRules = lines.some((line) => line.length > LONGEST)
  return isRules ? [] : lines.map((line) => withoutListMarks(line).replace(/\s+/gu, ' ').trim())
}
