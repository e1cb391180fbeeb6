import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../../../api/hooks.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useCopy } from '../../../ui/useCopy.ts'
import { texts } from './texts.ts'

/** The codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ title: texts.copyRefused, variant: 'destructive' })))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="new-key">
      <h3 ref={heading} tabIndex={-1}>
        {texts.codes}
      </h3>
      <p className="muted">{texts.codesText}</p>
      <ul className="secret factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button
          type="primary"
          icon={<Icon name={copied ? 'check' : 'copy'} small />}
          onClick={() => void copy(codes.join('\n'))}
        >
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}
