import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { useRenameTeamMutation } from '../../../api/teams.ts'
import { Field } from '../../../ui/Field.tsx'
import { Part } from '../Part.tsx'
import { useAttempt } from '../useAttempt.ts'
import { teamTexts } from './texts.ts'

const { name: words } = teamTexts

export function NamePart({ name }: { name: string }) {
  const [typed, setTyped] = useState(name)
  const [rename, { isLoading }] = useRenameTeamMutation()
  const { attempt, problem, forget } = useAttempt(words.failed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void attempt(
      () => rename(typed.trim()).unwrap(),
      () => ({ title: words.saved }),
    )
  }
  const error = problem?.code === 'bad_request' ? words.badName : undefined
  return (
    <Part title={words.title} text={words.text}>
      <form className="fields" noValidate onSubmit={save}>
        <Field label={words.label} error={error}>
          {(control) => (
            <Input
              {...control}
              name="team"
              maxLength={100}
              status={error === undefined ? '' : 'error'}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                forget()
              }}
            />
          )}
        </Field>
        <div className="acts">
          <Button
            type="primary"
            htmlType="submit"
            loading={isLoading}
            disabled={typed.trim() === '' || typed.trim() === name}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </Part>
  )
}
