import { Input } from 'antd'
import { SEARCH_MAX_LENGTH } from '../../api/conversations.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SHOWS, type Address, type Show } from './address.ts'
import { texts } from './texts.ts'

interface Props {
  address: Address
  widgets: readonly WidgetView[]
  onChange: (changes: Partial<Address>) => void
}

/** Words, widget and outcome. */
export function Filters({ address: { search, widgetId = '', show }, widgets, onChange }: Props) {
  return (
    <div className="inbox-tools">
      <Input
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        maxLength={SEARCH_MAX_LENGTH}
        prefix={<Icon name="search" />}
        value={search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <label>
        <span className="sr">{texts.show}</span>
        <select value={show} onChange={({ target }) => onChange({ show: target.value as Show })}>
          {SHOWS.map((value) => (
            <option key={value} value={value}>
              {texts.shows[value]}
            </option>
          ))}
        </select>
      </label>
      {widgets.length > 1 && (
        <label>
          <span className="sr">{texts.widget}</span>
          <select value={widgetId} onChange={({ target }) => onChange({ widgetId: target.value || undefined })}>
            <option value="">{texts.everyWidget}</option>
            {widgets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
