import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { LinkButton } from './LinkButton.tsx'

/** Above the title of a page that was opened from a list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton type="text" className="back-link" to={to} icon={<Icon name="back" />}>
      {children}
    </LinkButton>
  )
}
