import type { Usage } from '../../api/billing.ts'
import { UNLIMITED, type Plan } from '../../api/plans.ts'
import { momentOf } from '../../ui/format/date.ts'
import { spanOf } from './format.ts'
import { Meter } from './Meter.tsx'
import { texts } from './texts.ts'

interface Props {
  period: Usage['currentPeriod']
  plan: Plan
}

/** The bars of the running month; messages first, because they are what runs out. */
export function UsageCard({ period, plan }: Props) {
  return (
    <section className="usage-box card" aria-labelledby="usage-title">
      <h2 id="usage-title">{texts.usage}</h2>
      <p>{spanOf(momentOf(period.start), momentOf(period.end))}</p>
      <div className="meters num">
        <Meter label={texts.messages} used={period.messages} most={plan.messagesPerMonth} isMain />
        <Meter label={texts.documents} used={period.documents} most={plan.documents} />
        <Meter label={texts.widgets} used={period.widgets} most={plan.widgets} />
        <Meter label={texts.characters} used={period.totalCharacters} most={plan.maxTotalCharacters} />
        <div className="meter">
          <div className="line">
            <span>{texts.files}</span>
            <span>
              <b>{period.totalSizeMB.toLocaleString('en-US', { maximumSignificantDigits: 3 })}</b> MB
            </span>
          </div>
          <p className="small muted">
            {plan.maxFileSize === UNLIMITED ? texts.filesNoteUnlimited : texts.filesNote(`${plan.maxFileSize} MB`)}
          </p>
        </div>
      </div>
    </section>
  )
}
