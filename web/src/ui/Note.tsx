import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

interface Props {
  tone?: 'info' | 'warn' | 'bad'
  title?: string
  children: ReactNode
}

const iconOf: Record<NonNullable<Props['tone']>, IconName> = { info: 'info', warn: 'alert', bad: 'fail' }

/** A notice in the flow of the page. What failed speaks up by itself. */
export function Note({ tone = 'info', title, children }: Props) {
  return (
    <div className={`note ${tone}`} role={tone === 'info' ? undefined : 'alert'}>
      <Icon name={iconOf[tone]} />
      <div>
        {title !== undefined && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
