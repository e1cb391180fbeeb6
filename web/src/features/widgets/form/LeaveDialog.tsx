import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { texts } from './texts.ts'

interface Props {
  isOpen: boolean
  onStay: () => void
  onGo: () => void
}

export default function LeaveDialog({ isOpen, onStay, onGo }: Props) {
  const stay = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  return (
    <Modal
      open={isOpen}
      title={texts.leave.title}
      width={480}
      centered
      closable={false}
      onCancel={onStay}
      afterOpenChange={(open) => open && stay.current?.focus()}
      footer={
        <>
          <Button ref={stay} onClick={onStay}>
            {texts.leave.stay}
          </Button>
          <Button danger type="primary" onClick={onGo}>
            {texts.leave.go}
          </Button>
        </>
      }
    >
      <p className="muted">{texts.leave.text}</p>
    </Modal>
  )
}
