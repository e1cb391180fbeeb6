import { Button } from 'antd'
import { useDeliveriesQuery, type DeliveriesWanted } from '../../api/webhooks.ts'
import { Awaited } from '../../ui/Awaited.tsx'
import type { LogPage } from '../../ui/OlderPages.tsx'
import { Delivery } from './Delivery.tsx'
import { texts } from './texts.ts'

interface Props extends LogPage {
  wanted: DeliveriesWanted
  isPaused: boolean
}

const { log: words } = texts

/** A page of the log. */
export function DeliveryPage({ wanted, isPaused, cursor, older }: Props) {
  const query = useDeliveriesQuery(
    { ...wanted, ...(cursor !== undefined && { cursor }) },
    { refetchOnMountOrArgChange: true },
  )
  if (!query.data) return <Awaited query={query} words={words} />
  const { deliveries, next } = query.data
  if (deliveries.length === 0 && next === null && cursor === undefined) return <p className="muted">{words.none}</p>
  return (
    <>
      <ul className="deliveries">
        {deliveries.map((one) => (
          <Delivery key={one.id} delivery={one} isPaused={isPaused} />
        ))}
      </ul>
      {older(next, (onOlder) => (
        <div>
          <Button onClick={onOlder}>{words.more}</Button>
        </div>
      ))}
    </>
  )
}
