import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { TeamView } from '../../../api/teams.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Part } from '../Part.tsx'

interface Props {
  team: TeamView
  words: {
    title: string
    text: string
    submit: string
    dialog: { title(name: string): string; keep: string; confirm: string }
  }
  /** The team that is asked about; without one the dialog is closed. */
  asked: TeamView | undefined
  isBusy: boolean
  onAsk: (team: TeamView | undefined) => void
  onConfirm: (team: TeamView) => void
  /** What is lost, and what else the dialog asks for. */
  children: (team: TeamView) => ReactNode
}

/** A part of the page with a step that cannot be taken back: a dialog asks before it. */
export function DangerPart({ team, words, asked, isBusy, onAsk, onConfirm, children }: Props) {
  return (
    <Part title={words.title} text={words.text} tone="danger">
      <div className="acts">
        <Button danger onClick={() => onAsk(team)}>
          {words.submit}
        </Button>
      </div>
      <ConfirmDialog
        about={asked}
        words={({ name }) => ({ ...words.dialog, title: words.dialog.title(name) })}
        isBusy={isBusy}
        onClose={() => onAsk(undefined)}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmDialog>
    </Part>
  )
}
