import { Input } from 'antd'
import { useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { texts } from './texts.ts'

interface Props {
  name: string
  label: string
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A password that can be looked at, by mouse and by keyboard. */
export function PasswordInput({ name, label, hint, autoComplete, error, value, onChange }: Props) {
  const [visible, setVisible] = useState(false)
  const toggle = visible ? texts.hidePassword : texts.showPassword
  return (
    <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={256}
          required
          status={error === undefined ? '' : 'error'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          suffix={
            <IconButton
              small
              icon={visible ? 'eyeOff' : 'eye'}
              label={toggle}
              aria-pressed={visible}
              onClick={(event) => {
                // The field around it would take the focus.
                event.stopPropagation()
                setVisible(!visible)
              }}
            />
          }
        />
      )}
    </Field>
  )
}
