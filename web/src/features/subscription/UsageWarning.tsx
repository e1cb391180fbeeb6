import { Button } from 'antd'
import { Icon } from '../../ui/Icon.tsx'
import type { Warning } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  warning: Warning
  /** Absent where there is no larger plan. */
  onUpgrade: (() => void) | undefined
}

/** The number, the day it ends, and the one thing to do. */
export function UsageWarning({ warning: { title, text, tone }, onUpgrade }: Props) {
  return (
    <div className={tone === 'full' ? 'note bad usage-warning' : 'note warn usage-warning'} role="status">
      <Icon name="alert" />
      <div>
        <p>
          <b className="num">{title}</b>
        </p>
        <p className="num">{text}</p>
      </div>
      {onUpgrade && (
        <Button type="primary" onClick={onUpgrade}>
          {texts.upgrade}
        </Button>
      )}
    </div>
  )
}
