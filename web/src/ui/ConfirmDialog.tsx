import { Button, Modal } from 'antd'
import { useRef, useState, type ReactNode } from 'react'

interface Words {
  /** The question, with the name of the thing. */
  title: string
  keep: string
  confirm: string
}

interface Props<About> {
  /** What it is about; the dialog is open while there is something. */
  about: About | undefined
  words: (about: About) => Words
  width?: number
  isBusy?: boolean
  /** False until it can be said what is to be done. */
  isReady?: boolean
  /** Nothing is lost by it. */
  isSafe?: boolean
  onClose: () => void
  onConfirm: (about: About) => void
  /** What is lost. */
  children: (about: About) => ReactNode
}

/** Who was quicker than the opening dialog has chosen a button already, and keeps it. */
function beginOn(button: HTMLElement | null) {
  if (!button?.parentElement?.contains(document.activeElement)) button?.focus()
}

/** Asks before something is lost. The focus starts on the button that loses nothing. */
export function ConfirmDialog<About>(props: Props<About>) {
  const {
    about,
    words,
    width = 480,
    isBusy = false,
    isReady = true,
    isSafe = false,
    onClose,
    onConfirm,
    children,
  } = props
  const [shown, setShown] = useState(about)
  // While the dialog closes it still shows what it was about.
  if (about !== undefined && about !== shown) setShown(about)
  const first = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const named = about ?? shown
  if (named === undefined) return null
  const { title, keep, confirm } = words(named)
  return (
    <Modal
      open={about !== undefined}
      title={title}
      width={width}
      centered
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && beginOn(first.current)}
      footer={
        <>
          <Button ref={first} onClick={onClose}>
            {keep}
          </Button>
          <Button
            danger={!isSafe}
            type="primary"
            loading={isBusy}
            disabled={!isReady}
            onClick={() => about !== undefined && onConfirm(about)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children(named)}
    </Modal>
  )
}
