import { Button, Input } from 'antd'
import { useId, useState, type FormEvent } from 'react'
import { useCreateApiKeyMutation, useListSessionsQuery } from '../../../api/self.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { SecretInput } from '../../../ui/SecretInput.tsx'
import { ShownOnce } from '../../../ui/shown-once/ShownOnce.tsx'
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
  if (made !== undefined) {
    const shown = { ...words, title: words.created }
    return (
      <ShownOnce heading="h3" value={made} text={words.createdText} words={shown} onDone={() => setMade(undefined)} />
    )
  }
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
