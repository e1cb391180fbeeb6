import type { ComponentPropsWithRef } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Props = Omit<ComponentPropsWithRef<'button'>, 'children' | 'title'> & {
  icon: IconName
  /** What it does; the only name it has. */
  label: string
  small?: boolean
}

export function IconButton({ icon, label, small = false, type = 'button', className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`ib${small ? ' sm' : ''} ${className}`.trim()}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} small={small} />
    </button>
  )
}
