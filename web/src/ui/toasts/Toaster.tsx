import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { dismissed, removed, selectToast, TOAST_MS, type Toast } from './toasts.ts'
import './toasts.css'

/** The one toast there may be. Both live regions are always there, so that screen readers notice what enters them. */
export function Toaster() {
  const toast = useSelector(selectToast)
  const failed = toast?.variant === 'destructive'
  return (
    <div className="toaster">
      <div role="status">{toast && !failed && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && failed && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

const LEAVING_MS = 220

function ToastCard({ toast }: { toast: Toast }) {
  const dispatch = useDispatch()
  const { id, open, title, description = [], variant, duration = TOAST_MS } = toast
  const hold = usePausedTimer(duration, () => dispatch(dismissed(id)))
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => dispatch(removed(id)), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [open, id, dispatch])

  const failed = variant === 'destructive'
  return (
    <div className={`toast${failed ? ' bad' : ''}${open ? '' : ' leaving'}`} {...hold}>
      <Icon name={failed ? 'fail' : 'check'} />
      <div>
        <p className="toast-title">{title}</p>
        {[description].flat().map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <IconButton icon="x" small label="Dismiss" onClick={() => dispatch(dismissed(id))} />
    </div>
  )
}

/** Calls back after a time that stands still while the pointer or the focus is on the element. */
function usePausedTimer(ms: number, onEnd: () => void) {
  const [held, setHeld] = useState(false)
  const left = useRef(ms)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (held) return undefined
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1_000, left.current - (performance.now() - started))
    }
  }, [held])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
