import { Button } from 'antd'
import { useAskingRangesQuery, useBlockRangeMutation, type AskingRanges } from '../../api/ranges.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { asFailure } from '../../api/failure.ts'
import { digits } from '../../ui/format/count.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { timeOf } from './format.ts'
import { Table } from '../../ui/Table.tsx'
import { texts } from './texts.ts'
import './askers.css'

/** Who spent this month's answers, by network; one click keeps a network out. */
export function Askers() {
  const { data } = useAskingRangesQuery()
  const quiet = data?.blocked.filter(({ range }) => !data.ranges.some((one) => one.range === range)) ?? []
  if (!data || (data.ranges.length === 0 && quiet.length === 0)) return null
  return (
    <section id="askers" className="askers" aria-labelledby="askers-title">
      <h2 className="section-title" id="askers-title">
        {texts.askers}
      </h2>
      <p className="muted">{texts.askersNote}</p>
      <div className="hist card">
        <Table
          labelledBy="askers-title"
          heads={
            <>
              <th scope="col">{texts.network}</th>
              <th scope="col">{texts.answers}</th>
              <th scope="col" aria-label={texts.block} />
            </>
          }
        >
          {data.ranges.map((one) => (
            <Row key={one.range} {...one} />
          ))}
          {quiet.map(({ range }) => (
            <Row key={range} range={range} blocked />
          ))}
        </Table>
      </div>
    </section>
  )
}

type RowProps = Pick<AskingRanges['ranges'][number], 'range' | 'blocked'> & Partial<AskingRanges['ranges'][number]>

function Row({ range, blocked, answers, firstAt, lastAt, widgets = [] }: RowProps) {
  const [block, { isLoading }] = useBlockRangeMutation()
  const dispatch = useAppDispatch()
  const change = async () => {
    try {
      await block({ range, blocked: !blocked }).unwrap()
    } catch (error) {
      const description = asFailure(error).error || texts.blockFailed.text
      dispatch(toasted({ title: texts.blockFailed.title, description, variant: 'destructive' }))
    }
  }
  return (
    <tr>
      <th scope="row">
        {range}
        <small>{widgets.map(({ name }) => name).join(', ')}</small>
        {firstAt && lastAt && <small>{texts.between(timeOf(new Date(firstAt)), timeOf(new Date(lastAt)))}</small>}
      </th>
      <td>{answers === undefined ? '' : digits(answers)}</td>
      <td>
        <Button loading={isLoading} onClick={() => void change()} aria-label={texts.blockNamed(range, blocked)}>
          {blocked ? texts.unblock : texts.block}
        </Button>
      </td>
    </tr>
  )
}
