import { Button, Input } from 'antd'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useCreateApiKeyMutation, useListSessionsQuery } from '../../../api/self.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { SecretInput } from '../../../ui/SecretInput.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useCopy } from '../../../ui/useCopy.ts'
import { texts } from '../texts.ts'
import { useAttempt } from '../useAttempt.ts'

const { keys: words } = texts

/** Creates a key and shows it, this once. */
export function NewKey() {
  const [name, setName] = useState('')
  const [days, setDays] = useState<number>(words.lifetimes[1].value)
  const [password, setPassword] = useState('')
  const { data: sessions } = useListSessionsQuery()
  const hasPassword = sessions?.signIn.hasPassword ?? true
  const [isBlank, setIsBlank] = useState(false)
  const [lacksPassword, setLacksPassword] = useState(false)
  const [made, setMade] = useState<string>()
  const [create, { isLoading }] = useCreateApiKeyMutation()
  const { attempt, problem } = useAttempt(words.notCreated)
  const lasts = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBlank(name.trim() === '')
    setLacksPassword(hasPassword && password === '')
    if (name.trim() === '' || (hasPassword && password === '') || isLoading) return
    const body = { name: name.trim(), expiresInDays: days === 0 ? null : days }
    const reply = await attempt(() => create({ ...body, ...(hasPassword && { currentPassword: password }) }).unwrap())
    if (!reply) return
    setPassword('')
    setMade(reply.key)
    setName('')
  }
  const wrongPassword = problem?.code === 'current_password_wrong' ? problem.reason : undefined
  if (made !== undefined) return <Shown value={made} onDone={() => setMade(undefined)} />
  return (
    <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
      <div className="pair">
        <Field
          label={words.name}
          error={isBlank ? words.required : wrongPassword === undefined ? problem?.reason : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="key-name"
              autoComplete="off"
              maxLength={60}
              placeholder={words.nameExample}
              status={isBlank ? 'error' : ''}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setIsBlank(false)
              }}
            />
          )}
        </Field>
        <div className="field">
          <span className="field-label" id={lasts}>
            {words.lasts}
          </span>
          <Choice
            block
            aria-labelledby={lasts}
            options={[...words.lifetimes]}
            value={days}
            onChange={(value) => setDays(Number(value))}
          />
        </div>
      </div>
      {hasPassword && (
        <SecretInput
          name="key-password"
          label={words.password}
          autoComplete="current-password"
          error={lacksPassword ? words.passwordRequired : wrongPassword}
          value={password}
          toggle={texts.password}
          onChange={(value) => {
            setPassword(value)
            setLacksPassword(false)
          }}
        />
      )}
      <div className="acts">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {words.create}
        </Button>
      </div>
    </form>
  )
}

function Shown({ value, onDone }: { value: string; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ title: words.copyRefused, variant: 'destructive' })))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="new-key">
      <h3 ref={heading} tabIndex={-1}>
        {words.created}
      </h3>
      <p className="muted">{words.createdText}</p>
      <code className="secret">{value}</code>
      <div className="acts">
        <Button type="primary" icon={<Icon name={copied ? 'check' : 'copy'} small />} onClick={() => void copy(value)}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
