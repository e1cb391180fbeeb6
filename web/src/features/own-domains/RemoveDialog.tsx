import { useRemoveOwnDomainMutation, type OwnDomainView } from '../../api/own-domains.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'
import { texts } from './texts.ts'

interface Props {
  /** The one that is asked about; open while there is one. */
  domain: OwnDomainView | undefined
  onClose: () => void
}

/** Asks before websites lose their bubble. */
export default function RemoveDialog({ domain, onClose }: Props) {
  const [remove, { isLoading }] = useRemoveOwnDomainMutation()
  const attempt = useAttempt()
  const confirm = async ({ id }: OwnDomainView) => {
    await attempt(
      texts.remove.failed,
      () => remove(id).unwrap(),
      () => ({ title: texts.remove.done }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      about={domain}
      words={() => texts.remove}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={(one) => void confirm(one)}
    >
      {({ host }) => (
        <>
          <p className="own-domain-named">{host}</p>
          <p className="muted">{texts.remove.text}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
