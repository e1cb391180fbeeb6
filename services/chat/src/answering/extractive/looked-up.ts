import { fold, isStopWord, words, type Language } from '@docent/runtime/text'
import { MEANT, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { isSlight } from './question/slight.ts'
import type { Question } from './question/question.ts'
import { has, type Kind } from './question/values.ts'
import { asksAge } from './ruled-out.ts'
import { namesLeaveOut } from './table-features.ts'
import { cellWithUnit } from './units/tables.ts'
import type { Table } from './units/unit.ts'

/** A row that a question names by what stands in it, word for word. */
interface NamedRow {
  candidate: Candidate
  table: Table
  row: number
  /** Columns whose cells stand in the question. */
  keys: readonly number[]
  /** Words of the question that they take. */
  taken: ReadonlySet<string>
}

/** A shorter name stands in many questions by chance. */
const SHORTEST_NAME = 3
const LONGEST_TOLD = 300

/**
 * The cell that a question asks for by another one of its row, whichever column that one stands in: "Who directed Rajanna?" where films
 * stand behind their years. One row alone has to be named, and one column asked for, by its name or by what it tells; nothing else of the
 * question may be left that the table does not say.
 */
export function lookedUp(comparison: Comparison): Told | undefined {
  const { question } = comparison
  if (question.lean !== 'not' || question.superlative || question.kind === 'yes-no') return undefined
  const named = rowNamed(comparison)
  if (!named) return undefined
  const column = columnAsked(named, comparison)
  if (column === undefined) return undefined
  const { table, row, keys, candidate } = named
  if (namesLeaveOut({ table, row, column }, question.text)) return undefined
  const value = cellWithUnit({ table, row, column })
  const [key = ''] = keys.map((at) => table.rows[row]?.[at] ?? '').sort((a, b) => b.length - a.length)
  const head = table.heads[column]?.trim() ?? ''
  const text = `${[key.trim(), head].filter(Boolean).join(', ')}: ${value}`
  return text.length > LONGEST_TOLD ? undefined : { candidate, text }
}

const WITH_OTHERS = 3
/** A cell that only says again what was asked: "Who rode the Gilera?" is not answered by "Manufacturer: Gilera". */
export function saysAgain({ unit: { kind, cell } }: Candidate, { question }: Comparison): boolean {
  // Beside its name, the only cell of a row is all of it.
  const isAll = (cell?.table.rows[cell.row]?.length ?? 0) < WITH_OTHERS
  if (kind !== 'cell' || !cell || isAll || question.kind === 'yes-no') return false
  const asked = new Set(words(question.text).map(fold))
  const said = words(cell.table.rows[cell.row]?.[cell.column] ?? '').map(fold)
  return said.length > 0 && said.every((one) => asked.has(one))
}

function rowNamed({ question, candidates }: Comparison): NamedRow | undefined {
  const asked = words(question.text).map(fold)
  const said = ` ${asked.join(' ')} `
  const found = new Map<string, NamedRow>()
  const seen = new Set<readonly string[]>()
  for (const candidate of candidates) {
    const { cell } = candidate.unit
    if (!cell || candidate.features.old > 0) continue
    const { table, row } = cell
    const cells = table.rows[row] ?? []
    if (seen.has(cells)) continue
    seen.add(cells)
    const named = cells.map((one) => nameIn(one, said, question.language))
    const keys = named.flatMap((one, column) => (one.length > 0 ? [column] : []))
    if (keys.length === 0) continue
    const whole = cells.join('\t')
    // The same table may have been uploaded twice.
    if (!found.has(whole)) found.set(whole, { candidate, table, row, keys, taken: new Set(named.flat()) })
  }
  const rows = [...found.values()]
  const most = Math.max(0, ...rows.map(({ taken }) => lettersOf(taken)))
  const [only, ...others] = rows.filter(({ taken }) => lettersOf(taken) === most)
  return others.length === 0 ? only : undefined
}

const lettersOf = (all: ReadonlySet<string>) => [...all].reduce((sum, one) => sum + one.length, 0)

/** The words of a cell, or of one thing that it lists, where they stand together in a question and are a name; empty otherwise. */
function nameIn(cell: string, said: string, language: Language | undefined): string[] {
  const whole = wordsIfNamed(cell, said, language)
  if (whole.length > 0 || cell.length > LONGEST_LIST || !LISTED.test(cell)) return whole
  return (
    cell
      .split(LISTED)
      .map((part) => wordsIfNamed(part, said, language))
      .find((part) => part.length > 0) ?? []
  )
}

/** Between the things that a cell lists: "e-bikes, brakes and gears". */
const LISTED = /[,;/]\s|\s(?:and|und|et|y|e|en)\s/u
const LONGEST_LIST = 120

function wordsIfNamed(text: string, said: string, language: Language | undefined): string[] {
  if (text.trim().length < SHORTEST_NAME) return []
  const all = words(text).map(fold)
  const isName = all.some(
    (one) => one.length >= SHORTEST_NAME && !isStopWord(one, language) && !isBeside(one) && !isSlight(one),
  )
  const name = ` ${all.join(' ')} `
  const at = said.indexOf(name)
  return isName && at >= 0 && !NUMBERED.test(said.slice(at + name.length)) ? all : []
}
/** "Octane 2" is another film than "Octane". */
const NUMBERED = /^\p{N}{1,3} /u

/** The column that is asked for, where all else of the question is said by the table. */
function columnAsked(named: NamedRow, { question, terms }: Comparison): number | undefined {
  const { table, row, keys, taken, candidate } = named
  const { heads, headStems, headKinds, rows } = table
  const cells = rows[row] ?? []
  const rest = terms.filter(({ word }) => !taken.has(word))
  const fits = (column: number) => {
    const stems = headStems[column]
    const head = heads[column] ?? ''
    const byWord = rest.reduce((sum, term) => {
      const worth = stems ? worthIn(term, stems) : 0
      return sum + term.share * (worth >= MEANT ? worth : isAkin(term.word, head) ? MEANT : 0)
    }, 0)
    return byWord + (tells(question, head, headKinds[column], cellWithUnit({ table, row, column })) ? BY_KIND : 0)
  }
  const open = cells.flatMap((cell, column) => (keys.includes(column) || NOTHING.test(cell) ? [] : [column]))
  const fitting = open.map((column) => ({ column, fit: fits(column) })).filter(({ fit }) => fit > 0)
  const best = Math.max(0, ...fitting.map(({ fit }) => fit))
  const [only, ...others] = fitting.filter(({ fit }) => fit >= best * AS_WELL)
  const column = only ? (others.length === 0 ? only.column : undefined) : namesRows(table, open, question)
  if (column === undefined || !isOfItsAttribute(question, heads[column] ?? '', only !== undefined)) return undefined
  const around = [table.labelStems, ...headStems, candidate.reading.read.title, candidate.reading.read.headings]
  const said = new Set(cells.flatMap((cell) => words(cell).map(fold)))
  const isSaid = (term: Term) =>
    said.has(term.word) ||
    around.some((stems) => worthIn(term, stems) >= MEANT) ||
    heads.some((head) => isAkin(term.word, head)) ||
    isBeside(term.word) ||
    isSlight(term.word) ||
    DEEDS.has(term.word) ||
    THINGS.has(term.word)
  return rest.every(isSaid) ? column : undefined
}

const ASKS_WHO =
  /^(?:and |und |et |y |e |en )?(?:who|wer|qui|quién|quien|chi|quem|wie(?= (?:is|doet|geeft|leidt)))(?!\p{L})/iu
const ASKS_WHICH =
  /(?<!\p{L})(?:which|what|welche[rnms]?|quel(?:le)?s?|cuál(?:es)?|qué|qual[ei]?|che|welke|wat voor)\s+([\p{L}-]{3,})/iu
/** Columns that name rows whatever these are. */
const NAMES =
  /^(?:name|title|item|product|model|bezeichnung|titel|produkt|artikel|nom|titre|produit|nombre|título|producto|nome|titolo|prodotto|naam)s?$/iu

/** "What material is it?": what is asked for by its name has to be the column, however else a column would fit. */
function isOfItsAttribute({ text, kind, language }: Question, head: string, isFitting: boolean): boolean {
  const one = attributeIn(text, language)
  if (one === undefined) return true
  if (isFitting && kind !== undefined) return true
  return isAkin(one, head, SHORTEST_NAME) || (!isFitting && NAMES.test(head.trim()) && THINGS.has(one))
}

/** "Material" of "what material": undefined where nothing is asked for by its name. */
function attributeIn(text: string, language: Language | undefined): string | undefined {
  const [, attribute = ''] = ASKS_WHICH.exec(text) ?? []
  const one = fold(attribute)
  return one === '' || isStopWord(one, language) || isBeside(one) || isSlight(one) ? undefined : one
}

const MOSTLY_NAMES = 0.8
/** The first column that holds names, where who or what is called so and so is asked for: neither numbers nor days. */
function namesRows(
  { rows, heads }: Table,
  open: readonly number[],
  { kind, text, language }: Question,
): number | undefined {
  const asksWho = ASKS_WHO.test(text.trim())
  if (!asksWho && (kind !== undefined || attributeIn(text, language) === undefined)) return undefined
  const isName = (cell = '') => /\p{L}{2}/u.test(cell) && !/^\p{N}/u.test(cell.trim()) && !has('date', cell)
  const widest = Math.max(...rows.map((row) => row.length))
  const first = Array.from({ length: widest }, (_, column) => column).find((column) => {
    const filled = rows.filter((row) => (row[column] ?? '').trim() !== '')
    return filled.length > 0 && filled.filter((row) => isName(row[column])).length >= MOSTLY_NAMES * filled.length
  })
  if (first === undefined || !open.includes(first)) return undefined
  const head = heads[first]?.trim() ?? ''
  return !asksWho || head === '' || COLUMNS.person?.test(head) === true ? first : undefined
}

/** Stands where there is nothing to say. */
const NOTHING = /^\s*[-–—/?]*\s*$/u

/** How much it counts that a column tells what is asked for, beside the words of its name. */
const BY_KIND = 0.5
/** Of the best one's fit: who fits as well is meant as likely. */
const AS_WELL = 0.85

const LEAST_AKIN = 5
/** "Directed" and "Director", "attended" and "Attendance". */
const isAkin = (word: string, head: string, least = LEAST_AKIN): boolean =>
  word.length >= least &&
  words(head)
    .map(fold)
    .some((one) => {
      const length = Math.min(LEAST_AKIN, word.length)
      return one.length >= length && one.slice(0, length) === word.slice(0, length)
    })

/** Columns that tell a kind of thing, by how they are called. */
const COLUMNS: Partial<Record<Kind, RegExp>> = {
  duration:
    /(?<!\p{L})(?:time|times|duration|length|span|running time|dauer|zeit|laufzeit|länge|durée|temps|duración|tiempo|durata|tempo|duur|tijd)(?!\p{L})/iu,
  measure:
    /(?<!\p{L})(?:length|height|width|depth|weight|size|distance|länge|höhe|breite|tiefe|gewicht|größe|longueur|hauteur|largeur|poids|taille|peso|altura|lengte|hoogte|breedte|gewicht)(?!\p{L})/iu,
  place:
    /(?<!\p{L})(?:city|town|location|place|venue|site|country|region|address|ort|stadt|standort|land|adresse|lieu|ville|pays|lugar|ciudad|país|luogo|città|paese|plaats|stad)(?!\p{L})/iu,
  date: /^(?:(?:[\p{L}]+ )?(?:date|day|year)s?|released|(?:date|year) .+|datum|tag|jahr|\p{L}+datum|jour|date|année|fecha|día|año|data|giorno|anno|dag|jaar)$/iu,
  person:
    /(?<!\p{L})(?:name|person|player|artist|athlete|author|contact|leitung|kursleitung|ansprechpartner|trainer|nom|nombre|nome|naam)(?!\p{L})/iu,
}

/** Kinds whose values are seen by how they are written. */
const WRITTEN: ReadonlySet<Kind> = new Set<Kind>([
  'price',
  'date',
  'clock',
  'duration',
  'phone',
  'mail',
  'measure',
  'percent',
])
/** A time that something took: 2:37.70, 1:36:24. */
const TOOK = /\p{N}[:.]\p{N}{2}/u

/** Whether a column is called by what is asked for, and the cell tells just that. */
function tells({ kind, text }: Question, head: string, headKind: Kind | undefined, cell: string): boolean {
  if (kind === undefined || (kind === 'duration' && asksAge(text))) return false
  const isLong = kind === 'duration' && COLUMNS.measure?.test(head) === true && /(?<!\p{L})long(?!\p{L})/iu.test(text)
  if (!isLong && headKind !== kind && COLUMNS[kind]?.test(head) !== true) return false
  if (kind !== 'price' && has('price', cell)) return false
  return !WRITTEN.has(kind) || isLong || has(kind, cell) || (kind === 'duration' && TOOK.test(cell))
}

/** What is done with anything that stands in a table: says nothing that a column would have to. */
const DEEDS = new Set(
  (
    'win won wins winning receive received play plays played playing score scored release released attend attended held serve served run ran write wrote written sing sang sung ' +
    'repair repairs repaired fix fixes fixed handle handles treat treats teach teaches lead leads charge cost costs supply supplies sell sells order ordered ' +
    'repariert reparieren macht machen leitet leiten behandelt betreut unterrichtet zuständig kümmert bietet kostet kosten liefert heißt gehört ' +
    'fait répare dirige enseigne soigne coûte vend fournit hace repara dirige enseña cuesta vende fa ripara insegna costa vende doet repareert leidt geeft kost verkoopt levert ' +
    'direct directed produce produced complete completed finish finished compete competed participate participated star starred appear appeared air aired come ride rode ridden drive drove driven took list listed name named call called belong located situated build'
  )
    .split(' ')
    .map(fold),
)

/** What the names of rows are names of. That no document says so does not mean that something else is asked for. */
const THINGS = new Set(
  (
    'item items product products article articles model models brand service services treatment course class lesson workshop event events dish meal drink room ticket plan package option part piece material color colour size category type ' +
    'song songs track single album film movie show book volume page pages game match race competition team player players winner medal medals fan fans chart list table terms ' +
    'artikel produkt produkte modell marke leistung behandlung kurs stunde veranstaltung gericht getränk zimmer karte tarif paket teil farbe größe kategorie typ art lied film buch spiel rennen mannschaft spieler tabelle liste ' +
    'produit produits modèle marque prestation soin cours plat boisson chambre billet forfait pièce couleur taille catégorie type chanson livre jeu course équipe joueur ' +
    'producto productos modelo marca servicio tratamiento curso plato bebida habitación entrada pieza color talla categoría tipo canción libro juego carrera equipo jugador ' +
    'prodotto prodotti modello servizio trattamento corso piatto bevanda camera biglietto pezzo colore taglia categoria tipo canzone libro gioco gara squadra giocatore ' +
    'producten dienst behandeling cursus gerecht drank kamer kaartje pakket onderdeel kleur maat categorie soort nummer boek spel wedstrijd ploeg speler'
  )
    .split(' ')
    .map(fold),
)
