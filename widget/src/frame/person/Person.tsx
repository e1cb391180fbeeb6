import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Session } from '../../protocol.ts'
import type { WidgetSettings } from '../../settings.ts'
import { fill } from '../../words/words.ts'
import { personWords } from '../../words/person.ts'
import type { OpenMessage } from '../over/Message.tsx'
import { wear } from '../over/wear.ts'
import { Figure } from './Figure.tsx'
import { WayOut } from '../parts/WayOut.tsx'
import { useWords } from '../speech.ts'
import type { Talk } from '../talk/useTalk.ts'
import { isOvertaken, readOut } from './notices.ts'
import { opensIn } from './opens.ts'
import styles from './person.css?inline'
import { usePerson } from './usePerson.ts'

export { Line } from './Line.tsx'

wear(styles)

interface Props {
  talk: Talk
  session: Session | undefined
  settings: WidgetSettings
  onMessage(open: OpenMessage): void
}

/** Between the conversation and the field: the way to a person, and who speaks. */
export function Person({ talk, session, settings, onMessage }: Props) {
  const offer = session?.handover
  const { language } = useWords()
  const words = personWords[language]
  const person = usePerson(talk, offer === 'talking')
  const { view, isOn, isConnected, refusal } = person
  const name = view?.by?.name || words.somebody
  const last = talk.turns.at(-1)
  const isPast = isOvertaken(last)
  const isRefused = refusal !== '' && !person.isRefusalPast
  const isMissed = (view?.state === 'missed' && !isPast) || (refusal === 'handover_closed' && isRefused)

  const typing = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLTextAreaElement && event.target.closest('.ask')) person.typing()
  })
  useEffect(() => {
    const listen = (event: Event) => typing(event)
    document.addEventListener('input', listen)
    return () => document.removeEventListener('input', listen)
  }, [])

  // From here, so that whoever never talks to a person loads nothing for it.
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLTextAreaElement>('.ask textarea')
    if (!field || !isOn) return
    const { placeholder, ariaLabel } = field
    field.placeholder = field.ariaLabel = words.field
    return () => {
      field.placeholder = placeholder
      field.ariaLabel = ariaLabel
    }
  }, [isOn, words])

  const says = () => {
    if (isOn && !isConnected) return words.lost
    if (view?.state === 'person') return fill(view.typing ? words.writing : words.here, { name })
    if (view?.state === 'waiting') return words.waiting
    if (isRefused && refusal === 'handover_closed') return `${words.closed} ${opensIn(language, person.opensAt)}`
    if (view?.state === 'missed' && !isPast) return words.missed
    if (isRefused) return words.failed
    return view?.state === 'returned' && !isPast ? words.returned : ''
  }
  const opens = !isOn && offer === 'closed' && says() === '' ? opensIn(language, session?.opensAt) : ''
  // Who speaks is known a moment after the page was loaded anew; its line has its place by then.
  const isAwaited = offer === 'talking' && view === undefined
  const canAsk = !isOn && !isAwaited && (offer === 'open' || offer === 'talking') && refusal !== 'handover_closed'
  return (
    <div className="person">
      <p role="status" className={says() === '' && !isAwaited ? 'unseen' : undefined}>
        {(isOn || isAwaited) && <Figure />}
        <span dir="auto">{says()}</span>
      </p>
      <p role="status" className="unseen">
        {readOut(last, words.somebody)}
      </p>
      {opens !== '' && (
        <p>
          <Figure />
          <span dir="auto">{opens}</span>
        </p>
      )}
      {isMissed && !isOn && (
        <WayOut wayOut={settings.wayOut} onForm={(from) => onMessage({ question: '', messageId: undefined, from })} />
      )}
      {isOn && (
        <button type="button" onClick={person.end}>
          {words.end}
        </button>
      )}
      {canAsk && (
        <button type="button" onClick={() => person.ask(words.askLine)}>
          <Figure />
          {words.ask}
        </button>
      )}
    </div>
  )
}
