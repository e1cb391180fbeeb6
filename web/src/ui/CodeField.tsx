import { Input, type InputProps } from 'antd'
import { Field } from './Field.tsx'

interface Props extends Pick<InputProps, 'name' | 'autoFocus' | 'required'> {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A code of an app, or one of those for whoever lost it. */
export function CodeField({ label, hint, error, value, onChange, ...input }: Props) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })} error={error}>
      {(control) => (
        <Input
          name="factor-code"
          {...input}
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          status={error === undefined ? '' : 'error'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
