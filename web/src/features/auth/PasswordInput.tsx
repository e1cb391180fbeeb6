import type { ComponentProps } from 'react'
import { SecretInput } from '../../ui/SecretInput.tsx'
import { texts } from './texts.ts'

const toggle = { show: texts.showPassword, hide: texts.hidePassword }

/** A password in the words of signing in. */
export function PasswordInput(props: Omit<ComponentProps<typeof SecretInput>, 'toggle'>) {
  return <SecretInput {...props} toggle={toggle} />
}
