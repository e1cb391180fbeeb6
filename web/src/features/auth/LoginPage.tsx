import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, Navigate, useSearchParams } from 'react-router'
import { selectStatus } from '../../api/session/index.ts'
import { Wordmark } from '../../ui/Logo.tsx'
import { Wait } from '../../ui/Wait.tsx'
import type { Mode } from './credentials.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { Plate } from './Plate.tsx'
import { returnTo } from './return-to.ts'
import { texts } from './texts.ts'
import './auth.css'

/** Half a wall with a marked passage, half a form. */
export function Component() {
  const status = useSelector(selectStatus)
  const [search] = useSearchParams()
  const [mode, setMode] = useState<Mode>('signIn')
  if (status === 'loading') return <Wait words={texts.wait} />
  if (status === 'in') return <Navigate to={returnTo(search.get('from'))} replace />

  const other: Mode = mode === 'signIn' ? 'signUp' : 'signIn'
  const swap = texts.swap[mode]
  return (
    <div className="login">
      <title>{texts.documentTitle[mode]}</title>
      <aside className="wall-side">
        <Link to="/" aria-label={texts.home}>
          <Wordmark />
        </Link>
        <Plate />
      </aside>
      <main className="form-side">
        <div className="login-box">
          <h1 tabIndex={-1}>{texts.title[mode]}</h1>
          <p className="muted">{texts.lead[mode]}</p>
          <GoogleButton />
          <p className="or">{texts.or}</p>
          <CredentialsForm mode={mode} />
          <p className="swap">
            {swap.question}{' '}
            <button type="button" className="text-link" onClick={() => setMode(other)}>
              {swap.action}
            </button>
          </p>
        </div>
      </main>
    </div>
  )
}
