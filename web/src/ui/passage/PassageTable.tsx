import { cellStyle } from '@docent/widget-embed/cell'
import { watchEnd } from '@docent/widget-embed/wide'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cellAt } from './cells.ts'
import type { TableView } from './parts.ts'
import './passage-table.css'

interface Props {
  table: TableView
  /** Cells that an answer uses. */
  marked?: ReadonlySet<string>
  /** What stands above it says the caption already. */
  isNamedAbove?: boolean
}

/** A table of a passage, as one. Larger than its place, it scrolls in itself. */
export function PassageTable({ table: { caption, heads, rows }, marked, isNamedAbove = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  const columns = Math.max(heads.length, ...rows.map((row) => row.length))
  const name = caption ?? (heads.join(', ') || 'Table')
  return (
    // It scrolls, so the keyboard must reach it.
    <div className="p-table" ref={box} {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': name })}>
      <table>
        {caption !== undefined && <caption className={isNamedAbove ? 'sr' : undefined}>{caption}</caption>}
        {heads.length > 0 && (
          <thead>
            <tr>
              {places(columns).map((column) =>
                heads[column] ? (
                  <th key={column} scope="col">
                    {heads[column]}
                  </th>
                ) : (
                  <td key={column}>{heads[column]}</td>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {places(columns).map((column) => {
                const text = cells[column] ?? ''
                const inside = marked?.has(cellAt(row, column)) ? <mark>{text}</mark> : text
                return column === 0 && text !== '' && columns > 1 ? (
                  <th key={column} scope="row" style={cellStyle(text)}>
                    {inside}
                  </th>
                ) : (
                  <td key={column} style={cellStyle(text)}>
                    {inside}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Whether a box is smaller than what is in it; what there is past its end it says by itself. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
    )
    watcher.observe(element)
    const end = watchEnd(element)
    return () => {
      watcher.disconnect()
      end()
    }
  }, [box])
  return scrolls
}
