import { Button } from 'antd'
import { createElement, useEffect, useRef } from 'react'
import { useAppDispatch } from '../../api/hooks.ts'
import { Icon } from '../Icon.tsx'
import { toasted } from '../toasts/toasts.ts'
import { useCopy } from '../useCopy.ts'
import './shown-once.css'

interface Words {
  title: string
  copy: string
  copied: string
  copyRefused: string
  done: string
}

interface Props {
  heading: 'h2' | 'h3'
  value: string
  text: string
  words: Words
  onDone: () => void
}

/** A secret that is shown this once, and its heading has the focus: whoever leaves it has taken it along. */
export function ShownOnce({ heading, value, text, words, onDone }: Props) {
  const dispatch = useAppDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ title: words.copyRefused, variant: 'destructive' })))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="shown-once">
      {createElement(heading, { ref: title, tabIndex: -1 }, words.title)}
      <p className="muted">{text}</p>
      <code>{value}</code>
      <div className="acts">
        <Button type="primary" icon={<Icon name={copied ? 'check' : 'copy'} small />} onClick={() => void copy(value)}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
