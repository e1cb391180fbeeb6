import { Input } from 'antd'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

interface Props {
  name: string
  label: string
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  value: string
  /** What the button says that shows it, and hides it again. */
  toggle: { show: string; hide: string }
  onChange: (value: string) => void
}

/** A secret that can be looked at, by mouse and by keyboard. */
export function SecretInput({ name, label, hint, autoComplete, error, value, toggle, onChange }: Props) {
  const [visible, setVisible] = useState(false)
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
              label={visible ? toggle.hide : toggle.show}
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
