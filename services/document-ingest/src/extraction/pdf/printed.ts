import type { Line } from './lines.ts'
import { normalTitle } from './paragraphs.ts'

const ADDRESS = /^(?:https?|file):\/\/\S+$/i
const WORD_OF_PAGE = '(?:pages?|seite|página|pagina|strona|sayfa|стр\\.?)'
/** "7", "- 7 -", "Page 7 of 9". */
export const PAGE_NUMBER = new RegExp(
  String.raw`^[-–—|\s]*${WORD_OF_PAGE}?\s*\d{1,4}(?:\s*(?:of|von|de|di|van|\/)\s*\d{1,4})?[-–—|\s]*$`,
  'i',
)
/** Says of how many. */
const COUNTED = new RegExp(String.raw`^${WORD_OF_PAGE}?\s*\d{1,4}\s*(?:of|von|de|di|van|\/)\s*\d{1,4}$`, 'i')
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}(?:\d{2})?|\d{4}[./-]\d{1,2}[./-]\d{1,2})`
const MOMENT = new RegExp(String.raw`^${DAY},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?|uhr)?$`, 'iu')
const ELLIPSIS = /\s*(?:…|\.{3})$/u

type Kind = 'address' | 'moment' | 'counted' | 'page' | 'title' | 'text'

/**
 * Which lines at the edges of pages nobody wrote who wrote the pages: numbers of pages, and what a browser prints. It prints two of
 * address, moment and "1/3" at least: an address alone may be how to reach somebody, and a title alone may head its text.
 */
export function printedAt(edges: Iterable<Pick<Line, 'text'>>, title: string | undefined) {
  const found = new Set([...edges].flatMap((line) => kindsOf(line, title)))
  const isByBrowser = (['address', 'moment', 'counted'] as const).filter((kind) => found.has(kind)).length > 1
  const isPrinted = (line: Pick<Line, 'text'>): boolean => {
    const kinds = kindsOf(line, title)
    if (!kinds.some((kind) => kind !== 'title' && kind !== 'text')) return false
    const others = isByBrowser ? ['text'] : ['text', 'address']
    return (
      !kinds.some((kind) => others.includes(kind)) ||
      (isByBrowser && kinds.includes('moment') && !hasNumbers(line, kinds))
    )
  }
  return { isByBrowser, isPrinted }
}

/** What is no more than words beside the moment is how the page called itself then. */
const hasNumbers = ({ text }: Pick<Line, 'text'>, kinds: readonly Kind[]) =>
  text.split('\t').some((piece, at) => kinds[at] === 'text' && /\d/.test(piece))

const kindsOf = ({ text }: Pick<Line, 'text'>, title: string | undefined): Kind[] =>
  text.split('\t').map((piece) => kindOf(piece.trim(), title))

function kindOf(piece: string, title: string | undefined): Kind {
  if (ADDRESS.test(piece)) return 'address'
  if (MOMENT.test(piece)) return 'moment'
  if (PAGE_NUMBER.test(piece)) return COUNTED.test(piece) ? 'counted' : 'page'
  const named = normalTitle(piece)
  const all = normalTitle(title ?? '')
  const cut = named.replace(ELLIPSIS, '')
  if (all !== '' && (named === all || (cut !== named && cut !== '' && all.startsWith(cut)))) return 'title'
  return 'text'
}
