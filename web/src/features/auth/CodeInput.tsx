import { Input } from 'antd'
import { Field } from '../../ui/Field.tsx'
import { texts } from './texts.ts'

interface Props {
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The code of an account with a second factor. It comes after the password, and has the focus then. */
export function CodeInput({ error, value, onChange }: Props) {
  return (
    <Field label={texts.code} hint={texts.codeHint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form asks for this and nothing else now
          autoFocus
          required
          status={error === undefined ? '' : 'error'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
