import { useEffect, useRef } from 'react'
import type { WidgetSettings } from '../../settings.ts'
import { useWords } from '../speech.ts'
import type { Turn } from '../talk/talk.ts'
import type { Talk } from '../talk/useTalk.ts'
import { Answer, spokenOf } from './Answer.tsx'
import type { OpenPassage } from './Passage.tsx'

interface Props {
  talk: Talk
  settings: WidgetSettings
  isWaiting: boolean
  onPassage(open: OpenPassage): void
}

/** How near to its end the conversation counts as read to the end, in pixels. */
const NEAR = 60

export function Log({ talk, settings, isWaiting, onPassage }: Props) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const { turns } = talk
  const last = turns.at(-1)

  // What is being written stays in view, unless the visitor has scrolled up to read.
  useEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [turns])

  useEffect(() => {
    const end = new ResizeObserver(([entry]) => {
      if (entry && isAtEnd.current) entry.target.scrollTop = entry.target.scrollHeight
    })
    if (box.current) end.observe(box.current)
    return () => end.disconnect()
  }, [])

  return (
    <>
      <div
        ref={box}
        className="log"
        role="region"
        aria-label={words.conversation}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
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
        {turns.map((turn) => (
          <Exchange key={turn.id} turn={turn} talk={talk} onPassage={onPassage} />
        ))}
      </div>
      <div className="unseen" role="status">
        {last && !last.isEarlier ? spokenOf(last, words) : ''}
      </div>
    </>
  )
}

function Exchange({ turn, ...rest }: { turn: Turn; talk: Talk; onPassage(open: OpenPassage): void }) {
  const words = useWords()
  return (
    <>
      <p className="me asis">
        <span className="unseen">{words.youAsked}: </span>
        <bdi>{turn.question}</bdi>
      </p>
      <Answer turn={turn} {...rest} />
    </>
  )
}
