import type { Usage } from '../../api/billing.ts'
import { limitOf, UNLIMITED, type Plan } from '../../api/plans.ts'
import { Bar } from '../../ui/Bar.tsx'
import { momentOf } from '../../ui/format/date.ts'
import { amount, limit, spanOf } from './format.ts'
import { NEAR, toneOf } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  period: Usage['currentPeriod']
  plan: Plan
}

/** The bars of the running month; messages first, because they are what runs out. */
export function UsageCard({ period, plan }: Props) {
  return (
    <section className="box card" aria-labelledby="usage-title">
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

interface MeterProps {
  label: string
  used: number
  most: number
  isMain?: boolean
}

/** Words and a bar that never goes beyond its end, however much there is. */
function Meter({ label, used, most, isMain = false }: MeterProps) {
  const isLimited = Number.isFinite(limitOf(most))
  return (
    <div className={isMain ? 'meter main' : 'meter'}>
      <div className="line">
        <span>{label}</span>
        <span>
          <b>{amount(used)}</b> {texts.of(limit(most))}
        </span>
      </div>
      {isLimited && <Bar label={label} done={used} total={most} tone={toneOf(used, most)} />}
      {isLimited && isMain && (
        <div className="scale" aria-hidden="true">
          <span>0</span>
          <span className="near-tick">{NEAR * 100}%</span>
          <span>{amount(most)}</span>
        </div>
      )}
    </div>
  )
}
