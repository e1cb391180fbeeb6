import type { Consent } from '@docent/proto'
import { useWords } from '../speech.ts'

/** What the owner wants visitors to know before they write. The words are text, and the link leads to the web or nowhere. */
export function ConsentLine({ text, privacyUrl }: Consent) {
  const words = useWords()
  return (
    <p className="consent" dir="auto">
      {text || words.consent}
      {privacyUrl.startsWith('https://') && (
        <>
          {' '}
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            {words.privacyPage}
            <span className="unseen"> ({words.newWindow})</span>
          </a>
        </>
      )}
    </p>
  )
}
