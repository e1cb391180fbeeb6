import { limitOf } from '../../api/plans.ts'
import { Bar } from '../../ui/Bar.tsx'
import { amount, limit } from './format.ts'
import { NEAR, toneOf } from './state.ts'
import { texts } from './texts.ts'

interface MeterProps {
  label: string
  used: number
  most: number
  isMain?: boolean
}

/** Words and a bar that never goes beyond its end, however much there is. */
export function Meter({ label, used, most, isMain = false }: MeterProps) {
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
