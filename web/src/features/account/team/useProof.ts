import { useState } from 'react'
import { useSecondFactorQuery } from '../../../api/security.ts'
import { useListSessionsQuery } from '../../../api/self.ts'

type Typed = Record<'password' | 'code', string>
const NOTHING: Typed = { password: '', code: '' }

/** What whoever does something that a passer-by must not has to show: their password, and a code where a second factor is on. */
export function useProof(refusal: string | undefined) {
  const { data: sessions } = useListSessionsQuery()
  const { data: factor } = useSecondFactorQuery()
  const [typed, setTyped] = useState(NOTHING)
  const [missing, setMissing] = useState<keyof Typed>()
  // It may have been turned on in another tab, and stays asked for while the code is typed.
  const [isAsked, setAsked] = useState(false)
  if (refusal === 'second_factor_wrong' && !isAsked) setAsked(true)
  const hasPassword = sessions?.signIn.hasPassword ?? true
  const takesCode = isAsked || (factor !== undefined && factor.since !== null)

  return {
    hasPassword,
    takesCode,
    typed,
    missing,
    set(changes: Partial<Typed>) {
      setTyped((now) => ({ ...now, ...changes }))
      setMissing(undefined)
    },
    clear() {
      setTyped(NOTHING)
      setMissing(undefined)
    },
    /** What is sent; undefined while something is missing, which is said then. */
    shown(): Partial<Typed> | undefined {
      const code = typed.code.trim()
      const lacks = hasPassword && typed.password === '' ? 'password' : takesCode && code === '' ? 'code' : undefined
      setMissing(lacks)
      if (lacks) return undefined
      return { ...(hasPassword && { password: typed.password }), ...(takesCode && { code }) }
    },
  }
}
export type Proof = ReturnType<typeof useProof>
