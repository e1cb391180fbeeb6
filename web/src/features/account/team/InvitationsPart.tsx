import { Button } from 'antd'
import { useResendInvitationMutation, useRevokeInvitationMutation, type InvitationView } from '../../../api/teams.ts'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { roleNames } from '../../../ui/roles.ts'
import { Part } from '../Part.tsx'
import { useAttempt } from '../useAttempt.ts'
import { teamTexts } from './texts.ts'

const { invitations: words } = teamTexts

/** Who was invited and has not come yet. */
export function InvitationsPart({ invitations, now }: { invitations: readonly InvitationView[]; now: Date }) {
  return (
    <Part title={words.title} text={words.text}>
      <ul className="entries">
        {invitations.map((one) => (
          <Entry key={one.id} invitation={one} now={now} />
        ))}
      </ul>
    </Part>
  )
}

function Entry({ invitation, now }: { invitation: InvitationView; now: Date }) {
  const [resend, sending] = useResendInvitationMutation()
  const [revoke, revoking] = useRevokeInvitationMutation()
  const resent = useAttempt(words.notSent)
  const withdrawn = useAttempt(words.notWithdrawn)
  const { id, email, role, invitedAt, expiresAt, isOver } = invitation
  return (
    <li>
      <div>
        <p className="label-title spaced">
          {email}
          <span className="tag">{roleNames[role]}</span>
          {isOver && (
            <span className="tag warn">
              <Icon name="clock" small />
              {words.over}
            </span>
          )}
        </p>
        <p className="meta num">
          <span>{words.sent(addedOn(momentOf(invitedAt), now))}</span>
          {!isOver && <span>{words.until(addedOn(momentOf(expiresAt), now))}</span>}
        </p>
      </div>
      <Button
        size="small"
        loading={sending.isLoading}
        aria-label={words.resendOne(email)}
        onClick={() =>
          void resent.attempt(
            () => resend(id).unwrap(),
            () => ({ title: words.resent, description: words.resentText(email) }),
          )
        }
      >
        {words.resend}
      </Button>
      <Button
        size="small"
        loading={revoking.isLoading}
        aria-label={words.withdrawOne(email)}
        onClick={() =>
          void withdrawn.attempt(
            () => revoke(id).unwrap(),
            () => ({ title: words.withdrawn, description: email }),
          )
        }
      >
        {words.withdraw}
      </Button>
    </li>
  )
}
