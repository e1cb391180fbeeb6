import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveTeamMutation, type TeamView } from '../../../api/teams.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Part } from '../Part.tsx'
import { useAttempt } from '../useAttempt.ts'
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
    <Part title={words.title} text={words.text} tone="danger">
      <div className="acts">
        <Button danger onClick={() => setAsked(team)}>
          {words.submit}
        </Button>
      </div>
      <ConfirmDialog
        about={asked}
        words={({ name }) => ({ ...words.dialog, title: words.dialog.title(name) })}
        isBusy={isLoading}
        onClose={() => setAsked(undefined)}
        onConfirm={(one) => void confirm(one)}
      >
        {() => <p className="muted">{words.dialog.text}</p>}
      </ConfirmDialog>
    </Part>
  )
}
