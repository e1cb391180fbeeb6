import { Button } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useNavigate } from 'react-router'
import { useAuthOptionsQuery, useResetPasswordMutation } from '../../../api/account.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { mayBeSignedIn, renewAfterChange } from '../../../api/session/index.ts'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { checkNewPassword, explain, type CredentialErrors } from '../credentials.ts'
import { PasswordInput } from '../PasswordInput.tsx'
import { linkTexts, texts } from '../texts.ts'
import { useLinkToken } from './token.ts'

const words = linkTexts.reset

/** A new password, by the link of the mail. */
export function Component() {
  const token = useLinkToken()
  const dispatch = useDispatch()
  const appDispatch = useAppDispatch()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { data: options } = useAuthOptionsQuery()
  const [reset, { isLoading }] = useResetPasswordMutation()
  const [values, setValues] = useState({ password: '', confirm: '' })
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [over, setOver] = useState<string | undefined>(token === undefined ? words.incomplete : undefined)

  const set = (field: 'password' | 'confirm') => (value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    setErrors((now) => ({ ...now, [field]: undefined, form: undefined }))
  }
  const show = (found: CredentialErrors) => {
    setErrors(found)
    const first = found.password === undefined ? 'confirm' : 'password'
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading || token === undefined) return
    const found = checkNewPassword(values)
    if (Object.keys(found).length > 0) {
      show(found)
      return
    }
    try {
      const { email } = await reset({ token, password: values.password }).unwrap()
      // A session of this browser is over, too, where it was of this account. Whoever has none is not told that one ended.
      if (mayBeSignedIn()) {
        await appDispatch((_, getState, tools) => renewAfterChange({ dispatch: appDispatch, getState, tools }))
      }
      dispatch(toasted({ title: words.done }))
      void navigate('/login', { replace: true, state: { email } })
    } catch (thrown) {
      const failure = asFailure(thrown)
      const { field, sentence } = explain(failure)
      dispatch(toasted({ title: words.failed, description: sentence, variant: 'destructive' }))
      if (failure.code === 'reset_link_over') setOver(sentence)
      else show({ [field]: sentence })
    }
  }
  return (
    <AuthFrame>
      <title>{`${words.title} · Docent`}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      {over === undefined ? (
        <>
          <p className="muted lead">{words.lead}</p>
          <form ref={form} noValidate onSubmit={(event) => void send(event)}>
            <PasswordInput
              name="password"
              label={words.password}
              hint={options ? texts.passwordHint(options.passwordMinLength) : undefined}
              autoComplete="new-password"
              error={errors.password}
              value={values.password}
              onChange={set('password')}
            />
            <PasswordInput
              name="confirm"
              label={words.confirm}
              autoComplete="new-password"
              error={errors.confirm}
              value={values.confirm}
              onChange={set('confirm')}
            />
            {errors.form !== undefined && (
              <Note tone="bad">
                <p>{errors.form}</p>
              </Note>
            )}
            <Button type="primary" htmlType="submit" block size="large" loading={isLoading}>
              {isLoading ? texts.working : words.submit}
            </Button>
          </form>
        </>
      ) : (
        <div className="lead">
          <Note tone="bad">
            <p>{over}</p>
          </Note>
          <p className="swap">
            <Link to="/forgot-password">{words.askAgain}</Link>
          </p>
        </div>
      )}
      <p className="swap">
        <Link to="/login">{linkTexts.backToSignIn}</Link>
      </p>
    </AuthFrame>
  )
}
