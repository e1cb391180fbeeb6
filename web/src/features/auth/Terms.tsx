import { texts } from './texts.ts'

/** What one agrees to; in a window of its own where leaving this one would lose something. */
export function Terms({ mode, isPopup = false }: { mode: 'signIn' | 'signUp'; isPopup?: boolean }) {
  const { before, terms, between, privacy, after } = texts.agree
  const target = isPopup ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <p className="fine">
      {before[mode]}
      <a href="/terms" {...target}>
        {terms}
      </a>
      {between}
      <a href="/privacy" {...target}>
        {privacy}
      </a>
      {after}
    </p>
  )
}
