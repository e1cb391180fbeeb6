import { useRemoveWebhookMutation, useRenewWebhookSecretMutation, type WebhookView } from '../../api/webhooks.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { texts } from './texts.ts'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'

interface Props {
  /** The one that is asked about, and what is to be done to it; open while there is one. */
  about: { webhook: WebhookView; act: 'remove' | 'renew' } | undefined
  onClose: () => void
  /** A new secret was made. */
  onSecret: (secret: string) => void
}

/** Asks before a webhook or its secret is lost. */
export default function Dialogs({ about, onClose, onSecret }: Props) {
  const [remove, removing] = useRemoveWebhookMutation()
  const [renew, renewing] = useRenewWebhookSecretMutation()
  const attempt = useAttempt()
  const confirm = async ({ webhook: { id }, act }: NonNullable<Props['about']>) => {
    if (act === 'remove') {
      await attempt(
        texts.remove.failed,
        () => remove(id).unwrap(),
        () => ({ title: texts.remove.done }),
      )
    } else {
      const made = await attempt(texts.renew.failed, () => renew(id).unwrap())
      if (made) onSecret(made.secret)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      about={about}
      words={({ act }) => texts[act]}
      isBusy={removing.isLoading || renewing.isLoading}
      onClose={onClose}
      onConfirm={(one) => void confirm(one)}
    >
      {({ webhook, act }) => (
        <>
          <p className="webhook-named">{webhook.url}</p>
          <p className="muted">{texts[act].text}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
