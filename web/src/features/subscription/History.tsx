import type { Usage } from '../../api/billing.ts'
import { digits } from '../../ui/format/count.ts'
import { HistoryChart } from './HistoryChart.tsx'
import { monthOf } from './format.ts'
import { Table } from '../../ui/Table.tsx'
import { texts } from './texts.ts'

/** The running month and the ones before, newest first. */
export function History({ usage }: { usage: Usage }) {
  const { currentPeriod, history } = usage
  const period = new Date(currentPeriod.start.seconds * 1_000).toISOString().slice(0, 7)
  const rows = [{ ...currentPeriod, period, isOpen: true }, ...history.map((one) => ({ ...one, isOpen: false }))]
  return (
    <section aria-labelledby="history-title">
      <h2 className="section-title" id="history-title">
        {texts.history}
      </h2>
      <div className="hist card">
        <HistoryChart months={rows.map(({ period: of, messages }) => ({ period: of, messages }))} />
        <Table
          label={texts.historyTable}
          heads={
            <>
              <th scope="col">{texts.period}</th>
              <th scope="col">{texts.widgets}</th>
              <th scope="col">{texts.messages}</th>
              <th scope="col">{texts.documents}</th>
            </>
          }
        >
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row">
                {monthOf(row.period)}
                {row.isOpen && <small>{texts.soFar}</small>}
              </th>
              <td>{digits(row.widgets)}</td>
              <td>{digits(row.messages)}</td>
              <td>{digits(row.documents)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  )
}
