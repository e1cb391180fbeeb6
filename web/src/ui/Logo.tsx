/** The margin rule that marks a passage, beside a D that is also a speech bubble. */
export function Mark({ className = 'mark-logo' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path fill="currentColor" d="M1 1h2v14H1zM5 1h4a6 6 0 0 1 0 12H8l-3 2z" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="logo">
      <Mark />
      <b>Docent</b>
    </span>
  )
}
