import { UNLIMITED } from '../../api/plans.ts'
import { useTokenUsageQuery, type TokenUsage } from '../../api/tokens.ts'
import { digits } from '../../ui/format/count.ts'
import { dayOf } from './format.ts'
import { Meter } from './Meter.tsx'
import { toneOf } from './state.ts'
import { Table } from '../../ui/Table.tsx'
import { texts } from './texts.ts'
import './tokens.css'

/** What language models took this month, by day; nothing where none answers and the plan has no limit for it. */
export function Tokens() {
  const { data } = useTokenUsageQuery()
  return data ? <TokenCard usage={data} /> : null
}

const allOf = ({ promptTokens, completionTokens }: Pick<TokenUsage, 'promptTokens' | 'completionTokens'>) =>
  promptTokens + completionTokens

export function TokenCard({ usage }: { usage: TokenUsage }) {
  const { tokensPerMonth: most, estimatedTokens, dollars, days } = usage
  const used = allOf(usage)
  if (used === 0 && most === UNLIMITED) return null
  return (
    <section className="tokens" aria-labelledby="tokens-title">
      <h2 className="section-title" id="tokens-title">
        {texts.tokens}
      </h2>
      <p className="muted">
        {texts.tokensNote} {estimatedTokens > 0 && texts.estimated(digits(estimatedTokens))}
      </p>
      <Spent used={used} most={most} period={usage.period} />
      <div className="hist card">
        <div className="meters num">
          <Meter label={texts.soFarTokens} used={used} most={most} isMain />
        </div>
        {dollars > 0 && <p className="num">{texts.cost(texts.dollars(dollars))}</p>}
        {days.length > 0 && (
          <Table
            labelledBy="tokens-title"
            heads={
              <>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.promptTokens}</th>
                <th scope="col">{texts.completionTokens}</th>
                {dollars > 0 && <th scope="col">{texts.costs}</th>}
              </>
            }
          >
            {days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{dayOf(new Date(`${one.day}T00:00:00Z`))}</th>
                <td>{digits(one.promptTokens)}</td>
                <td>{digits(one.completionTokens)}</td>
                {dollars > 0 && <td>{texts.dollars(one.dollars)}</td>}
              </tr>
            ))}
          </Table>
        )}
      </div>
    </section>
  )
}

/** What it means that the tokens run out; nothing while there are plenty. */
function Spent({ used, most, period }: { used: number; most: number; period: string }) {
  const tone = toneOf(used, most)
  if (tone === undefined) return null
  const [year = 0, month = 0] = period.split('-').map(Number)
  const next = dayOf(new Date(Date.UTC(year, month)))
  return (
    <p className={tone === 'full' ? 'note bad' : 'note warn'} role="status">
      {tone === 'full' ? texts.tokensReached(next) : texts.tokensNear(Math.floor((used / most) * 100), next)}
    </p>
  )
}
