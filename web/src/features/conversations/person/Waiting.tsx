import type { ConversationKey } from '../../../api/conversations.ts'
import { useTalksQuery, type OpenTalk } from '../../../api/handover.ts'
import { addedOn } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { texts } from './texts.ts'

interface Props {
  isOpen: (key: ConversationKey) => boolean
  onOpen: (key: ConversationKey) => void
}

const words = texts.waiting

/** Visitors who wait for a person or talk to one, above all other conversations. */
export function Waiting({ isOpen, onOpen }: Props) {
  const { data, fulfilledTimeStamp = 0 } = useTalksQuery()
  if (!data || data.talks.length === 0) return null
  return (
    <section className="card waiting-talks" aria-label={words.label}>
      <ul>
        {data.talks.map((talk) => (
          <li key={`${talk.widgetId} ${talk.session}`} className="inbox-row">
            <button
              type="button"
              data-session={talk.session}
              aria-current={isOpen(talk) ? 'true' : undefined}
              onClick={() => onOpen(talk)}
            >
              <span className="sr">{stateOf(talk)}: </span>
              <span className="line">
                <span className="words">{talk.last}</span>
                <time className="small muted num" dateTime={talk.since}>
                  {addedOn(new Date(talk.since), new Date(fulfilledTimeStamp))}
                </time>
              </span>
              <span className="meta" aria-hidden="true">
                <span className={talk.isAnswered ? 'tag ok' : 'tag warn'}>
                  <Icon name={talk.isAnswered ? 'figure' : 'clock'} small />
                  {stateOf(talk)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ state, by, isAnswered }: OpenTalk): string {
  if (state === 'waiting') return words.states.waiting
  const name = by?.name || words.somebody
  return isAnswered ? words.states.answered(name) : words.states.owed(name)
}
