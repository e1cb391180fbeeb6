import type { MouseEvent } from 'react'
import { fill, type Words } from '../../words/words.ts'
import { withoutHalfCitation } from '../markdown/inline.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { useWords } from '../speech.ts'
import { citedIn } from '../talk/passages.ts'
import { refusalOf } from '../talk/sentence.ts'
import type { Turn } from '../talk/talk.ts'
import type { Talk } from '../talk/useTalk.ts'
import { Actions } from './Actions.tsx'
import { Icon } from './Icon.tsx'
import type { OpenPassage } from './Passage.tsx'

interface Props {
  turn: Turn
  talk: Talk
  onPassage(open: OpenPassage): void
}

export function Answer({ turn, talk, onPassage }: Props) {
  const words = useWords()
  const { state, sources, answered } = turn
  if (state === 'failed') return <Failed turn={turn} talk={talk} />
  if (state === 'limited') {
    return (
      <div className="bot">
        <p dir="auto">{refusalOf(turn, words)}</p>
      </div>
    )
  }
  if (state === 'thinking') {
    return (
      <div className="bot">
        <span className="thinking">
          <i />
          <i />
          <i />
          {words.thinking}
        </span>
      </div>
    )
  }

  const isOver = state !== 'writing'
  const text = isOver ? turn.text : withoutHalfCitation(turn.text)
  const cited = citedIn(text, sources)
  const open = (number: number) => (event: MouseEvent<HTMLElement>) =>
    onPassage({ number, cited, sources, answer: text, from: event.currentTarget })
  const labelOf = (number: number) => {
    const { title = '', page = null } = sources[number - 1] ?? {}
    return page === null ? fill(words.source, { number, title }) : fill(words.sourcePage, { number, title, page })
  }
  const cite = (number: number) => (
    <button type="button" className="cite" aria-label={labelOf(number)} onClick={open(number)}>
      {number}
    </button>
  )

  return (
    <>
      <div className={cited.length > 0 && isOver ? 'bot cites' : 'bot'}>
        <span className="unseen">{words.answer}: </span>
        <div className="md" dir="auto">
          <Markdown text={text} sources={sources.length} cite={cite} newWindow={words.newWindow} />
        </div>
        {state === 'stopped' && <p className="muted">{words.stopped}</p>}
        {state === 'done' && !answered && !turn.isEarlier && <p className="muted">{words.notGuessed}</p>}
        {isOver && cited.length > 0 && (
          <ul className="refs" aria-label={words.sources}>
            {cited.map((number) => (
              <li key={number}>
                <button type="button" onClick={open(number)}>
                  <span className="cite">{number}</span>
                  <b dir="auto">{sources[number - 1]?.title}</b>
                  <span className="p">{pageOf(sources[number - 1]?.page, words)}</span>
                  <Icon name="right" small />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {state === 'done' && <Actions turn={turn} onRate={(helpful) => talk.rate(turn, helpful)} />}
    </>
  )
}

function Failed({ turn, talk }: Pick<Props, 'turn' | 'talk'>) {
  const words = useWords()
  return (
    <div className="bot bad">
      <div className="why">
        <Icon name="fail" />
        <p dir="auto">{refusalOf(turn, words)}</p>
      </div>
      <button
        type="button"
        className="retry"
        aria-disabled={talk.isBusy}
        onClick={() => !talk.isBusy && talk.again(turn)}
      >
        <Icon name="fresh" small />
        {words.tryAgain}
      </button>
    </div>
  )
}

const pageOf = (page: number | null | undefined, words: Words) =>
  page === null || page === undefined ? '' : fill(words.page, { page })

/** What is read aloud of a turn, once, when it is over. */
export function spokenOf(turn: Turn, words: Words): string {
  if (turn.state === 'failed' || turn.state === 'limited') return refusalOf(turn, words)
  if (turn.state === 'stopped') return words.stopped
  if (turn.state !== 'done') return ''
  return turn.text.replaceAll(/ ?\[[\d,\s]+\]|[*_`#>|~]/g, '')
}
