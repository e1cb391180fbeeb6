import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { useAuthOptionsQuery } from '../../../api/account.ts'
import { UNLIMITED } from '../../../api/plans.ts'
import { useInviteMemberMutation, type GivenRole } from '../../../api/teams.ts'
import { Field } from '../../../ui/Field.tsx'
import { capitalized } from '../../../ui/format/count.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { roleWords } from '../../../ui/roles.ts'
import { Part } from '../Part.tsx'
import { useAttempt } from '../useAttempt.ts'
import { RoleSelect } from './RoleSelect.tsx'
import { teamTexts } from './texts.ts'

const { invite: words } = teamTexts
/** Refusals that are about the address. */
const OF_ADDRESS = new Set(['invalid_email', 'bad_request', 'already_member', 'already_invited'])

interface Props {
  taken: number
  /** -1 is no limit. */
  limit: number
}

export function InvitePart({ taken, limit }: Props) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('agent')
  const [isMissing, setIsMissing] = useState(false)
  const { data: options } = useAuthOptionsQuery()
  const [invite, { isLoading }] = useInviteMemberMutation()
  const { attempt, problem, forget } = useAttempt(words.failed)
  const isFull = limit !== UNLIMITED && taken >= limit

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    setIsMissing(email.trim() === '')
    if (email.trim() === '') return
    const done = await attempt(
      () => invite({ email, role }).unwrap(),
      () => ({
        title: words.sent,
        description: options?.mails === 'kept' ? words.keptText : words.sentText(email.trim()),
      }),
    )
    if (done) setEmail('')
  }
  const ofAddress = problem && OF_ADDRESS.has(problem.code) ? problem.reason : undefined
  const error = isMissing ? words.required : ofAddress
  return (
    <Part title={words.title} text={words.text}>
      <p className="num">{words.places(taken, limit)}</p>
      {isFull ? (
        <Note title={words.full}>
          <p>{words.fullText(limit)}</p>
          <LinkButton size="small" to="/subscription-usage">
            {words.plans}
          </LinkButton>
        </Note>
      ) : (
        <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
          <Field label={words.email} error={error}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="invite"
                autoComplete="off"
                inputMode="email"
                maxLength={254}
                status={error === undefined ? '' : 'error'}
                value={email}
                onChange={({ target }) => {
                  setEmail(target.value)
                  setIsMissing(false)
                  forget()
                }}
              />
            )}
          </Field>
          <div className="role-choice">
            <RoleSelect label={words.role} value={role} isBusy={isLoading} onChange={setRole} />
            <p className="hint">{capitalized(roleWords[role])}</p>
          </div>
          {problem && ofAddress === undefined && (
            <Note tone="bad" title={words.failed}>
              <p>{problem.reason}</p>
            </Note>
          )}
          <div className="acts">
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {words.submit}
            </Button>
          </div>
        </form>
      )}
    </Part>
  )
}
