import { Icon } from '../../ui/Icon.tsx'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'

interface Props {
  answer: Answer
  openNumber: number | undefined
  onOpen: (number: number) => void
}

/** What an answer was drawn from, as rows under the same numbers. */
export function Sources({ answer: { sources }, openNumber, onOpen }: Props) {
  if (sources.length === 0) return null
  return (
    <div className="srcs">
      <p>{texts.drawn(sources.length)}</p>
      {sources.map(({ chunkId, title, page, headings }, index) => {
        const number = index + 1
        const heading = headings.at(-1)
        return (
          <button
            key={chunkId}
            type="button"
            className={number === openNumber ? 'src on' : 'src'}
            aria-pressed={number === openNumber}
            onClick={() => onOpen(number)}
          >
            <span className={number === openNumber ? 'cite on' : 'cite'}>{number}</span>
            <span className="of">
              <b>{title}</b>
              <span className="meta">
                {page !== null && <span>{texts.page(page)}</span>}
                {heading !== undefined && <span>{heading}</span>}
              </span>
            </span>
            <Icon name="right" />
          </button>
        )
      })}
    </div>
  )
}
