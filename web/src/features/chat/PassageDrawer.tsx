import { Drawer } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { useMedia } from '../../ui/useMedia.ts'
import { texts } from './texts.ts'

interface Props {
  /** There is room beside the talk. */
  isBeside: boolean
  onClose: () => void
  /** It has slid away and no longer holds the focus. */
  onClosed: () => void
  /** Nothing while no passage is open. */
  children: ReactNode
}

/** Beside the talk where there is room, over it on tablets, a sheet from below on phones. */
export function PassageDrawer({ isBeside, onClose, onClosed, children }: Props) {
  const isPhone = useMedia('(max-width: 767px)')
  const isOpen = Boolean(children)
  // While it slides away it still shows what it showed.
  const [kept, setKept] = useState(children)
  if (isOpen && children !== kept) setKept(children)

  useEscape(isBeside && isOpen, onClose)
  if (isBeside) {
    return isOpen ? (
      <aside className="drawer" aria-label={texts.passage.label}>
        {children}
      </aside>
    ) : null
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      afterOpenChange={(now) => !now && onClosed()}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '74%' : 512}
      closable={false}
      destroyOnHidden
      rootClassName={isPhone ? 'passage-sheet' : 'passage-over'}
      aria-label={texts.passage.label}
      styles={{ body: { padding: 0 } }}
    >
      <div className="drawer">
        {isPhone && <div className="grab" aria-hidden="true" />}
        {isOpen ? children : kept}
      </div>
    </Drawer>
  )
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isActive, onEscape])
}
