import { lazy, Suspense, useId, type ReactNode } from 'react'
import { Table } from '../../../ui/Table.tsx'
import { texts } from '../texts.ts'
import type { BarsProps } from './Bars.tsx'

// The numbers are there before what draws them is.
const Bars = lazy(() => import('./Bars.tsx'))

interface Props extends BarsProps {
  title: string
  text: string
  /** Of the table. */
  table: string
  heads: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** A chart with what it shows in words: a title, a legend, and every number in a table. */
export function Figure({ title, text, table, heads, rows, ...bars }: Props) {
  const id = useId()
  return (
    <section className="figure card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{text}</p>
      {bars.series.length > 1 && (
        <ul className="legend">
          {bars.series.map(({ key, name, color }) => (
            <li key={key}>
              <i style={{ background: color }} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="bars" aria-hidden="true">
        <Suspense>
          <Bars {...bars} />
        </Suspense>
      </div>
      <details>
        <summary>{texts.asTable}</summary>
        <Numbers label={table} heads={heads} rows={rows} />
      </details>
    </section>
  )
}

interface NumbersProps extends Pick<Props, 'heads'> {
  label: string
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[]
}

/** A table: what a row is of stands first. */
export function Numbers({ label, heads, rows }: NumbersProps) {
  return (
    <Table
      label={label}
      heads={heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    >
      {rows.map(({ name, cells }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and are made anew together
        <tr key={index}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
