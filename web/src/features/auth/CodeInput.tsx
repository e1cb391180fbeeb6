import { CodeField } from '../../ui/CodeField.tsx'
import { texts } from './texts.ts'

interface Props {
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The code of an account with a second factor. It comes after the password, and has the focus then. */
export function CodeInput(props: Props) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form asks for this and nothing else now
  return <CodeField {...props} label={texts.code} hint={texts.codeHint} name="code" autoFocus required />
}
