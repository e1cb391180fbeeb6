import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useRevokeApiKeyMutation, type ApiKeyView } from '../../../api/self.ts'
import { texts } from '../texts.ts'
import { useAttempt } from '../useAttempt.ts'

const { keys: words } = texts

interface Props {
  /** The one that is about to be revoked; the dialog is open while there is one. */
  entry: ApiKeyView | undefined
  onClose: () => void
}

export default function RevokeDialog({ entry, onClose }: Props) {
  const [named, setNamed] = useState(entry)
  // While the dialog closes it still shows what it was about.
  if (entry && entry !== named) setNamed(entry)
  const [revoke, { isLoading }] = useRevokeApiKeyMutation()
  const { attempt } = useAttempt(words.notRevoked)
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const confirm = async () => {
    if (!entry) return
    await attempt(
      () => revoke(entry.id).unwrap(),
      () => ({ title: words.revoked, description: entry.name }),
    )
    onClose()
  }
  return (
    <Modal
      open={entry !== undefined}
      title={words.revokeTitle(named?.name ?? '')}
      width={480}
      centered
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && cancel.current?.focus()}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button danger type="primary" loading={isLoading} onClick={() => void confirm()}>
            {words.revoke}
          </Button>
        </>
      }
    >
      <p className="muted">{words.revokeText}</p>
    </Modal>
  )
}
