import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveTeamMutation, type TeamView } from '../../../api/teams.ts'
import { useAttempt } from '../useAttempt.ts'
import { DangerPart } from './DangerPart.tsx'
import { teamTexts } from './texts.ts'

const { leave: words } = teamTexts

export function LeavePart({ team }: { team: TeamView }) {
  const [asked, setAsked] = useState<TeamView>()
  const [leave, { isLoading }] = useLeaveTeamMutation()
  const { attempt } = useAttempt(words.failed)
  const navigate = useNavigate()
  const confirm = async ({ id, name }: TeamView) => {
    const left = await attempt(
      () => leave(id).unwrap(),
      () => ({ title: words.left(name) }),
    )
    setAsked(undefined)
    if (left) await navigate('/documents')
  }
  return (
    <DangerPart
      team={team}
      words={words}
      asked={asked}
      isBusy={isLoading}
      onAsk={setAsked}
      onConfirm={(one) => void confirm(one)}
    >
      {() => <p className="muted">{words.dialog.text}</p>}
    </DangerPart>
  )
}
