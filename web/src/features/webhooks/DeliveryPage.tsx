import { Button } from 'antd'
import { useDeliveriesQuery, type DeliveriesWanted } from '../../api/webhooks.ts'
import { Awaited } from '../../ui/Awaited.tsx'
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
  const query = useDeliveriesQuery(wanted, { refetchOnMountOrArgChange: true })
  if (!query.data) return <Awaited query={query} words={words} />
  const { deliveries, next } = query.data
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
