import { safeHref } from './safe-href.ts'

/** What stands in a line of an answer. */
export type Inline =
  | string
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'cite'; number: number }
  | { type: 'break' }

/** One alternative a kind, tried in this order at each place. No alternative may match nothing. */
const PATTERN = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\`{-~])`,
    String.raw`(?<ticks>\`+)(?<code>[^\`][\s\S]*?)\k<ticks>(?!\`)`,
    String.raw`\*\*(?=\S)(?<strong>[\s\S]*?\S)\*\*`,
    String.raw`__(?=\S)(?<strong2>[\s\S]*?\S)__(?!\w)`,
    String.raw`\*(?=[^\s*])(?<em>[^*]*[^\s*])\*`,
    String.raw`(?<!\w)_(?=[^\s_])(?<em2>[^_]*[^\s_])_(?!\w)`,
    String.raw`~~(?=\S)(?<del>[\s\S]*?\S)~~`,
    String.raw` ?\[(?<numbers>\d{1,3}(?:\s*,\s*\d{1,3})*)\](?!\()`,
    String.raw`!?\[(?<words>[^[\]]*)\]\((?<target>[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+"[^"]*")?\)`,
    String.raw`<?(?<bare>https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]])>?`,
    String.raw`(?<break> {2,}\n|\\\n)`,
  ].join('|'),
  'g',
)

/** The parts of a text. Numbers in brackets that name none of the sources stay text. */
export function parseInline(text: string, sources: number): Inline[] {
  const parts: Inline[] = []
  let end = 0
  const words = (one: string) => {
    if (one === '') return
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last + one
    else parts.push(one)
  }
  for (const match of text.matchAll(PATTERN)) {
    words(text.slice(end, match.index))
    end = match.index + match[0].length
    const parsed = partOf(match, sources)
    for (const part of parsed) {
      if (typeof part === 'string') words(part)
      else parts.push(part)
    }
  }
  words(text.slice(end))
  return parts
}

function partOf({ 0: whole, groups = {} }: RegExpMatchArray, sources: number): Inline[] {
  const inside = (text: string) => parseInline(text, sources)
  const strong = groups['strong'] ?? groups['strong2']
  const em = groups['em'] ?? groups['em2']
  const { escaped, code, del, numbers, words, target, bare } = groups
  if (escaped !== undefined) return [escaped]
  if (code !== undefined) return [{ type: 'code', text: code.trim() }]
  if (strong !== undefined) return [{ type: 'strong', children: inside(strong) }]
  if (em !== undefined) return [{ type: 'em', children: inside(em) }]
  if (del !== undefined) return [{ type: 'del', children: inside(del) }]
  if (numbers !== undefined) {
    const cited = numbers.split(',').map(Number)
    return cited.every((number) => number >= 1 && number <= sources)
      ? cited.map((number) => ({ type: 'cite', number }))
      : [whole]
  }
  // A picture from another host would tell that host who reads; its description has to do.
  if (words !== undefined) return whole.startsWith('!') ? [words] : linkTo(target ?? '', inside(words))
  if (bare !== undefined) return linkTo(bare, [bare])
  return [{ type: 'break' }]
}

function linkTo(target: string, children: Inline[]): Inline[] {
  const href = safeHref(target)
  return href === undefined ? children : [{ type: 'link', href, children }]
}
