import type { EventPayload } from '@docent/proto/events'
import { escapeHtml } from './letter.ts'
import { oneLine, unlinked } from './name.ts'

const SUBJECT_MAX_LENGTH = 70
const QUOTED_MAX_LENGTH = 1_000
const COLOR = /^#[\da-f]{3,8}$/i

/** A mail that a visitor gets. Everything in it is the owner's or their own: it is in no language of ours. */
export interface VisitorLetter {
  subject: string
  text: string
  html: string
}

/** The answer to a message that a visitor left, in the look of the bubble; `mark`: a line that says who sends it for the owner. */
export function messageAnswer(
  { widgetName, text, asked, page, look }: EventPayload<'visitor.message-answered'>,
  { isOwn, mark }: { isOwn: boolean; mark?: { text: string; url: string } },
): VisitorLetter {
  const called = unlinked(widgetName)
  const topic = unlinked(asked)
  const subject = topic === '' ? called : cut(topic, SUBJECT_MAX_LENGTH)
  const quoted = cut(asked, QUOTED_MAX_LENGTH)
  const end = (isOwn && look.footer.text !== '' ? look.footer : mark) ?? undefined
  const from = [called, websiteOf(page)].filter(Boolean).join(' · ')
  const lines = [
    text,
    quoted
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    ...(from === '' ? [] : [from]),
    ...(end ? [[oneLine(end.text), end.url].filter(Boolean).join(' ')] : []),
  ]
  const color = isOwn && COLOR.test(look.color) ? look.color : '#6b7280'
  const html = [
    `<p style="margin:0 0 20px;padding:0 0 12px;border-bottom:3px solid ${color};font-weight:600">${escapeHtml(called || websiteOf(page))}</p>`,
    `<p style="white-space:pre-line">${escapeHtml(text)}</p>`,
    `<blockquote style="margin:24px 0;padding-left:14px;border-left:3px solid ${color};color:#4b5563;white-space:pre-line">${escapeHtml(quoted)}</blockquote>`,
    ...(from === '' ? [] : [`<p style="color:#6b7280;font-size:13px">${escapeHtml(from)}</p>`]),
    ...(end ? [`<p style="color:#6b7280;font-size:13px">${linked(end)}</p>`] : []),
  ]
  return {
    subject: subject === '' ? 'Re:' : `Re: ${subject}`,
    text: `${lines.join('\n\n')}\n`,
    html: `${HEAD}${html.join('\n')}${TAIL}`,
  }
}

const HEAD =
  '<!doctype html>\n<html><body style="margin:0;padding:24px;background:#ffffff;color:#111827;' +
  'font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">\n'
const TAIL = '\n</div></body></html>\n'

function linked({ text, url }: { text: string; url: string }): string {
  const words = escapeHtml(oneLine(text))
  return /^https:\/\//.test(url) ? `<a href="${escapeHtml(url)}" style="color:#6b7280">${words}</a>` : words
}

/** The website that a visitor wrote on; of its pages only that. */
const websiteOf = (page: string): string => (URL.canParse(page) ? new URL(page).host : '')

const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}
