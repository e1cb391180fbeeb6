import { isAllowedOrigin } from '@docent/proto/allowed-origins'
import { Link } from 'react-router'
import { useFirstStepsQuery, type FirstSteps } from '../../api/first-steps.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { addedOn, DAY_MS, momentOf } from '../../ui/format/date.ts'
import { Note } from '../../ui/Note.tsx'
import { texts } from './texts.ts'

const WEEK_MS = 7 * DAY_MS

/** The widget that a website was refused for, as long as it is news and would still be refused. */
export function refusedOf(
  refused: FirstSteps['refused'],
  widgets: readonly WidgetView[],
  now: Date,
): WidgetView | undefined {
  if (!refused || momentOf(refused).getTime() + WEEK_MS < now.getTime()) return undefined
  const widget = widgets.find(({ id }) => id === refused.widgetId)
  return widget && !isAllowedOrigin(`https://${refused.host}`, widget.allowedDomains) ? widget : undefined
}

/** Says on which website a bubble was opened that may not show it: visitors read no more than that it is not available. */
export function Refused({ widgets, now }: { widgets: readonly WidgetView[]; now: Date }) {
  const { data } = useFirstStepsQuery()
  const widget = refusedOf(data?.refused, widgets, now)
  if (!data?.refused || !widget) return null
  const { host } = data.refused
  const { title, text, action } = texts.refused
  return (
    <div className="w-plan">
      <Note title={title(host)}>
        <p>
          {text(widget.name, addedOn(momentOf(data.refused), now))}{' '}
          <Link to={`/widgets/edit?id=${encodeURIComponent(widget.id)}`}>{action(widget.name)}</Link>
        </p>
      </Note>
    </div>
  )
}
