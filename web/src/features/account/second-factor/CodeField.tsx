import { Input } from 'antd'
import { Field } from '../../../ui/Field.tsx'

interface Props {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A code of an app, or one of those for whoever lost it. */
export function CodeField({ label, error, value, onChange }: Props) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          name="factor-code"
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
