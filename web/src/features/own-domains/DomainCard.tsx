import { Button } from 'antd'
import { useId } from 'react'
import { useCheckOwnDomainMutation, type OwnDomainView } from '../../api/own-domains.ts'
import { addedOn, dayAndTime } from '../../ui/format/date.ts'
import { Note } from '../../ui/Note.tsx'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'
import { LeadStep, ProofStep } from './Steps.tsx'
import { texts } from './texts.ts'

interface Props {
  domain: OwnDomainView
  isAllowed: boolean
  /** The host of the installation. */
  pointTo: string
  /** When the list was loaded. */
  now: Date
  onRemove: () => void
}

const { card: words } = texts

/** One host: where it stands, what is to be done, and what was found instead. */
export function DomainCard({ domain, isAllowed, pointTo, now, onRemove }: Props) {
  const { id, host, state, isInEmbedCode, checkedAt, nextCheckAt, endsAt } = domain
  const [check, checking] = useCheckOwnDomainMutation()
  const attempt = useAttempt()
  const title = useId()
  const until = endsAt === null ? '' : dayAndTime(new Date(endsAt))
  return (
    <li className="card own-domain" aria-labelledby={title}>
      <div className="card-top">
        <h2 id={title}>{host}</h2>
        <State domain={domain} isAllowed={isAllowed} />
      </div>
      {state === 'missing' && (
        <Note tone="warn">
          <p>{words.goneUntil(until)}</p>
        </Note>
      )}
      {(state === 'lost' || state === 'failed') && (
        <Note tone="warn">
          <p>{state === 'lost' ? words.lost : words.failedText}</p>
        </Note>
      )}
      <ol className="own-domain-steps">
        <ProofStep domain={domain} />
        <LeadStep domain={domain} pointTo={pointTo} />
      </ol>
      <p className="meta row">
        {isInEmbedCode && <span>{words.inCode}</span>}
        {checkedAt !== null && <span>{words.looked(addedOn(new Date(checkedAt), now))}</span>}
        {isAllowed && nextCheckAt !== null && <span>{words.next(dayAndTime(new Date(nextCheckAt)))}</span>}
        {isAllowed && (state === 'waiting' || state === 'checking') && endsAt !== null && (
          <span>{words.tryUntil(until)}</span>
        )}
      </p>
      <div className="row">
        <Button
          disabled={!isAllowed}
          loading={checking.isLoading || (isAllowed && state === 'checking')}
          onClick={() => void attempt(words.notChecked, () => check(id).unwrap())}
        >
          {words.check}
        </Button>
        <Button onClick={onRemove}>{words.remove}</Button>
      </div>
    </li>
  )
}

function State({ domain: { state, leadsHere }, isAllowed }: { domain: OwnDomainView; isAllowed: boolean }) {
  if (!isAllowed) return <span className="tag">{words.paused}</span>
  if (state === 'proven') {
    return leadsHere ? (
      <span className="tag ok">{words.inUse}</span>
    ) : (
      <span className="tag busy">{words.elsewhere}</span>
    )
  }
  const tone = { waiting: 'busy', checking: 'busy', missing: 'bad', lost: 'bad', failed: 'bad' }[state]
  return <span className={`tag ${tone}`}>{words.states[state]}</span>
}
