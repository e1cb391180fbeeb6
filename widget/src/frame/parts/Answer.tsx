import type { WayOut as Way } from '@docent/proto'
import type { MouseEvent } from 'react'
import { fill, type Words } from '../../words/words.ts'
import { useWords } from '../speech.ts'
import { citedIn, withoutHalfCitation } from '../talk/cited.ts'
import type { Turn } from '../talk/talk.ts'
import type { Talk } from '../talk/useTalk.ts'
import { Icon } from './Icon.tsx'
import type { Actions, Markdown, named, notGuessed, refusalOf } from '../markdown/Markdown.tsx'
import type { OpenMessage } from '../over/Message.tsx'
import type { OpenPassage } from '../over/Passage.tsx'
import { WayOut } from './WayOut.tsx'

/** What answers are drawn with, and what can be done with them. */
export interface Drawing {
  Markdown: typeof Markdown
  Actions: typeof Actions
  named: typeof named
  notGuessed: typeof notGuessed
  refusalOf: typeof refusalOf
}

interface Props {
  turn: Turn
  talk: Talk
  /** Comes with the first answer; without it an answer is the text that it is. */
  drawn: Drawing | undefined
  /** Shown once it is known that the documents, or nobody today, will answer; of earlier turns at the last one only. */
  wayOut: Way | undefined
  onPassage(open: OpenPassage): void
  onMessage(open: OpenMessage): void
}

export function Answer({ turn, talk, drawn, wayOut, onPassage, onMessage }: Props) {
  const words = useWords()
  const { state, support } = turn
  const sources = drawn ? drawn.named(turn.sources, words) : turn.sources
  const way = wayOut && (
    <WayOut
      wayOut={wayOut}
      onForm={(from) => onMessage({ question: turn.question, messageId: turn.messageId, from })}
    />
  )
  if (state === 'failed') return <Failed turn={turn} talk={talk} drawn={drawn} />
  if (state === 'limited') {
    return (
      <>
        <div className="bot">
          <p dir="auto">{whyNot(turn, words, drawn)}</p>
        </div>
        {way}
      </>
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
  const isWeak = isOver && support === 'weak'
  const [closest] = isWeak ? sources : []
  const cited = closest ? [] : citedIn(text, sources)
  const more = state === 'done' && !turn.isEarlier && drawn?.notGuessed(text, words)
  const open = (number: number) => (event: MouseEvent<HTMLElement>) =>
    onPassage({ number, cited, sources, answer: closest ? (closest.excerpt ?? '') : text, from: event.currentTarget })
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
        <div className={isWeak ? 'md quiet' : 'md'} dir="auto">
          {drawn ? (
            <drawn.Markdown text={text} sources={sources.length} cite={cite} newWindow={words.newWindow} />
          ) : (
            <p className="asis">{text}</p>
          )}
        </div>
        {state === 'stopped' && <p className="muted">{words.stopped}</p>}
        {more && (
          <p className="muted" dir="auto">
            {more}
          </p>
        )}
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
      {closest && (
        <button type="button" className="near" onClick={open(1)}>
          <small>{words.closest}</small>
          <span className="t">
            <b dir="auto">{closest.title}</b>
            <span className="p">{pageOf(closest.page, words)}</span>
            <Icon name="right" small />
          </span>
          <q dir="auto">{closest.excerpt ?? closest.text}</q>
        </button>
      )}
      {state === 'done' && support && support !== 'strong' && way}
      {state === 'done' && !turn.isMessage && drawn && <drawn.Actions turn={turn} talk={talk} />}
      {/* Below what was pressed, which stays where it is. */}
      {support === 'strong' && turn.vote === false && way}
    </>
  )
}

function Failed({ turn, talk, drawn }: Pick<Props, 'turn' | 'talk' | 'drawn'>) {
  const words = useWords()
  return (
    <div className="bot bad">
      <div className="why">
        <Icon name="fail" />
        <p dir="auto">{whyNot(turn, words, drawn)}</p>
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

/** Why there is no answer; what has no better words yet is told in those of the server, or as what could not be reached. */
const whyNot = (turn: Turn, words: Words, drawn: Drawing | undefined) =>
  drawn?.refusalOf(turn, words) ?? (turn.error || `${words.failed} ${words.kept}`)

/** What is read aloud of a turn, once, when it is over. */
export function spokenOf(turn: Turn, words: Words, drawn: Drawing | undefined): string {
  if (turn.state === 'failed' || turn.state === 'limited') return whyNot(turn, words, drawn)
  if (turn.state === 'stopped') return words.stopped
  if (turn.state !== 'done') return ''
  return turn.text.replaceAll(/ ?\[[\d,\s]+\]|[*_`#>|~]/g, '')
}
