import { Input } from 'antd'
import type { DocumentView } from '../../api/documents.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { countByShow, ORDERS, type Order, type Show } from './list.ts'
import { texts } from './texts.ts'

interface Props {
  documents: readonly DocumentView[]
  find: string
  onFind: (find: string) => void
  show: Show
  onShow: (show: Show) => void
  order: Order
  onOrder: (order: Order) => void
}

/** A field to find a document, a filter by state, and the order. */
export default function Tools({ documents, find, onFind, show, onShow, order, onOrder }: Props) {
  const counts = countByShow(documents)
  return (
    <div className="tools">
      <Input
        className="find"
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        prefix={<Icon name="search" />}
        value={find}
        onChange={({ target }) => onFind(target.value)}
      />
      <label className="order">
        <span className="sr">{texts.order}</span>
        <select value={order} onChange={({ target }) => onOrder(target.value as Order)}>
          {ORDERS.map((value) => (
            <option key={value} value={value}>
              {texts.orders[value]}
            </option>
          ))}
        </select>
      </label>
      <Choice<Show>
        aria-label={texts.show}
        value={show}
        onChange={onShow}
        options={(['all', 'ready', 'processing', 'failed'] as const).map((value) => ({
          value,
          label: (
            <>
              {texts.shows[value]} <span className="num count">{counts[value]}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}
