import { Drawer } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import './side-drawer.css'
import { useMedia } from './useMedia.ts'

interface Props {
  /** What it is called by whoever does not see it. */
  label: string
  /** There is room beside what it belongs to. */
  isBeside: boolean
  /** What it is drawn into where that is not the page: a dialog that has the screen for itself. */
  within?: () => HTMLElement
  onClose: () => void
  /** It has slid away and no longer holds the focus. */
  onClosed: () => void
  /** Nothing while it is closed. */
  children: ReactNode
}

/** Beside its page where there is room, over it on tablets, a sheet from below on phones. */
export function SideDrawer({ label, isBeside, within, onClose, onClosed, children }: Props) {
  const isPhone = useMedia('(max-width: 767px)')
  const isOpen = Boolean(children)
  // While it slides away it still shows what it showed.
  const [kept, setKept] = useState(children)
  if (isOpen && children !== kept) setKept(children)

  useEscape(isBeside && isOpen, onClose)
  if (isBeside) {
    return isOpen ? (
      <aside className="drawer" aria-label={label}>
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
      {...(within && { getContainer: within })}
      destroyOnHidden
      {...(isPhone && { rootClassName: 'side-sheet' })}
      aria-label={label}
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
