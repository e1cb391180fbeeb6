import { Tokenizer } from 'htmlparser2'

export type Attributes = Readonly<Record<string, string>>

export interface TagHandler {
  /** `depth` counts the open tags, this one included. */
  open(name: string, attributes: Attributes, depth: number): void
  close(name: string, depth: number): void
  text(text: string): void
}

const VOID = new Set(
  'area base basefont br col embed frame hr img input isindex keygen link meta param source track wbr'.split(' '),
)
/** Holds nothing, and is never closed. */
export const isVoid = (name: string): boolean => VOID.has(name)

/** Tags that end others which are open just around them. */
const ENDS = new Map<string, ReadonlySet<string>>(
  Object.entries({
    tr: new Set(['tr', 'td', 'th']),
    td: new Set(['td', 'th']),
    th: new Set(['td', 'th']),
    li: new Set(['li']),
    dt: new Set(['dt', 'dd']),
    dd: new Set(['dt', 'dd']),
    tbody: new Set(['thead', 'tbody']),
    tfoot: new Set(['thead', 'tbody']),
    option: new Set(['option']),
    optgroup: new Set(['optgroup', 'option']),
    body: new Set(['head']),
  }),
)
const INPUTS = new Set(['select', 'option', 'optgroup', 'button', 'textarea'])
for (const name of ['input', 'select', 'button', 'textarea']) ENDS.set(name, INPUTS)
const ENDS_PARAGRAPH = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 address article aside blockquote details div dl fieldset figcaption figure footer form ' +
    'header hr main nav ol pre section table ul'
  ).split(' '),
)
const PARAGRAPH = new Set(['p'])
/** What may close itself with a slash. */
const FOREIGN = new Set(['svg', 'math'])

/**
 * Reads HTML as a stream of tags that are opened and closed as browsers do it, closing tags or not. The work grows with the
 * length of the page alone, however deep it is nested.
 */
export function readTags(html: string, handler: TagHandler): void {
  const stack: string[] = []
  /** How many of a name are open: a closing tag without an opening one must not look through all of them. */
  const openOf = new Map<string, number>()
  let foreign = 0
  let name = ''
  let attribute = ''
  let value = ''
  let attributes: Record<string, string> = {}

  const push = (tag: string) => {
    stack.push(tag)
    openOf.set(tag, (openOf.get(tag) ?? 0) + 1)
    if (FOREIGN.has(tag)) foreign += 1
  }
  const pop = () => {
    const tag = stack.pop() as string
    openOf.set(tag, (openOf.get(tag) ?? 1) - 1)
    if (FOREIGN.has(tag)) foreign -= 1
    handler.close(tag, stack.length + 1)
  }
  const opened = (closesItself: boolean) => {
    const ends = ENDS_PARAGRAPH.has(name) ? PARAGRAPH : ENDS.get(name)
    while (ends?.has(stack.at(-1) ?? '')) pop()
    if (VOID.has(name)) handler.open(name, attributes, stack.length + 1)
    else {
      push(name)
      handler.open(name, attributes, stack.length)
      if (closesItself && foreign > 0) pop()
    }
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => handler.text(html.slice(start, end)),
      ontextentity: (point) => handler.text(String.fromCodePoint(point)),
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase()
        attributes = {}
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase()
      },
      onattribdata(start, end) {
        value += html.slice(start, end)
      },
      onattribentity(point) {
        value += String.fromCodePoint(point)
      },
      onattribend() {
        if (!Object.hasOwn(attributes, attribute)) attributes[attribute] = value
        value = ''
      },
      onopentagend: () => opened(false),
      onselfclosingtag: () => opened(true),
      onclosetag(start, end) {
        const tag = html.slice(start, end).toLowerCase()
        if (tag === 'br') handler.open('br', {}, stack.length + 1)
        if ((openOf.get(tag) ?? 0) === 0) return
        while (stack.at(-1) !== tag) pop()
        pop()
      },
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend() {
        while (stack.length > 0) pop()
      },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
