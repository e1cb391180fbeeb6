import { Button } from 'antd'
import { useState } from 'react'
import { useDropParkedMutation, useParkedQuery, useReplayParkedMutation, type ParkedView } from '../../api/operator.ts'
import { addedOn } from '../../ui/format/date.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Awaited } from './Awaited.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'
import { useDecide } from './useDecide.ts'

const { parked: words } = texts

/** Events that a service gave up on, to be replayed or dropped. */
export function ParkedPart() {
  const query = useParkedQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, fulfilledTimeStamp, refetch } = query
  const [replay, { isLoading: isReplaying }] = useReplayParkedMutation()
  const [drop, { isLoading: isDropping }] = useDropParkedMutation()
  const [asked, setAsked] = useState<ParkedView>()
  const decide = useDecide()
  const list = data?.parked ?? []
  const replayed = (ids: string[]) => void decide(replay(ids), words.replayed).then(refetch)
  const dropped = async ({ id }: ParkedView) => {
    await decide(drop([id]), words.dropped)
    setAsked(undefined)
  }
  const all = list.length > 1 && (
    <Button loading={isReplaying} onClick={() => replayed(list.map(({ id }) => id))}>
      {words.replayAll}
    </Button>
  )
  return (
    <Part title={words.title} text={words.text} action={all}>
      <Awaited query={query} words={words} />
      {data && list.length === 0 && <p role="status">{words.none}</p>}
      {list.length > 0 && (
        <ul className="card parked">
          {list.map((one) => (
            <Event
              key={one.id}
              event={one}
              now={new Date(fulfilledTimeStamp ?? 0)}
              isBusy={isReplaying}
              onReplay={() => replayed([one.id])}
              onDrop={() => setAsked(one)}
            />
          ))}
        </ul>
      )}
      {data?.more && <p className="muted">{words.more}</p>}
      <ConfirmDialog
        about={asked}
        words={({ type }) => ({ title: words.dialog(type), keep: words.keep, confirm: words.confirm })}
        isBusy={isDropping}
        onClose={() => setAsked(undefined)}
        onConfirm={(about) => void dropped(about)}
      >
        {({ consumer }) => <p>{words.dropText(consumer)}</p>}
      </ConfirmDialog>
    </Part>
  )
}

interface EventProps {
  event: ParkedView
  now: Date
  isBusy: boolean
  onReplay: () => void
  onDrop: () => void
}

function Event({ event, now, isBusy, onReplay, onDrop }: EventProps) {
  const { type, consumer, ownerId, occurredAt, parkedAt, attempts, error } = event
  const name = words.name(type, consumer)
  const moments = words.when(addedOn(new Date(occurredAt), now), addedOn(new Date(parkedAt), now))
  return (
    <li>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="error">{error}</p>
        <p className="muted">
          {words.about(ownerId)}, {moments} {words.tries(attempts)}
        </p>
      </div>
      <div className="acts">
        <Button size="small" disabled={isBusy} aria-label={`${words.replay} ${name}`} onClick={onReplay}>
          {words.replay}
        </Button>
        <Button size="small" danger aria-label={`${words.drop} ${name}`} onClick={onDrop}>
          {words.drop}
        </Button>
      </div>
    </li>
  )
}
