/** A heading line makes it Markdown, so that its passages keep their heading path. */
const HEADING = /^#{1,6} \S/m

/** The file that pasted text becomes. */
export function fileOfText(title: string, text: string): { name: string; type: string; glyph: string } {
  const [ending, type, glyph] = HEADING.test(text) ? ['md', 'text/markdown', 'MD'] : ['txt', 'text/plain', 'TXT']
  const stem = title
    .trim()
    .replaceAll(/[/\\\p{Cc}]+/gu, ' ')
    .replace(/\.(md|txt|markdown)$/i, '')
    .trim()
  return { name: `${stem || 'Pasted text'}.${ending}`, type, glyph }
}

/**
 * The full address of a web page; undefined when it is none. A missing scheme is taken to be https, for names with a dot.
 * Whether a name such as `localhost` may be read is for the server to say.
 */
export function pageAddress(typed: string): string | undefined {
  const text = typed.trim()
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(full)) return undefined
  const { protocol, hostname, href } = new URL(full)
  const isHost = hostname.includes('.') || /^https?:\/\//i.test(text)
  return (protocol === 'https:' || protocol === 'http:') && isHost ? href : undefined
}
