import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { homeOf, selectAccount, selectStatus, selectWhyOut } from '../../api/session/index.ts'
import { Note } from '../../ui/Note.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import type { Mode } from './credentials.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { GoogleButton } from './google/GoogleButton.tsx'
import { LinkForm } from './google/LinkForm.tsx'
import { useGoogleOutcome } from './google/useGoogleOutcome.ts'
import { returnTo } from './return-to.ts'
import { Swap } from './Swap.tsx'
import { Terms } from './Terms.tsx'
import { texts } from './texts.ts'

/** Sign in or create an account; then to the documents, or back to where it was asked for. */
export function SignInPage() {
  const status = useSelector(selectStatus)
  const account = useSelector(selectAccount)
  const why = useSelector(selectWhyOut)
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: { email?: string } | null }
  const [mode, setMode] = useState<Mode>(search.get('mode') === 'sign-up' ? 'signUp' : 'signIn')
  const { outcome, forget } = useGoogleOutcome()
  if (status === 'in') return <Navigate to={returnTo(search.get('from'), homeOf(account))} replace />
  if (outcome === 'link') {
    return (
      <AuthFrame>
        <LinkForm onCancel={forget} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame>
      <title>{texts.documentTitle[mode]}</title>
      <h1 tabIndex={-1}>{texts.title[mode]}</h1>
      <p className="muted">{texts.lead[mode]}</p>
      {why !== undefined && (
        <Note tone="warn">
          <p>{why.error}</p>
        </Note>
      )}
      <GoogleButton label={texts.google} />
      <p className="or">{texts.or}</p>
      <CredentialsForm mode={mode} email={state?.email} />
      <Swap mode={mode} onSwap={setMode} />
      <Terms mode={mode} />
    </AuthFrame>
  )
}
