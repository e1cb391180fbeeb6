import { Button } from 'antd'
import { useChangeMemberMutation, type GivenRole, type MemberView } from '../../../api/teams.ts'
import { capitalized } from '../../../ui/format/count.ts'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { asRole, roleNames, roleWords } from '../../../ui/roles.ts'
import { useAttempt } from '../useAttempt.ts'
import { RoleSelect } from './RoleSelect.tsx'
import { teamTexts } from './texts.ts'

const { members: words } = teamTexts

interface Props {
  member: MemberView
  now: Date
  /** Whether whoever looks at it may change what others are here. */
  mayChange: boolean
  onRemove: () => void
}

export function Member({ member, now, mayChange, onRemove }: Props) {
  const [change, { isLoading }] = useChangeMemberMutation()
  const { attempt } = useAttempt(words.notChanged)
  const { id, email, role, isYou, since } = member
  const name = member.name || email
  const choose = (next: GivenRole) =>
    void attempt(
      () => change({ memberId: id, role: next }).unwrap(),
      () => ({ title: words.changed(name, asRole[next]), description: capitalized(roleWords[next]) }),
    )
  return (
    <li>
      <div>
        <p className="label-title spaced">
          {name}
          {isYou && <span className="tag ok">{words.you}</span>}
        </p>
        <p className="meta num">
          {member.name !== '' && <span>{email}</span>}
          {since && <span>{words.since(addedOn(momentOf(since), now))}</span>}
        </p>
      </div>
      {mayChange && role !== 'owner' ? (
        <>
          <RoleSelect label={words.role(name)} value={role} isBusy={isLoading} onChange={choose} />
          <Button size="small" aria-label={words.removeOne(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </>
      ) : (
        <span className="tag" title={capitalized(roleWords[role])}>
          {roleNames[role]}
        </span>
      )}
    </li>
  )
}
