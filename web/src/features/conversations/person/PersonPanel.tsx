import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { ConversationKey } from '../../../api/conversations.ts'
import { asFailure } from '../../../api/failure.ts'
import { useHandBackMutation, useJoinTalkMutation, useTalkQuery, type TalkOfOwner } from '../../../api/handover.ts'
import { useMay } from '../../../api/hooks.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useFailureToast } from '../../../ui/toasts/useFailureToast.ts'
import { Composer } from './Composer.tsx'
import { texts } from './texts.ts'
import './person.css'

const words = texts.panel

interface Props {
  conversation: ConversationKey
  /** Whoever opened it came to answer who waits: "Speak Here" is pressed for them, where somebody does. */
  speaks: boolean | undefined
  onSpoken: (() => void) | undefined
}

/** Who speaks in a conversation, and what whoever looks at it can do about that. */
export function PersonPanel({ conversation, speaks = false, onSpoken }: Props) {
  const { data: talk, isFetching } = useTalkQuery(conversation, { refetchOnMountOrArgChange: true })
  const { fail, again } = useFailureToast()
  const seesPlans = useMay('editor')
  const [join, joining] = useJoinTalkMutation()
  const [back, handing] = useHandBackMutation()
  const attempt = async (done: Promise<{ error?: unknown }>) => {
    again()
    const { error } = await done
    if (error !== undefined) fail({ title: words.notDone, description: asFailure(error).error })
  }
  const speak = (instead: boolean) => attempt(join({ ...conversation, instead }))
  const isAwaited = talk?.state === 'waiting' && talk.mayAnswer
  const answer = useEffectEvent(() => {
    onSpoken?.()
    // Somebody else may have come first, or the visitor gone back to the bot.
    if (isAwaited) void speak(false)
  })
  const isKnown = talk !== undefined && !isFetching
  useEffect(() => {
    if (speaks && isKnown) answer()
  }, [speaks, isKnown])
  if (!talk) return null

  const isMine = talk.state === 'person' && talk.isYours
  return (
    <section className="person-panel" aria-label={words.label}>
      <div className="person-line">
        <p role="status">
          <Icon name={talk.state === 'person' || talk.state === 'waiting' ? 'figure' : 'chat'} small />
          {talk.typing ? words.typing : sentenceOf(talk)}
        </p>
        {talk.mayAnswer && !isMine && (
          <Button
            type={talk.state === 'waiting' ? 'primary' : 'default'}
            size="small"
            loading={joining.isLoading}
            onClick={() => void speak(talk.state === 'person')}
          >
            {talk.state === 'person' ? words.takeOver : words.join}
          </Button>
        )}
        {(isMine || talk.state === 'waiting') && (
          <Button size="small" loading={handing.isLoading} onClick={() => void attempt(back(conversation))}>
            {talk.state === 'waiting' ? words.decline : words.back}
          </Button>
        )}
        {!talk.mayAnswer && talk.state === 'bot' && (
          <span className="small muted">
            {words.notInPlan} {seesPlans && <Link to="/subscription-usage">{words.plans}</Link>}
          </span>
        )}
      </div>
      {talk.summary !== '' && (
        <p className="person-summary">
          <b>{words.summary}:</b> {talk.summary}
        </p>
      )}
      {isMine && <Composer conversation={conversation} />}
    </section>
  )
}

function sentenceOf({ state, by, until, returnedBy }: TalkOfOwner): string {
  if (state === 'waiting') return words.waiting(until === null ? '' : clockOf(until))
  if (state === 'person') return words.person(by?.name || words.somebody)
  if (state === 'missed') return words.missed
  if (state === 'returned') return words.returned[returnedBy ?? 'person']
  return words.bot
}

const clockOf = (at: string) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(at))
