import { CURRENCY } from '../../currencies.ts'

const SCALE = String.raw`thousands?|millions?|billions?|bn|tsd\.?|tausend|mio\.?|millionen|mrd\.?|milliarden|milliers|milliards|miles|millones|milhares|milhões|migliaia|milioni|miliardi|duizend(?:en)?|miljoen(?:en)?|miljard(?:en)?`
/** "EUR thousand", "dollars in millions", "in Mio. Euro", "TEUR": of no figure that stands before it. */
const NOTE = new RegExp(
  String.raw`(?<!\p{N}\s?)(?<!\p{L})(?:(?:US|CA|AU)?(?:${CURRENCY})\s?\(?(?:in\s)?(?:${SCALE})|(?:${SCALE})\s?(?:of\s|d['’e]\s?|de\s|di\s|von\s)?(?:US\s?|U\.S\.\s|CA|AU)?(?:${CURRENCY})|[TkM](?:EUR|€|CHF|USD))(?!\p{L})`,
  'iu',
)
const BRACKETED = /\([^()\n]{3,80}\)/gu
/** What holds for some rows only is left to who reads them. */
const EXCEPTING = /(?<!\p{L})(?:except|excluding|ausgenommen|außer|sauf|salvo|exceto|eccetto|behalve|tenzij)(?!\p{L})/iu

/** What nobody counts in money, whatever the note above the table says. */
const UNSCALED =
  /(?<!\p{L})(?:employees|headcount|staff|fte|shares?|ratio|mitarbeiter\p{L}*|beschäftigte\p{L}*|aktien?|effectifs?|salariés|actions?|empleados|acciones|empregados|ações|dipendenti|azioni|medewerkers|aandelen)(?!\p{L})|%/iu
const FIGURE = /^[\p{Sc}(−–-]{0,3}\s?\p{N}[\p{N}.,\s]*\)?$|^[–—-]?$/u

/** What the figures of a table are counted in, where its names or a note in brackets above it say so: "EUR thousand". */
export function scaleIn(names: readonly string[], above: string): string | undefined {
  const notes = [...names, ...(above.match(BRACKETED) ?? []).reverse()].filter((one) => !EXCEPTING.test(one))
  return notes.flatMap((one) => NOTE.exec(one)?.[0].replace('(', '') ?? [])[0]
}

/** Columns of one thing at several times, or as it was planned: others may count something else. */
const PERIOD =
  /^$|\p{N}|^(?:actual|plan(?:ned)?|budget|forecast|total|ist|soll|plan|vorjahr|gesamt|summe|réel|prévu|totale?|real|werkelijk|begroot|totaal)$/iu

/** Some cells of a table with what stands in them, by the names of their row and columns. */
export interface Named {
  row: string
  heads: readonly string[]
  cells: readonly string[]
}

/** A row, or a cell of it, as it is said, with what its figures are counted in. */
export function scaled(said: string, { row, heads, cells }: Named, scale: string | undefined): string {
  if (scale === undefined || said.includes(scale) || UNSCALED.test(row)) return said
  const isCounted =
    heads.every((head) => PERIOD.test(head.trim()) && !UNSCALED.test(head)) &&
    cells.every((cell) => FIGURE.test(cell.trim()))
  return isCounted ? `${said} (${scale})` : said
}
