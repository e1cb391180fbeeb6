import { useState } from 'react'
import type { DocumentView } from '../../../api/documents.ts'
import { digits } from '../../../ui/format/count.ts'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { fileSize } from '../../../ui/format/size.ts'
import { safeHref } from '../../../ui/markdown/links.ts'
import { kinds } from '../describe.ts'
import { texts } from './texts.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const words = texts.fact

/** What there is to know of a document. What is not known yet is left out. */
export function Facts({ document }: { document: DocumentView }) {
  const { kind, sourceUrl, sizeBytes, pages, chunkCount, characters, language, createdAt } = document
  const [now] = useState(() => new Date())
  const isRead = chunkCount > 0
  const facts: [string, React.ReactNode][] = [
    [words.kind, kinds[kind].word],
    ...(sourceUrl === null
      ? []
      : [[words.address, <Address key="address" url={sourceUrl} />] as [string, React.ReactNode]]),
    [words.size, fileSize(sizeBytes)],
    ...(isRead && pages !== null ? [[words.pages, digits(pages)] as [string, string]] : []),
    ...(isRead
      ? ([
          [words.passages, digits(chunkCount)],
          [words.characters, digits(characters)],
          [words.language, language ? names.of(language) : texts.languageUnknown],
        ] as [string, string][])
      : []),
    [words.added, addedOn(momentOf(createdAt), now)],
  ]
  return (
    <section className="card doc-part">
      <h2>{texts.facts}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Only what leads to a page is a link: an address comes from whoever gave it. */
function Address({ url }: { url: string }) {
  const href = safeHref(url)
  if (href === undefined) return url
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  )
}
