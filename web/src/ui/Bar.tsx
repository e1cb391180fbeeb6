interface Props {
  label: string
  done: number
  total: number
  thin?: boolean
}

/** A ruler with real counts; the numbers also stand beside it in words. */
export function Bar({ label, done, total, thin = false }: Props) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div
      className={thin ? 'bar thin' : 'bar'}
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
