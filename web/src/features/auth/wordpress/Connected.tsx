import { Note } from '../../../ui/Note.tsx'
import { wordPressTexts as words } from '../texts.ts'
import type { ReturnSite } from './site.ts'
import { SiteBanner } from './SiteBanner.tsx'
import type { Choice } from './useConnect.ts'

interface Props extends Choice {
  site: ReturnSite
  widgetId: string
}

/** What the site was told, until the window closes. */
export function Connected({ site, widgetId, widget, notInPlan }: Props) {
  return (
    <div role="status">
      <SiteBanner site={site} isDone />
      <Note title={words.connected}>
        <p>{words.widgetId(widgetId)}</p>
        {widget && <p>{words.gave(widget.name)}</p>}
        <p>{words.closes}</p>
      </Note>
      {notInPlan && (
        <Note tone="warn" title={words.notInPlan.title(notInPlan.plans)}>
          <p>{words.notInPlan.text(notInPlan.plan)}</p>
        </Note>
      )}
    </div>
  )
}
