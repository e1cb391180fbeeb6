/** A mail as it is written: plain paragraphs, from which both forms are made. */
export interface Letter {
  subject: string
  /** Text as it is, also from strangers; line breaks in it are kept. */
  paragraphs: readonly string[]
  /** One thing to do, below the paragraphs. */
  link?: { label: string; url: string }
  /** Something else to do, less likely. */
  also?: { label: string; url: string }
  /** Why one gets this, small, at the end. */
  footnote?: string
}

/** Both forms of a letter. All text is escaped here, and only here. */
export function formsOf({ paragraphs, link, also, footnote }: Letter): { text: string; html: string } {
  const links = [link, also].filter((one) => one !== undefined)
  const text = [
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...(footnote === undefined ? [] : ['--', footnote]),
  ]
  const html = [
    ...paragraphs.map((one) => `<p style="white-space:pre-line">${escapeHtml(one)}</p>`),
    ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
    ...(footnote === undefined ? [] : [`<p style="color:#6b7280;font-size:13px">${escapeHtml(footnote)}</p>`]),
  ]
  return { text: `${text.join('\n\n')}\n`, html: `${HEAD}${html.join('\n')}${TAIL}` }
}

const HEAD =
  '<!doctype html>\n<html lang="en"><body style="margin:0;padding:24px;background:#ffffff;color:#111827;' +
  'font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">\n'
const TAIL = '\n</div></body></html>\n'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}
