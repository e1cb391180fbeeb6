interface Props {
  label: string
  done: number
  total: number
  thin?: boolean
  /** Where there is a limit: near it, or at it. */
  tone?: 'near' | 'full' | undefined
}

/** A ruler with real counts; the numbers also stand beside it in words. */
export function Bar({ label, done, total, thin = false, tone }: Props) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div
      className={['bar', thin && 'thin', tone].filter(Boolean).join(' ')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(done, total)}
    >
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
