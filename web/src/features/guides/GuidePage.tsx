import type { Heading } from 'mdast'
import type { ReactNode } from 'react'
import { drawMarkdown } from '../../ui/markdown/draw.tsx'
import { targetOf, type Guide } from './guides.ts'
import { texts } from './texts.ts'

/** One page of the documentation, with the way to all others. */
export function GuidePage({ guide, guides }: { guide: Guide; guides: readonly Guide[] }) {
  return (
    <div className="wrap guide-page">
      <nav aria-label={texts.all}>
        <ul>
          {guides.map(({ address, title }) => (
            <li key={address}>
              <a href={address} aria-current={address === guide.address ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="guide words">
        {drawMarkdown(guide.root, {
          citation: () => null,
          heading: (heading, words) => drawHeading(heading, guide.anchors.get(heading), words),
          link(url, words) {
            const href = targetOf(url, guide, guides)
            return href === undefined ? words : <a href={href}>{words}</a>
          },
        })}
      </article>
    </div>
  )
}

function drawHeading({ depth }: Heading, id: string | undefined, words: ReactNode): ReactNode {
  if (depth === 1) return <h1>{words}</h1>
  if (depth === 2) return <h2 id={id}>{words}</h2>
  return <h3 id={id}>{words}</h3>
}
