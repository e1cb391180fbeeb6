import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useMay } from '../../../api/hooks.ts'
import { selectAccount } from '../../../api/session/index.ts'
import { useTeamQuery, type MemberView, type TeamView } from '../../../api/teams.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Awaited } from '../Awaited.tsx'
import { Part } from '../Part.tsx'
import { EndPart } from './EndPart.tsx'
import { InvitationsPart } from './InvitationsPart.tsx'
import { InvitePart } from './InvitePart.tsx'
import { LeavePart } from './LeavePart.tsx'
import { Member } from './Member.tsx'
import { NamePart } from './NamePart.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { teamTexts as texts } from './texts.ts'
import { TransferPart } from './TransferPart.tsx'
import '../account.css'

/** The people of the account that is open. */
export function Component() {
  const query = useTeamQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, fulfilledTimeStamp } = query
  return (
    <div className="wrap account">
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      {(data === undefined || error !== undefined) && <Awaited query={query} words={texts} />}
      {data && <Loaded team={data} now={new Date(fulfilledTimeStamp ?? 0)} />}
    </div>
  )
}

function Loaded({ team, now }: { team: TeamView; now: Date }) {
  const isOwner = useMay('owner')
  const account = useSelector(selectAccount)
  const [doomed, setDoomed] = useState<MemberView>()
  const { members, invitations } = team
  const isIn = members.some(({ isYou, role }) => isYou && role !== 'owner')
  return (
    <>
      {isOwner && <NamePart key={team.name} name={team.name} />}
      <Part title={texts.members.title} text={texts.members.text}>
        <ul className="entries">
          {members.map((member) => (
            <Member key={member.id} member={member} now={now} mayChange={isOwner} onRemove={() => setDoomed(member)} />
          ))}
        </ul>
      </Part>
      {isOwner && <InvitePart taken={members.length + invitations.length} limit={team.limit} />}
      {isOwner && invitations.length > 0 && <InvitationsPart invitations={invitations} now={now} />}
      {isOwner && (
        <Part title={texts.activity.title} text={texts.activity.text}>
          <div className="acts">
            <LinkButton to="/activity">{texts.activity.open}</LinkButton>
          </div>
        </Part>
      )}
      {isOwner && <TransferPart team={team} />}
      {isOwner && account?.isOwn === false && <EndPart team={team} />}
      {isIn && <LeavePart team={team} />}
      <RemoveDialog member={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}
