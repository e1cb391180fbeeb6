import { Button } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router'
import { useLinkGoogleMutation, usePendingGoogleQuery } from '../../../api/account.ts'
import { asFailure } from '../../../api/failure.ts'
import type { UserView } from '@docent/proto/http'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { Wait } from '../../../ui/Wait.tsx'
import { CodeInput } from '../CodeInput.tsx'
import { explain, NEEDS_CODE } from '../credentials.ts'
import { PasswordInput } from '../PasswordInput.tsx'
import { texts } from '../texts.ts'
import { useGreeting } from '../useGreeting.ts'

interface Props {
  onCancel: () => void
  onSignedIn?: (user: UserView) => void
}

/** Google proved the address; the password proves the account that has it. */
export function LinkForm({ onCancel, onSignedIn }: Props) {
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const { data, error: gone, isLoading } = usePendingGoogleQuery(undefined, { refetchOnMountOrArgChange: true })
  const [link, { isLoading: isBusy }] = useLinkGoogleMutation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [codeError, setCodeError] = useState<string>()
  const [error, setError] = useState<string>()
  const [over, setOver] = useState<string>()
  const greet = useGreeting()
  const { title, lead, submit, cancel } = texts.link

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') {
      setError(texts.required.password)
      form.current?.querySelector('input')?.focus()
      return
    }
    try {
      const { user } = await link({ password, ...(code && { code }) }).unwrap()
      greet('signIn', user)
      onSignedIn?.(user)
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.code === NEEDS_CODE) {
        setCodeError(code === undefined ? undefined : failure.error)
        setCode(code ?? '')
        return
      }
      const { sentence } = explain(failure)
      dispatch(toasted({ title: texts.failed.signIn, description: sentence, variant: 'destructive' }))
      if (failure.code === 'google_link_over') setOver(sentence)
      else if (failure.code === 'second_factor_wrong') setCodeError(sentence)
      else setError(sentence)
      form.current?.querySelector('input')?.focus()
    }
  }

  const ended = over ?? (gone === undefined ? undefined : explain(asFailure(gone)).sentence)
  if (isLoading) return <Wait words={texts.wait} />
  return (
    <>
      <title>{`${title} · Docent`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {ended === undefined ? (
        <>
          <p className="muted lead">{lead(data?.email ?? '')}</p>
          <form ref={form} noValidate onSubmit={(event) => void send(event)}>
            <input type="hidden" name="email" autoComplete="username" value={data?.email ?? ''} readOnly />
            <PasswordInput
              name="password"
              label={texts.password}
              autoComplete="current-password"
              error={error}
              value={password}
              onChange={(value) => {
                setPassword(value)
                setError(undefined)
              }}
            />
            {code !== undefined && (
              <CodeInput
                error={codeError}
                value={code}
                onChange={(value) => {
                  setCode(value)
                  setCodeError(undefined)
                }}
              />
            )}
            <Button type="primary" htmlType="submit" block size="large" loading={isBusy}>
              {isBusy ? texts.working : submit}
            </Button>
          </form>
        </>
      ) : (
        <Note tone="bad">
          <p>{ended}</p>
        </Note>
      )}
      <p className="swap pair">
        <button type="button" className="plain-link" onClick={onCancel}>
          {cancel}
        </button>
        <Link to="/forgot-password" state={{ email: data?.email }}>
          {texts.forgot}
        </Link>
      </p>
    </>
  )
}
