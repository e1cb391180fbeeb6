import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { texts } from './texts.ts'

interface Props {
  isOpen: boolean
  onStay: () => void
  onGo: () => void
}

const { title, text, stay, go } = texts.leave

export default function LeaveDialog({ isOpen, onStay, onGo }: Props) {
  return (
    <ConfirmDialog
      about={isOpen || undefined}
      words={() => ({ title, keep: stay, confirm: go })}
      onClose={onStay}
      onConfirm={onGo}
    >
      {() => <p className="muted">{text}</p>}
    </ConfirmDialog>
  )
}
