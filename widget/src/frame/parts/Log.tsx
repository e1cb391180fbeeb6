import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import type { WidgetSettings } from '../../settings.ts'
import { useWords } from '../speech.ts'
import type { Talk } from '../talk/useTalk.ts'
import { Answer, spokenOf, type Drawing } from './Answer.tsx'
import { ConsentLine } from './ConsentLine.tsx'
import { Icon } from './Icon.tsx'
import type { Line } from '../person/Line.tsx'
import type { OpenMessage } from '../over/Message.tsx'
import type { OpenPassage } from '../over/Passage.tsx'

interface Props {
  talk: Talk
  settings: WidgetSettings
  isWaiting: boolean
  isOnline: boolean
  /** Draws what a person and the visitor say to each other; comes with the first of it. */
  line: typeof Line | undefined
  onPassage(open: OpenPassage): void
  onMessage(open: OpenMessage): void
}

/** How near to its end the conversation counts as read to the end, in pixels. */
const NEAR = 60

/** Where the view is at the end; an answer taller than it is read from its question on. */
function endOf(log: Element): number {
  const asked = [...log.querySelectorAll<HTMLElement>('.me')].at(-1)?.offsetTop ?? Infinity
  return Math.max(0, Math.min(log.scrollHeight - log.clientHeight, asked - 8))
}

export function Log({ talk, settings, isWaiting, isOnline, line: Drawn, onPassage, onMessage }: Props) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  /**
   * Where the view stands at the end; below 0 where the visitor has scrolled up. A scroll is told of later, when the end may be another: who
   * stands where they were brought has not moved.
   */
  const stands = useRef(0)
  const { turns } = talk
  const last = turns.at(-1)
  const [drawn, setDrawn] = useState<Drawing>()

  // What did not come is asked for again with the next question.
  useEffect(() => {
    if (turns.length === 0) return
    import('../markdown/Markdown.tsx').then(setDrawn, () => undefined)
  }, [turns.length])

  // A new question goes to the end, wherever somebody was reading.
  useLayoutEffect(() => {
    stands.current = 0
  }, [turns.length])

  function stay(): void {
    if (stands.current < 0) return
    // It is drawn as long as anybody calls.
    const log = box.current as HTMLDivElement
    log.scrollTop = endOf(log)
    stands.current = log.scrollTop
  }

  // What is being written stays in view, unless the visitor has scrolled up to read. Before it is painted: a scroll that is told of
  // between looks as if somebody had.
  useLayoutEffect(stay, [turns, drawn])

  useEffect(() => {
    const end = new ResizeObserver(stay)
    end.observe(box.current as HTMLDivElement)
    return () => end.disconnect()
  }, [])

  function start(question: string): void {
    if (!isOnline) return
    // The buttons go; without a keyboard that comes up, the focus stays in the conversation.
    box.current?.focus()
    talk.ask(question)
  }

  return (
    <>
      <div
        ref={box}
        className="log"
        role="region"
        aria-label={words.conversation}
        tabIndex={0}
        onScroll={({ currentTarget: log }) => {
          const at = log.scrollTop
          if (at !== stands.current) stands.current = Math.abs(endOf(log) - at) < NEAR ? at : -1
        }}
      >
        {turns.some(({ isEarlier }) => isEarlier) ? (
          <p className="day">{words.earlier}</p>
        ) : (
          <div className="bot">
            {isWaiting ? (
              <div className="bones">
                <i />
                <i />
              </div>
            ) : (
              <p dir="auto" className="asis">
                {settings.greetingMessage}
              </p>
            )}
          </div>
        )}
        {!last && settings.consent.shown && <ConsentLine {...settings.consent} />}
        {!last && !talk.isLoading && settings.starterQuestions.length > 0 && (
          <ul className="starters" aria-label={words.starters}>
            {settings.starterQuestions.map((question) => (
              <li key={question}>
                <button type="button" dir="auto" aria-disabled={!isOnline} onClick={() => start(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        {turns.map((turn) =>
          turn.by === undefined ? (
            <Exchange
              key={turn.id}
              turn={turn}
              talk={talk}
              drawn={drawn}
              wayOut={turn.isEarlier && turn !== last ? undefined : settings.wayOut}
              onPassage={onPassage}
              onMessage={onMessage}
            />
          ) : (
            Drawn && <Drawn key={turn.id} turn={turn} talk={talk} />
          ),
        )}
      </div>
      <div className="unseen" role="status">
        {last && !last.isEarlier ? spokenOf(last, words, drawn) : ''}
      </div>
    </>
  )
}

function Exchange({ turn, ...rest }: ComponentProps<typeof Answer>) {
  const words = useWords()
  return (
    <>
      {turn.isMessage && (
        <p className="left">
          <Icon name="mail" small />
          {words.yourMessage}
        </p>
      )}
      <p className="me asis">
        {!turn.isMessage && <span className="unseen">{words.youAsked}: </span>}
        <bdi>{turn.question}</bdi>
      </p>
      <Answer turn={turn} {...rest} />
    </>
  )
}
