import type { UserView } from '@docent/proto/http'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSignInMutation, useSignUpMutation } from '../../api/account.ts'
import { asFailure } from '../../api/failure.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { explain, NEEDS_CODE, type CredentialErrors, type Credentials, type Mode } from './credentials.ts'
import { texts } from './texts.ts'
import { useGreeting } from './useGreeting.ts'

/** Signs in or up, says how it went, and answers what is wrong with the fields. */
export function useAuthenticate(mode: Mode, onSignedIn?: (user: UserView) => void) {
  const dispatch = useDispatch()
  const [signIn, signingIn] = useSignInMutation()
  const [signUp, signingUp] = useSignUpMutation()
  const [asksCode, setAsksCode] = useState(false)
  const greet = useGreeting()

  async function authenticate({ name, email, password, code }: Credentials): Promise<CredentialErrors> {
    try {
      const sent =
        mode === 'signUp'
          ? signUp({ name, email, password })
          : signIn({ email, password, ...(code !== '' && { code }) })
      const { user } = await sent.unwrap()
      greet(mode, user)
      onSignedIn?.(user)
      return {}
    } catch (error) {
      const failure = asFailure(error)
      if (failure.code === NEEDS_CODE) {
        setAsksCode(true)
        return asksCode ? { code: failure.error } : {}
      }
      const { field, sentence } = explain(failure)
      dispatch(toasted({ title: texts.failed[mode], description: sentence, variant: 'destructive' }))
      return { [field]: sentence }
    }
  }

  return { authenticate, asksCode, isBusy: signingIn.isLoading || signingUp.isLoading }
}
