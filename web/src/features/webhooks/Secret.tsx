import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../../api/hooks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { texts } from './texts.ts'

const { secret: words } = texts

/** A secret, shown this once. */
export function Secret({ value, text, onDone }: { value: string; text: string; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ title: words.copyRefused, variant: 'destructive' })))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="webhook-secret">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="muted">{text}</p>
      <code>{value}</code>
      <div className="row">
        <Button type="primary" icon={<Icon name={copied ? 'check' : 'copy'} small />} onClick={() => void copy(value)}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
