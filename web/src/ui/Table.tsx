import type { ReactNode } from 'react'

interface Props {
  /** Of the region: a text, or the id of what says it. */
  label?: string
  labelledBy?: string
  heads: ReactNode
  children: ReactNode
}

/** A table of figures. It scrolls sideways on narrow screens, so the keyboard must reach it. */
export function Table({ label, labelledBy, heads, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroller" tabIndex={0} role="region" aria-label={label} aria-labelledby={labelledBy}>
      <table className="num">
        <thead>
          <tr>{heads}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
