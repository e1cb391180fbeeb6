import { Fragment, useState, type ReactNode } from 'react'

/** A page of a log, and how the next one is asked for. */
export interface LogPage {
  /** undefined: the newest. */
  cursor: string | undefined
  isLast: boolean
  onOlder: (cursor: string) => void
}

/** A log, a page at a time: each names the one behind it. */
export function OlderPages({ children }: { children: (page: LogPage) => ReactNode }) {
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  return cursors.map((cursor, index) => (
    <Fragment key={cursor ?? ''}>
      {children({
        cursor,
        isLast: index === cursors.length - 1,
        onOlder: (next) => setCursors([...cursors, next]),
      })}
    </Fragment>
  ))
}
