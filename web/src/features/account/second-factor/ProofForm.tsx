import { useState, type FormEvent, type ReactNode } from 'react'
import { SecretInput } from '../../../ui/SecretInput.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { texts } from './texts.ts'

export interface Proof {
  currentPassword: string
  code: string
}

interface Props {
  asks: { password?: true; code?: string }
  /** What the server said of the last try. */
  problem: { code: string; reason: string } | undefined
  onSubmit: (proof: Proof, press: string) => void
  children: ReactNode
}

/** Asks for what proves that it is really them: the password, a code, or both. Its buttons say what for, by their value. */
export function ProofForm({ asks, problem, onSubmit, children }: Props) {
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<'password' | 'code'>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lacks =
      asks.password && currentPassword === '' ? 'password' : asks.code && code.trim() === '' ? 'code' : undefined
    setMissing(lacks)
    if (lacks) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="factor-${lacks}"]`)?.focus()
      return
    }
    const { submitter } = event.nativeEvent as SubmitEvent
    onSubmit({ currentPassword, code: code.trim() }, submitter?.getAttribute('value') ?? '')
  }
  const isPassword = problem?.code === 'current_password_wrong'
  const passwordError = missing === 'password' ? texts.required.password : isPassword ? problem.reason : undefined
  const codeError = missing === 'code' ? texts.required.code : isPassword ? undefined : problem?.reason
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {asks.password && (
        <SecretInput
          name="factor-password"
          label={texts.password}
          autoComplete="current-password"
          error={passwordError ?? (asks.code === undefined ? codeError : undefined)}
          value={currentPassword}
          toggle={texts}
          onChange={(value) => {
            setPassword(value)
            setMissing(undefined)
          }}
        />
      )}
      {asks.code !== undefined && (
        <CodeField
          label={asks.code}
          error={codeError}
          value={code}
          onChange={(value) => {
            setCode(value)
            setMissing(undefined)
          }}
        />
      )}
      <div className="acts">{children}</div>
    </form>
  )
}
