import { asksConsent } from './notice.ts'
import { readTags, type Attributes } from './tags.ts'
import { isClutter, isNamedConsent, opensText } from './unseen.ts'

/** What has to be known of a page before its text is read. */
export interface Survey {
  /** Ids of the parts that something in the text opens. */
  panels: ReadonlySet<string>
  /** Tags, counted from the first that is opened, that are named after cookies or consent and ask for it. */
  notices: ReadonlySet<number>
}

/** Most pages hide nothing, and are read once. */
const WORTH_IT = /\bhidden\b|display\s{0,9}:\s{0,9}none|cookie|consent|gdpr|dsgvo|rgpd|ccpa/i
/** More text is a part of the page, whatever its name. */
const NOTICE_MAX = 1_500

const nothing: Survey = { panels: new Set(), notices: new Set() }

export function surveyOf(html: string): Survey {
  if (!WORTH_IT.test(html)) return nothing
  const panels = new Set<string>()
  const notices = new Set<number>()
  const bar = createBarWatch()
  let clutterFrom = 0
  let order = 0
  let notice: { depth: number; order: number; text: string } | undefined
  readTags(html, {
    open(name, attributes, depth) {
      order += 1
      bar.open(name, depth)
      if (clutterFrom === 0 && isClutter(name, attributes)) clutterFrom = depth
      if (notice === undefined && isNamedConsent(attributes)) notice = { depth, order, text: '' }
      if (clutterFrom > 0 || bar.isInside() || !opensText(attributes)) return
      for (const id of namedBy(attributes)) panels.add(id)
    },
    text(text) {
      if (notice && notice.text.length <= NOTICE_MAX) notice.text += text.slice(0, NOTICE_MAX + 1)
    },
    close(_, depth) {
      bar.close(depth)
      if (depth <= clutterFrom) clutterFrom = 0
      if (!notice || depth > notice.depth) return
      if (notice.text.length <= NOTICE_MAX && asksConsent(notice.text)) notices.add(notice.order)
      notice = undefined
    },
  })
  return { panels, notices }
}

/** Knows whether the bar of a site is open: a header that is no part of the text, or a menu. */
export function createBarWatch() {
  let from = 0
  let textFrom = 0
  return {
    isInside: () => from > 0,
    open(name: string, depth: number) {
      if (from === 0 && (name === 'nav' || (name === 'header' && textFrom === 0))) from = depth
      if (textFrom === 0 && (name === 'main' || name === 'article' || name === 'section')) textFrom = depth
    },
    close(depth: number) {
      if (depth <= from) from = 0
      if (depth <= textFrom) textFrom = 0
    },
  }
}

const ID_MAX = 200

function namedBy(attributes: Attributes): string[] {
  const { href = '', 'aria-controls': controls = '' } = attributes
  const ids = controls.slice(0, ID_MAX).split(/\s+/)
  for (const target of [href, attributes['data-target'] ?? '', attributes['data-bs-target'] ?? ''])
    if (target.startsWith('#')) ids.push(target.slice(1, ID_MAX))
  return ids.filter((id) => id !== '')
}
