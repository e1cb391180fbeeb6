import { useRemoveMemberMutation, type MemberView } from '../../../api/teams.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useAttempt } from '../useAttempt.ts'
import { teamTexts } from './texts.ts'

const { members: words } = teamTexts
const nameOf = ({ name, email }: MemberView) => name || email

interface Props {
  /** The one who is about to be removed; the dialog is open while there is one. */
  member: MemberView | undefined
  onClose: () => void
}

export function RemoveDialog({ member, onClose }: Props) {
  const [remove, { isLoading }] = useRemoveMemberMutation()
  const { attempt } = useAttempt(words.notRemoved)
  const confirm = async (one: MemberView) => {
    await attempt(
      () => remove(one.id).unwrap(),
      () => ({ title: words.removed(nameOf(one)) }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      about={member}
      words={(one) => ({ ...words.removal, title: words.removal.title(nameOf(one)) })}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={(one) => void confirm(one)}
    >
      {() => <p className="muted">{words.removal.text}</p>}
    </ConfirmDialog>
  )
}
