import { useRevokeApiKeyMutation, type ApiKeyView } from '../../../api/self.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { texts } from '../texts.ts'
import { useAttempt } from '../useAttempt.ts'

const { keys: words } = texts

interface Props {
  /** The one that is about to be revoked; the dialog is open while there is one. */
  entry: ApiKeyView | undefined
  onClose: () => void
}

export default function RevokeDialog({ entry, onClose }: Props) {
  const [revoke, { isLoading }] = useRevokeApiKeyMutation()
  const { attempt } = useAttempt(words.notRevoked)
  const confirm = async ({ id, name }: ApiKeyView) => {
    await attempt(
      () => revoke(id).unwrap(),
      () => ({ title: words.revoked, description: name }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      about={entry}
      words={({ name }) => ({ title: words.revokeTitle(name), keep: texts.cancel, confirm: words.revoke })}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={(one) => void confirm(one)}
    >
      {() => <p className="muted">{words.revokeText}</p>}
    </ConfirmDialog>
  )
}
