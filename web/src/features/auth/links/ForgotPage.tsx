import { Button, Input } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router'
import { useAuthOptionsQuery, useForgotPasswordMutation } from '../../../api/account.ts'
import { asFailure } from '../../../api/failure.ts'
import { Field } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { checkEmail, explain } from '../credentials.ts'
import { linkTexts, texts } from '../texts.ts'

const words = linkTexts.forgot

/** Asks for a link to choose a new password. What is said afterwards is the same for every address. */
export function Component() {
  const dispatch = useDispatch()
  const { state } = useLocation() as { state: { email?: string } | null }
  const input = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(state?.email ?? '')
  const [error, setError] = useState<string>()
  const [ask, { isLoading, data }] = useForgotPasswordMutation()

  const { data: options } = useAuthOptionsQuery()
  const refuse = (sentence: string) => {
    setError(sentence)
    input.current?.querySelector('input')?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const wrong = checkEmail(email)
    if (wrong !== undefined) {
      refuse(wrong)
      return
    }
    try {
      await ask({ email }).unwrap()
    } catch (thrown) {
      const { sentence } = explain(asFailure(thrown))
      dispatch(toasted({ title: words.failed, description: sentence, variant: 'destructive' }))
      refuse(sentence)
    }
  }
  return (
    <AuthFrame>
      <title>{`${words.title} · Docent`}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="muted lead">{words.lead}</p>
      <form ref={input} noValidate onSubmit={(event) => void send(event)}>
        <Field label={texts.email} error={error}>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              maxLength={254}
              required
              status={error === undefined ? '' : 'error'}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <Button type={data ? 'default' : 'primary'} htmlType="submit" block size="large" loading={isLoading}>
          {isLoading ? texts.working : data ? words.again : words.submit}
        </Button>
        <div role="status">
          {data && (
            <Note title={words.sent}>
              <p>{data.message}</p>
              <p>{options?.mails === 'kept' ? words.kept : words.notThere}</p>
            </Note>
          )}
        </div>
      </form>
      <p className="swap">
        <Link to="/login">{linkTexts.backToSignIn}</Link>
      </p>
    </AuthFrame>
  )
}
