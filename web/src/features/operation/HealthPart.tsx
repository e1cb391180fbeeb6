import { Button } from 'antd'
import { useServicesQuery } from '../../api/operator.ts'
import { addedOn } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Awaited } from './Awaited.tsx'
import { linesOf, type Line } from './findings.ts'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const { health: words } = texts
const signs: Record<Line['state'], { tone: string; icon: IconName }> = {
  good: { tone: 'ok', icon: 'check' },
  doubtful: { tone: 'warn', icon: 'alert' },
  bad: { tone: 'bad', icon: 'fail' },
}

/** The lines of the doctor: what is wrong stands open with its remedy, what is good behind one line. */
export function HealthPart() {
  const query = useServicesQuery()
  const { data, isFetching, refetch, fulfilledTimeStamp = 0 } = query
  const askedAt = new Date(fulfilledTimeStamp)
  const lines = linesOf(data ?? [])
  const good = lines.filter(({ state }) => state === 'good')
  const others = lines.filter(({ state }) => state !== 'good')
  const bad = others.filter(({ state }) => state === 'bad').length
  const look = (
    <Button loading={isFetching} aria-disabled={isFetching} onClick={() => void refetch()}>
      {words.again}
    </Button>
  )
  return (
    <Part title={words.title} text={words.text} action={data && look}>
      <Awaited query={query} words={words} />
      {data && (
        <div role="status">
          <p className="label-title">{words.sum(bad, others.length - bad)}</p>
          <p className="muted">{words.asked(addedOn(askedAt, askedAt))}</p>
        </div>
      )}
      {others.length > 0 && <Lines lines={others} />}
      {good.length > 0 && (
        <details className="in-order">
          <summary>{words.good(good.length)}</summary>
          <Lines lines={good} />
        </details>
      )}
    </Part>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="card findings">
      {lines.map(({ what, state, says, remedy, by }) => (
        <li key={`${what} ${says} ${by.join()}`}>
          <span className={`tag ${signs[state].tone}`}>
            <Icon name={signs[state].icon} small />
            {words.state[state]}
          </span>
          <div>
            <p>
              <b>{what}</b> {says}
            </p>
            {remedy !== undefined && <p className="muted">{remedy}</p>}
            {by.length > 0 && <p className="muted">{words.by(by)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
