// The texts of the plugin: read out of its sources, and out of a translation into what WordPress loads.

const CALL =
  /(?:\/\* (translators: [^*]*?) \*\/[\s\w'=>(]*?)?\b(?:esc_html_e|esc_html__|esc_attr__|_e|__)\(\s*'((?:[^'\\]|\\.)*)',\s*'docent'/g
const BLOCK = [
  ['title', 'block title'],
  ['description', 'block description'],
  ['keywords', 'block keyword'],
] as const

/** One text of the plugin, and the files (below `plugin`) that say it. */
export interface Text {
  text: string
  context?: string
  /** For whoever translates it. */
  note?: string
  where: string[]
}

/** What is said by sources, given by their paths. */
export function textsIn(sources: ReadonlyMap<string, string>): Text[] {
  const found = new Map<string, Text>()
  const add = (where: string, text: string, more: Pick<Text, 'context' | 'note'> = {}) => {
    const key = keyOf({ text, ...more })
    const known = found.get(key) ?? { text, ...more, where: [] }
    if (!known.where.includes(where)) known.where.push(where)
    found.set(key, known)
  }
  for (const [path, source] of sources) {
    if (path === 'docent.php') add(path, /Description:\s+(.+)/.exec(source)?.[1] ?? '')
    if (/\.(php|js)$/.test(path)) {
      for (const [, note, text = ''] of source.matchAll(CALL)) add(path, plain(text), note ? { note } : {})
    }
    if (path === 'block/block.json') {
      const block = JSON.parse(source) as Record<string, string | string[]>
      for (const [field, context] of BLOCK) for (const text of [block[field] ?? []].flat()) add(path, text, { context })
    }
  }
  return [...found.values()]
}

const plain = (text: string) => text.replace(/\\(.)/g, '$1')
/** How gettext tells texts apart. */
export const keyOf = ({ context, text }: Pick<Text, 'context' | 'text'>): string =>
  context === undefined ? text : `${context}\u0004${text}`

/** The template that translations begin with. */
export function potOf(texts: readonly Text[], version: string): string {
  const head = `# Licensed as the plugin is: GPL-2.0-or-later.
msgid ""
msgstr ""
"Project-Id-Version: Docent ${version}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: docent\\n"
`
  const entries = texts.map(({ text, context, note, where }) =>
    [
      ...(note ? [`#. ${note}`] : []),
      `#: ${where.join(' ')}`,
      ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
      `msgid ${JSON.stringify(text)}`,
      'msgstr ""',
    ].join('\n'),
  )
  return [head, ...entries.map((one) => `${one}\n`)].join('\n')
}

/** A translation by key; the empty key is its head. */
export function readPo(source: string): Map<string, string> {
  const entries = source.split(/\n{2,}/).flatMap((block): [string, string][] => {
    const field = (name: string) => {
      const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(`${block}\n`)?.[1]
      return lines
        ?.split('\n')
        .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
        .join('')
    }
    const text = field('msgid')
    return text === undefined ? [] : [[keyOf({ context: field('msgctxt'), text }), field('msgstr') ?? '']]
  })
  return new Map(entries)
}

/** What WordPress loads for PHP: the keys in order, then the texts, each with its length and place. */
export function moOf(translation: ReadonlyMap<string, string>): Buffer {
  const entries = [...translation]
    .map(([key, text]) => [Buffer.from(key), Buffer.from(text)] as const)
    .sort(([one], [other]) => Buffer.compare(one, other))
  const head = Buffer.alloc(28)
  const tables = Buffer.alloc(entries.length * 16)
  const words = [0x950412de, 0, entries.length, 28, 28 + entries.length * 8, 0, 28 + tables.length]
  for (const [index, word] of words.entries()) head.writeUInt32LE(word, index * 4)
  const strings: Buffer[] = []
  let at = head.length + tables.length
  const all = [...entries.map(([key]) => key), ...entries.map(([, text]) => text)]
  for (const [index, string] of all.entries()) {
    tables.writeUInt32LE(string.length, index * 8)
    tables.writeUInt32LE(at, index * 8 + 4)
    strings.push(string, Buffer.of(0))
    at += string.length + 1
  }
  return Buffer.concat([head, tables, ...strings])
}

/** What WordPress gives the script of the editor. */
export function jsonOf(translation: ReadonlyMap<string, string>, language: string, texts: readonly Text[]): string {
  const said = texts.map((one) => [one.text, [translation.get(keyOf(one)) ?? '']] as const)
  const head = { domain: 'messages', lang: language, 'plural-forms': 'nplurals=2; plural=(n != 1);' }
  const messages = { '': head, ...Object.fromEntries(said) }
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } })}\n`
}
