import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import './menu.css'
import { stepOf } from './menu-keys.ts'

export interface MenuEntry {
  key: string
  icon: ReactNode
  label: string
  /** Present in menus where one entry is chosen. */
  isChosen?: boolean
  /** Of its group: a line parts it from what follows. */
  isLast?: boolean
  onPick: () => void
}

interface ButtonProps {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: () => void
}

interface Props {
  renderButton: (props: ButtonProps) => ReactElement
  /** Stands above the entries. */
  head?: ReactNode
  entries: readonly MenuEntry[]
  isNarrow?: boolean
}

/**
 * A button with a menu below it, by the pattern of the ARIA guide: arrows move, Home and End jump, Escape and Tab close.
 * Own, because antd's menu alone weighs a tenth of what a first load may.
 */
export function MenuButton({ renderButton, head, entries, isNarrow = false }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const close = () => {
    setIsOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    ;(chosen ?? list.current?.querySelector<HTMLElement>('button'))?.focus()
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])])
    if (step) step.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') {
      setIsOpen(false)
      return
    } else return
    event.preventDefault()
  }
  return (
    <div className="menu-root" ref={root}>
      {renderButton({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <div className={isNarrow ? 'menu-sheet narrow' : 'menu-sheet'}>
          {head}
          <div role="menu" tabIndex={-1} aria-labelledby={id} ref={list} onKeyDown={press}>
            {entries.map(({ key, icon, label, isChosen, isLast, onPick }) => (
              <button
                key={key}
                type="button"
                className={isLast ? 'last' : undefined}
                role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={isChosen}
                tabIndex={-1}
                onClick={() => {
                  close()
                  onPick()
                }}
              >
                {icon}
                <span>{label}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
