import { Button } from 'antd'
import { sentenceOf } from '../../api/failure.ts'
import { useDeliveriesQuery, type DeliveriesWanted } from '../../api/webhooks.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Delivery } from './Delivery.tsx'
import { texts } from './texts.ts'

interface Props {
  wanted: DeliveriesWanted
  isPaused: boolean
  isLast: boolean
  onMore: (cursor: string) => void
}

const { log: words } = texts

/** A page of the log. */
export function DeliveryPage({ wanted, isPaused, isLast, onMore }: Props) {
  const { data, error, isFetching, refetch } = useDeliveriesQuery(wanted, { refetchOnMountOrArgChange: true })
  if (error !== undefined && data === undefined) {
    return (
      <NotLoaded
        {...words.failed}
        text={sentenceOf(error, words.failed.text)}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <p className="muted" role="status">
        {words.loading}
      </p>
    )
  }
  const { deliveries, next } = data
  if (deliveries.length === 0 && isLast && wanted.cursor === undefined) return <p className="muted">{words.none}</p>
  return (
    <>
      <ul className="deliveries">
        {deliveries.map((one) => (
          <Delivery key={one.id} delivery={one} isPaused={isPaused} />
        ))}
      </ul>
      {isLast && next !== null && (
        <div>
          <Button onClick={() => onMore(next)}>{words.more}</Button>
        </div>
      )}
    </>
  )
}
