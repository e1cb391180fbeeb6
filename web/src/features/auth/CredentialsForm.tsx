import type { UserView } from '@docent/proto/http'
import { Button, Input } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useAuthOptionsQuery } from '../../api/account.ts'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { CodeInput } from './CodeInput.tsx'
import { check, type CredentialErrors, type CredentialField, type Credentials, type Mode } from './credentials.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { texts } from './texts.ts'
import { useAuthenticate } from './useAuthenticate.ts'

const EMPTY: Credentials = { name: '', email: '', password: '', confirm: '', code: '' }
const ORDER: readonly CredentialField[] = ['name', 'email', 'password', 'confirm', 'code']

interface Props {
  mode: Mode
  /** What is known of the address already. */
  email?: string | undefined
  /** What the button says, where it does more than sign in. */
  submit?: string
  /** Can hold it back, and says why itself. */
  mayGo?: () => boolean
  onSignedIn?: (user: UserView) => void
  /** In a window that must not be left for another page. */
  isPopup?: boolean
}

export function CredentialsForm({ mode, email = '', submit: label, mayGo = () => true, onSignedIn, isPopup }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ ...EMPTY, email })
  const [errors, setErrors] = useState<CredentialErrors>({})
  const { data: options } = useAuthOptionsQuery()
  const { authenticate, asksCode, isBusy } = useAuthenticate(mode, onSignedIn)
  const isNew = mode === 'signUp'
  // What was typed stays when the form changes; what was wrong with it does not.
  const [shown, setShown] = useState(mode)
  if (shown !== mode) {
    setShown(mode)
    setErrors({})
  }

  const set = (field: CredentialField) => (value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    setErrors((now) => ({ ...now, [field]: undefined, form: undefined }))
  }
  const show = (found: CredentialErrors) => {
    setErrors(found)
    const first = ORDER.find((field) => found[field] !== undefined)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !mayGo()) return
    const found = check(values, mode)
    show(Object.keys(found).length > 0 ? found : await authenticate(values))
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {isNew && (
        <Field label={texts.nameOptional}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={values.name}
              onChange={({ target }) => set('name')(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={texts.email} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            required
            status={errors.email === undefined ? '' : 'error'}
            value={values.email}
            onChange={({ target }) => set('email')(target.value)}
          />
        )}
      </Field>
      <PasswordInput
        name="password"
        label={texts.password}
        hint={isNew && options ? texts.passwordHint(options.passwordMinLength) : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={errors.password}
        value={values.password}
        onChange={set('password')}
      />
      {!isNew && (
        <p className="forgot">
          <Link
            to="/forgot-password"
            state={{ email: values.email.trim() }}
            {...(isPopup && { target: '_blank', rel: 'noopener' })}
          >
            {texts.forgot}
          </Link>
        </p>
      )}
      {isNew && (
        <PasswordInput
          name="confirm"
          label={texts.confirm}
          autoComplete="new-password"
          error={errors.confirm}
          value={values.confirm}
          onChange={set('confirm')}
        />
      )}
      {asksCode && !isNew && <CodeInput error={errors.code} value={values.code} onChange={set('code')} />}
      {errors.form !== undefined && (
        <Note tone="bad">
          <p>{errors.form}</p>
        </Note>
      )}
      <Button type="primary" htmlType="submit" block size="large" loading={isBusy}>
        {isBusy ? texts.working : (label ?? texts.submit[mode])}
      </Button>
    </form>
  )
}
