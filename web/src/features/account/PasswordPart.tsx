import { Button, Checkbox } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { useAuthOptionsQuery, useForgotPasswordMutation } from '../../api/account.ts'
import { useChangePasswordMutation, useListSessionsQuery } from '../../api/self.ts'
import { Note } from '../../ui/Note.tsx'
import { SecretInput } from '../../ui/SecretInput.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'
import { useAttempt } from './useAttempt.ts'

const { password } = texts
const EMPTY = { current: '', next: '', confirm: '' }
type Values = typeof EMPTY
type Errors = Partial<Record<keyof Values, string>>
const ORDER = ['current', 'next', 'confirm'] as const

export function PasswordPart({ email }: { email: string }) {
  const { data } = useListSessionsQuery()
  const hasNone = data?.signIn.hasPassword === false
  return (
    <Part title={password.title} text={password.text}>
      {hasNone ? <SetByMail email={email} /> : <ChangeForm email={email} />}
    </Part>
  )
}

function ChangeForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [revokeKeys, setRevokeKeys] = useState(false)
  const { data: options } = useAuthOptionsQuery()
  const [change, { isLoading }] = useChangePasswordMutation()
  const { attempt, problem, forget } = useAttempt(password.failed)

  const set = (field: keyof Values) => (value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    setErrors((now) => ({ ...now, [field]: undefined }))
    forget()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const found = check(values)
    setErrors(found)
    const first = ORDER.find((field) => found[field] !== undefined)
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const { current: currentPassword, next: newPassword } = values
    const done = await attempt(
      () => change({ currentPassword, newPassword, revokeKeys }).unwrap(),
      ({ endedSessions }) => ({ title: password.saved, description: password.savedText(endedSessions) }),
    )
    if (done) setValues(EMPTY)
  }
  const placed: Errors = {
    ...errors,
    ...(problem?.code === 'current_password_wrong' && { current: problem.reason }),
    ...(problem?.code === 'weak_password' && { next: problem.reason }),
  }
  const field = (name: keyof Values, label: string, hint?: string) => (
    <SecretInput
      name={name}
      label={label}
      hint={hint}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      error={placed[name]}
      value={values[name]}
      toggle={password}
      onChange={set(name)}
    />
  )
  const isElsewhere = problem !== undefined && placed.current === undefined && placed.next === undefined
  return (
    <form ref={form} className="fields" noValidate onSubmit={(event) => void submit(event)}>
      {/* Password managers want to know whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {field('current', password.current)}
      <div className="pair">
        {field('next', password.next, options && password.hint(options.passwordMinLength))}
        {field('confirm', password.confirm)}
      </div>
      <Checkbox name="revoke-keys" checked={revokeKeys} onChange={({ target }) => setRevokeKeys(target.checked)}>
        {password.revokeKeys}
      </Checkbox>
      {isElsewhere && (
        <Note tone="bad" title={password.failed}>
          <p>{problem.reason}</p>
        </Note>
      )}
      <div className="acts">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {password.save}
        </Button>
      </div>
    </form>
  )
}

function check({ current, next, confirm }: Values): Errors {
  if (current === '') return { current: password.required.current }
  if (next === '') return { next: password.required.next }
  return confirm === next ? {} : { confirm: password.mismatch }
}

function SetByMail({ email }: { email: string }) {
  const [forgot, { isLoading }] = useForgotPasswordMutation()
  const { attempt } = useAttempt(password.notMailed)
  const mail = () =>
    void attempt(
      () => forgot({ email }).unwrap(),
      () => ({ title: password.mailed, description: password.mailedText(email) }),
    )
  return (
    <div className="fields">
      <p>{password.none}</p>
      <div className="acts">
        <Button loading={isLoading} onClick={mail}>
          {password.mail}
        </Button>
      </div>
    </div>
  )
}
