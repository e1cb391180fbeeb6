import type { UserView } from '@docent/proto/http'
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { useChangeNameMutation } from '../../api/self.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'
import { useAttempt } from './useAttempt.ts'

const { profile } = texts

export function ProfilePart({ user }: { user: UserView }) {
  const [name, setName] = useState(user.displayName)
  const [changeName, { isLoading }] = useChangeNameMutation()
  const { attempt, problem, forget } = useAttempt(profile.failed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void attempt(
      () => changeName(name.trim()).unwrap(),
      () => ({ title: profile.saved }),
    )
  }
  const error = problem?.code === 'bad_request' ? profile.badName : undefined
  return (
    <Part title={profile.title} text={profile.text}>
      <form className="fields" noValidate onSubmit={save}>
        <Field label={profile.name} error={error}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={100}
              status={error === undefined ? '' : 'error'}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                forget()
              }}
            />
          )}
        </Field>
        <dl className="fact">
          <dt>{profile.email}</dt>
          <dd>
            <span>{user.email}</span>
            <span className={user.emailVerified ? 'tag ok' : 'tag'}>
              <Icon name={user.emailVerified ? 'check' : 'clock'} small />
              {user.emailVerified ? profile.verified : profile.unverified}
            </span>
          </dd>
          <dd className="hint">{profile.emailNote}</dd>
        </dl>
        <div className="acts">
          <Button type="primary" htmlType="submit" loading={isLoading} disabled={name.trim() === user.displayName}>
            {profile.save}
          </Button>
        </div>
      </form>
    </Part>
  )
}
