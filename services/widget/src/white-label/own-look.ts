import type { OwnLook } from '@docent/proto'
import { failures } from '../failures.ts'
import { problemOfPage } from '../widgets/consent.ts'
import { oneLine } from '../widgets/way-out.ts'

/** What is kept of an own look: words that say something, and a footer that leads to the web or nowhere. @throws invalid_footer */
export function ownLookOf(own: OwnLook): OwnLook {
  const { text, url } = own.footer
  const problem = url === '' ? undefined : problemOfPage(url)
  if (problem) throw failures.invalid_footer({ values: { problem }, extra: { field: 'own.footer.url' } })
  const words = Object.entries(own.words).flatMap(([language, some]) => {
    const said = Object.entries(some).flatMap(([word, text]) => (text ? [[word, oneLine(text)]] : []))
    return said.length > 0 ? [[language, Object.fromEntries(said)]] : []
  })
  return {
    ...own,
    footer: { text: oneLine(text), url: url && new URL(url).href },
    words: Object.fromEntries(words) as OwnLook['words'],
  }
}
