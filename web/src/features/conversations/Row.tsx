import type { ConversationKey, ConversationView } from '../../api/conversations.ts'
import { useTalksQuery } from '../../api/handover.ts'
import { addedOn } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Outcome } from './Outcome.tsx'
import { Rating } from './Rating.tsx'
import { texts } from './texts.ts'

interface Props {
  conversation: ConversationView
  /** Where there are several. */
  widgetName: string | undefined
  now: Date
  isOpen: boolean
  onOpen: () => void
}

/** The last word of a conversation, and how it went. */
export function Row({ conversation, widgetName, now, isOpen, onOpen }: Props) {
  const { session, at, question, answer, outcome, feedback, isRead, hasNote, hasMessage } = conversation
  return (
    <li className={isRead ? 'inbox-row' : 'inbox-row unread'}>
      <button type="button" data-session={session} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span className="line">
          {!isRead && <span className="sr">{texts.unread}: </span>}
          <span className="words">{question || answer}</span>
          <time className="small muted num" dateTime={at}>
            {addedOn(new Date(at), now)}
          </time>
        </span>
        <span className="small muted beginning">{question !== '' && answer.replace(/\s*\[\d+\]/g, '')}</span>
        <span className="meta">
          {outcome === 'person' ? <Speaks in={conversation} /> : <Outcome of={outcome} />}
          {/* Once more was asked, nothing else in the list tells of it. */}
          {hasMessage && outcome !== 'message' && <Outcome of="message" />}
          {feedback && <Rating of={feedback} />}
          {hasNote && (
            <span>
              <Icon name="pen" small />
              {texts.noted}
            </span>
          )}
          {widgetName !== undefined && <span>{widgetName}</span>}
        </span>
      </button>
    </li>
  )
}

/** Who speaks now, which is another question than what the last word was: nothing until that is known. */
function Speaks({ in: { widgetId, session } }: { in: ConversationKey }) {
  const { data } = useTalksQuery()
  if (!data) return null
  const talk = data.talks.find((one) => one.widgetId === widgetId && one.session === session)
  const words = texts.speaks[talk === undefined ? 'bot' : talk.state === 'waiting' ? 'waiting' : 'person']
  return <Outcome of="person" words={words} />
}
