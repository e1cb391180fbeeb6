import { fullText, textOf, type Block } from '../blocks.ts'
import { MAIL, PHONE } from '../reached.ts'
import { plainBlocks, withoutLinkLists } from './links.ts'
import type { Marked } from './writer.ts'

/** A longer part says more than who is behind the page. */
const PART_MAX = 700
/** More than these are no footer. */
const FOOTER_MAX = 5_000
const BLOCKS_MAX = 60
/** "12345 Hallerstedt", "SW1A 1AA", "NY 10001"; a year is no code. */
const TOWN =
  /(?<!\d)(?!(?:19|20)\d\d\s)\d{4,5}\s(?:[A-Z]{2}\s)?\p{Lu}\p{L}{2}|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}\b/u
const STREET = new RegExp(
  [
    String.raw`\b\d{1,4}[a-z]?\s(?:\p{Lu}[\p{L}’'-]{1,20}\s){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Quay|Square|Way|Drive|Close|Row|Hill|Place|Court|Terrace|Gardens|Parade|Yard|Mews|Wharf|Walk|Green|Grove|Crescent|Buildings|Arcade|Estate)\b`,
    String.raw`\p{L}(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer|damm|markt)\s\d`,
    String.raw`\b\d{1,4},?\s(?:rue|avenue|place|quai|boulevard|chemin|allée)\s`,
    String.raw`\b(?:via|viale|piazza|corso|calle|plaza|avenida|rua)\s(?:\p{L}{1,20}\s){1,4},?\s?\d`,
  ].join('|'),
  'u',
)
/** From one time of day to another: a day with its month has no second one. */
const HOURS =
  /(?<![\d.,:])\d{1,2}(?:(?:[.:]\d\d)?\s?(?:am|pm|uhr|h)\b|[.:]\d\d)?\s?(?:[-–—]|to|bis|until|à|a|alle)\s?\d{1,2}(?:(?:[.:]\d\d)?\s?(?:am|pm|uhr|h)\b|[.:]\d\d)/iu
/** Who is entered where, as traders have to say. */
const REGISTERED =
  /\b(?:VAT|USt|UID|MwSt|TVA|IVA|NIF|CIF|SIRET|SIREN|RCS|KvK|BTW|HRB|HRA|EIN|ABN|registered|registration|company n(?:o|umber))\b[^\n]{0,60}\d{3}/iu

/**
 * What a page tells, where it ends, of whoever is behind it: how to reach them, where they are, when they are open. Menus, marks and
 * what is said of the page itself are left out.
 */
export function footerOf(blocks: readonly Marked[]): Block[] {
  const end = blocks.findLastIndex((block) => block.kind !== 'heading' && block.beside !== true)
  const [kept] = withoutLinkLists(blocks.slice(end + 1))
  if (kept.length > BLOCKS_MAX || fullText(kept).length > FOOTER_MAX) return []
  return partsOf(kept).flatMap((part) => {
    const isNamed = part[0]?.kind === 'heading' && part[0].text !== ''
    return isNamed && fullText(part).length <= PART_MAX ? wholeOf(part) : part.filter(tellsOf)
  })
}

/** What of a footer a text does not say already. */
export function footerBeside(footer: readonly Block[], text: readonly Block[]): Block[] {
  const said = fullText(text)
  const left = footer.filter((block) => block.kind === 'heading' || !said.includes(textOf(block)))
  if (!left.some(({ kind }) => kind !== 'heading')) return []
  return [{ kind: 'heading', level: 1, text: '', page: null }, ...left]
}

/** Parts begin with headings. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = []
  for (const block of plainBlocks(blocks)) {
    if (block.kind === 'heading' || parts.length === 0) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts
}

/** All of a part with a name of which something is wanted: "Closed on Sundays" belongs to the hours. */
const wholeOf = (part: Block[]): Block[] => (part.some(tellsOf) ? part : [])

function tellsOf(block: Block): boolean {
  const text = textOf(block)
  if (block.kind === 'heading' || text.length > PART_MAX) return false
  return [MAIL, PHONE, TOWN, STREET, HOURS, REGISTERED].some((one) => one.test(text))
}
