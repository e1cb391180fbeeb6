import { Note } from '../../../ui/Note.tsx'
import { SecretInput } from '../../../ui/SecretInput.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { texts as factorTexts } from '../second-factor/texts.ts'
import { teamTexts } from './texts.ts'
import type { Proof } from './useProof.ts'

const { proof: words, secret } = teamTexts

interface Props {
  proof: Proof
  /** What the server said of the last try. */
  problem: { code: string; reason: string } | undefined
  /** Above what is said of it where it is about neither. */
  failed: string
  /** Called when anything is typed. */
  onChange: () => void
}

export function ProofFields({ proof, problem, failed, onChange }: Props) {
  const { hasPassword, takesCode, typed, missing } = proof
  const errorOf = (field: keyof typeof typed, code: string) =>
    missing === field ? words.required[field] : problem?.code === code ? problem.reason : undefined
  const set = (changes: Parameters<Proof['set']>[0]) => {
    proof.set(changes)
    onChange()
  }
  const password = errorOf('password', 'current_password_wrong')
  const code = errorOf('code', 'second_factor_wrong')
  return (
    <>
      {hasPassword && (
        <SecretInput
          name="proof"
          label={words.password}
          autoComplete="current-password"
          error={password}
          value={typed.password}
          toggle={secret}
          onChange={(value) => set({ password: value })}
        />
      )}
      {takesCode && (
        <CodeField
          label={factorTexts.codeOrRecovery}
          error={code}
          value={typed.code}
          onChange={(value) => set({ code: value })}
        />
      )}
      {problem && password === undefined && code === undefined && (
        <Note tone="bad" title={failed}>
          <p>{problem.reason}</p>
        </Note>
      )}
    </>
  )
}
