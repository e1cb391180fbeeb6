import { isCapitals, readsLikeHeading } from '../standing-out.ts'
import { isValue } from '../table/heads.ts'

/** What mammoth makes of a part of a document, as far as it is looked at here. */
export interface Part {
  type: string
  children?: Part[]
  value?: string
  styleId?: string | null
  styleName?: string | null
  /** Of an item of a list. */
  numbering?: object | null
  isBold?: boolean
  isAllCaps?: boolean
  fontSize?: number | null
}

/** A paragraph as it looks. */
interface Look {
  text: string
  /** Letters, and how many of them are bold. */
  letters: number
  bold: number
  capitals: boolean
  size: number
}

/** How much larger than the text a title is at least. */
const LARGER = 1.12
const LEVELS = 6
/** The size of text where nothing says another one. */
const USUAL = 11
/** With more of its text bold, a document stands out as a whole. */
const BOLD_MAX = 0.4
/** A line that closes a letter is no longer; what stands below it is who signs. */
const CLOSING_MAX = 60
const CLOSING =
  /(?:regards|wishes|sincerely|faithfully|truly|thanks|thank you|gr[üu](?:ß|ss)(?:e|en)?|hochachtungsvoll|dank|ihr(?:e)?|cordialement|salutations|sentiments|merci|saludos|atentamente|cordialmente|saluti|groet(?:en)?|cumprimentos|pozdrawiam|poważaniem)\s*[,.!]?$/iu
/** Who signs at the end has so many lines below the name at most. */
const SIGNED_MAX = 3
/** What is written in capitals because it always is: numbers of accounts, of taxes, of products. */
const IDENTIFIER = /(?!(?:19|20)\d\d(?!\d))\d{3}/
/** Numbers of a heading, which no list has made. */
const NUMBER = /^(?:§\s*)?\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{Lu})/u

/**
 * Gives paragraphs that are headings by their looks alone the style of one: bold as a whole or in capitals, above text that is neither. Most
 * small businesses make theirs so. What is larger heads what is not, and capitals head what has small letters. Of two that look the same
 * neither heads the other: they are an address, or whoever signs.
 */
export function withHeadings<D extends Part>(document: D): D {
  const parts = document.children ?? []
  const looks = new Map(parts.map((part) => [part, lookOf(part)]))
  for (const [part, { text }] of looks) if (part.type === 'paragraph' && text === '') looks.delete(part)
  const filled = [...looks.keys()]
  const all = [...looks.values()]
  const usual = usualSize(all)
  const letters = all.reduce((sum, look) => sum + look.letters, 0)
  const isPlain = all.reduce((sum, look) => sum + look.bold, 0) <= letters * BOLD_MAX
  const ranks = new Map<Part, number>()
  for (const [part, look] of looks) if (isPlain && standsOut(part, look)) ranks.set(part, rankOf(look, usual))
  const styled = new Map<Part, number>()
  let above = 0
  let open: number[] = []
  for (const [at, part] of filled.entries()) {
    const given = givenLevel(part)
    if (given !== undefined) {
      above = given
      open = []
    }
    const rank = ranks.get(part)
    if (rank === undefined || !heads(filled, at, ranks, looks)) continue
    open = [...open.filter((one) => one < rank), rank]
    styled.set(part, Math.min(LEVELS, above + open.length))
  }
  const asHeading = (part: Part): Part => {
    const level = styled.get(part)
    return level === undefined ? part : { ...part, styleId: `Heading${level}`, styleName: `heading ${level}` }
  }
  return { ...document, children: parts.map(asHeading) }
}

function lookOf(part: Part): Look {
  const look = { text: '', letters: 0, bold: 0, size: 0, small: 0 }
  const visit = (one: Part, run: Part | undefined) => {
    if (one.type === 'tab') look.text += '\t'
    if (one.type === 'break') look.text += '\n'
    if (one.type === 'text') {
      const value = one.value ?? ''
      const count = value.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      look.text += value
      look.letters += count
      if (run?.isBold) look.bold += count
      if (!run?.isAllCaps) look.small += value.match(/\p{Ll}/gu)?.length ?? 0
      if (count > 0) look.size = Math.max(look.size, run?.fontSize ?? 0)
    }
    for (const child of one.children ?? []) visit(child, one.type === 'run' ? one : run)
  }
  visit(part, undefined)
  const { small, ...rest } = look
  const text = look.text.trim()
  return { ...rest, text, capitals: small === 0 && isCapitals(text.toUpperCase()) }
}

/** The size of most letters; 0 where the document leaves it to its styles. */
function usualSize(looks: readonly Look[]): number {
  const sizes = new Map<number, number>()
  for (const { size, letters } of looks) sizes.set(size, (sizes.get(size) ?? 0) + letters)
  return [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

const isBold = ({ bold, letters }: Look) => letters > 0 && bold === letters

function standsOut(part: Part, look: Look): boolean {
  if (part.type !== 'paragraph' || part.numbering || givenLevel(part) !== undefined) return false
  if ((!isBold(look) && !look.capitals) || look.text.includes('\n')) return false
  if (!isBold(look) && IDENTIFIER.test(look.text)) return false
  const named = look.text.replace(NUMBER, '').replace(/\s*[?:]$/, '')
  return readsLikeHeading(named) && !isValue(named) && !/\p{Sc}/u.test(named)
}

/** What heads most comes first. */
function rankOf({ size, capitals }: Look, usual: number): number {
  const larger = size >= (usual || USUAL) * LARGER ? size : 0
  return -larger * 2 - (capitals ? 1 : 0)
}

function givenLevel({ styleId, styleName }: Part): number | undefined {
  const level = /^heading ?([1-6])$/i.exec(styleName ?? styleId ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

/** Whether a paragraph that stands out stands above what does not, or above a heading of less. */
function heads(
  parts: readonly Part[],
  at: number,
  ranks: ReadonlyMap<Part, number>,
  looks: ReadonlyMap<Part, Look>,
): boolean {
  const [before, part, next] = [parts[at - 1], parts[at] as Part, parts[at + 1]]
  const rank = ranks.get(part) as number
  if (next === undefined || (before !== undefined && ranks.get(before) === rank)) return false
  const closing = before && looks.get(before)
  if (closing && closing.text.length <= CLOSING_MAX && CLOSING.test(closing.text)) return false
  if (isSignature(parts.slice(at + 1, at + 2 + SIGNED_MAX), looks)) return false
  const below = ranks.get(next)
  if (below !== undefined) return below > rank
  const look = looks.get(next) as Look
  if (next.type !== 'paragraph') return next.type === 'table'
  return givenLevel(next) === undefined && !isBold(look) && !(look.capitals && (looks.get(part) as Look).capitals)
}

/** Whether nothing but a few words stands below to the end: no sentence, no figure, no address. */
function isSignature(rest: readonly Part[], looks: ReadonlyMap<Part, Look>): boolean {
  return (
    rest.length <= SIGNED_MAX &&
    rest.every((part) => part.type === 'paragraph' && /^[^\d@.!?:]{1,60}$/.test(looks.get(part)?.text ?? ''))
  )
}
