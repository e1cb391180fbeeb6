import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Mark } from '../../ui/Logo.tsx'
import { AnswerTurn } from './AnswerTurn.tsx'
import type { Open } from './open-source.ts'
import type { Answer, Turn } from './talk.ts'
import { texts } from './texts.ts'

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

const NEAR_PX = 80
/** Above the last question, when its answer is taller than the view. */
const ABOVE_PX = 8

/**
 * Stays at the end while the talk grows, unless somebody has scrolled up to read; a new question goes to the end. An
 * answer that is taller than the view is read from its beginning, so the last question never leaves it at the top.
 */
function useStickyEnd(turns: readonly Turn[]) {
  const scroller = useRef<HTMLElement>(null)
  const isNear = useRef(true)
  const count = useRef(0)
  useEffect(() => {
    const element = scroller.current
    const note = () => {
      if (element) isNear.current = Math.abs(endOf(element) - element.scrollTop) < NEAR_PX
    }
    element?.addEventListener('scroll', note, { passive: true })
    // Letters that arrive late and tables that are measured make the talk longer without a turn.
    const grown = new ResizeObserver(() => {
      if (isNear.current && element) element.scrollTo({ top: endOf(element) })
    })
    if (element?.firstElementChild) grown.observe(element.firstElementChild)
    // A keyboard that comes up on the screen leaves less of it.
    if (element) grown.observe(element)
    return () => {
      element?.removeEventListener('scroll', note)
      grown.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const grew = turns.length > count.current
    count.current = turns.length
    const element = scroller.current
    if (element && (grew || isNear.current)) element.scrollTo({ top: endOf(element) })
  }, [turns])
  return scroller
}

/** Where the view is at the end of the talk, or at its last question where that would be above it. */
function endOf(element: HTMLElement): number {
  const end = element.scrollHeight - element.clientHeight
  const question = [...element.querySelectorAll<HTMLElement>('.turn.me')].at(-1)
  if (!question) return end
  const top = question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop
  return Math.max(0, Math.min(end, top - ABOVE_PX))
}
