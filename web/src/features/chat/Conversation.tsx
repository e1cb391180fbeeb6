import type { ReactNode } from 'react'
import { Mark } from '../../ui/Logo.tsx'
import { AnswerTurn } from './AnswerTurn.tsx'
import type { Open } from './open-source.ts'
import type { Answer, Turn } from './talk.ts'
import { texts } from './texts.ts'
import { useStickyEnd } from './useStickyEnd.ts'

interface Props {
  turns: readonly Turn[]
  open: Open | undefined
  isBusy: boolean
  onOpen: (source: Open) => void
  onRetry: (answer: Answer) => void
  onRate: (answer: Answer, helpful: boolean) => void
  children: ReactNode
}

export function Conversation({ turns, open, isBusy, onOpen, onRetry, onRate, children }: Props) {
  const scroller = useStickyEnd(turns)
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll" ref={scroller} tabIndex={0} aria-label={texts.conversation}>
      <div className="col">
        {children}
        <div className="turn bot">
          <Mark />
          <div className="say">
            <p>{texts.greeting}</p>
          </div>
        </div>
        {turns.map((turn) =>
          turn.role === 'user' ? (
            <p className="turn me" key={turn.id}>
              <span className="sr">{texts.you}: </span>
              {turn.text}
            </p>
          ) : (
            <AnswerTurn
              key={turn.id}
              answer={turn}
              opened={open?.answerId === turn.id ? open.number : undefined}
              canRetry={!isBusy}
              onOpen={(number) => onOpen({ answerId: turn.id, number })}
              onRetry={onRetry}
              onRate={onRate}
            />
          ),
        )}
      </div>
      <Announcer turns={turns} />
    </section>
  )
}

/** An answer is announced once, whole; its words are not read out one by one as they arrive. */
function Announcer({ turns }: { turns: readonly Turn[] }) {
  const last = turns.at(-1)
  const words =
    last?.role !== 'assistant' || last.status === 'streaming'
      ? ''
      : last.status === 'thinking'
        ? texts.thinking
        : `${texts.assistant}: ${last.text}${nearestOf(last)}`
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}

/** What comes near a question is said too, because it is seen. */
function nearestOf({ support, sources }: Answer): string {
  if (support !== 'weak' || sources.length === 0) return ''
  return ` ${texts.nearest(sources.length)}: ${sources.map(({ title, page }) => texts.place(title, page)).join('; ')}.`
}
