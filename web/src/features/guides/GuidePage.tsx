import type { Heading } from 'mdast'
import type { ReactNode } from 'react'
import { drawMarkdown } from '../../ui/markdown/draw.tsx'
import { targetOf, type Guide } from './guides.ts'
import { texts } from './texts.ts'

interface GuidePageProps {
  guide: Guide
  guides: readonly Guide[]
  /** Address of what the documentation says, for who looks for something in it. */
  places: string
}

/** One page of the documentation, with the way to all others. */
export function GuidePage({ guide, guides, places }: GuidePageProps) {
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
      <search
        id="find-guide"
        className="needs-script"
        data-places={places}
        data-none={texts.noneFound}
        data-one={texts.oneFound}
        data-some={texts.someFound}
        data-best={texts.bestFound}
        data-failed={texts.findFailed}
      >
        <label htmlFor="find-guide-words">{texts.find}</label>
        <input id="find-guide-words" className="in" type="search" autoComplete="off" />
        <p role="status" />
        <ol />
      </search>
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
