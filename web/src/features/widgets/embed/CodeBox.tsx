import { useId, useRef } from 'react'
import { useAppDispatch } from '../../../api/hooks.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useCopy } from '../../../ui/useCopy.ts'
import { piecesOf } from './places.ts'
import { texts } from './texts.ts'

interface Props {
  title: string
  code: string
  widgetId: string
}

/** Code on the wall, with a button that copies it; where copying is forbidden, it is selected for whoever asked. */
export function CodeBox({ title, code, widgetId }: Props) {
  const id = useId()
  const dispatch = useAppDispatch()
  const shown = useRef<HTMLPreElement>(null)
  const { copied, copy } = useCopy(() => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
    dispatch(toasted({ ...texts.refused, variant: 'destructive' }))
  })
  return (
    <div className="e-code">
      <header>
        <span id={id}>{title}</span>
        <button type="button" className={copied ? 'done' : undefined} onClick={() => void copy(code)}>
          <Icon name={copied ? 'check' : 'copy'} small />
          {copied ? texts.copied : texts.copy}
        </button>
        <span className="sr" role="status">
          {copied ? texts.copiedAloud : ''}
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre ref={shown} tabIndex={0} role="region" aria-labelledby={id}>
        {piecesOf(code, widgetId).map((piece, index) => (
          <span key={index}>{piece.map(({ text, isId }, at) => (isId ? <i key={at}>{text}</i> : text))}</span>
        ))}
      </pre>
    </div>
  )
}
