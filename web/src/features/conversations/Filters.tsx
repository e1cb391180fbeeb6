import type { WidgetView } from '../../api/workspace.ts'
import { SHOWS, type Address, type Show } from './address.ts'
import { SearchField } from './SearchField.tsx'
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
      <SearchField search={search} onSearch={(words) => onChange({ search: words })} />
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
