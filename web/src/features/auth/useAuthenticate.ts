import type { UserView } from '@docent/proto/http'
import { useDispatch } from 'react-redux'
import { useSignInMutation, useSignUpMutation } from '../../api/account.ts'
import { asFailure } from '../../api/failure.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { explain, type CredentialErrors, type Credentials, type Mode } from './credentials.ts'
import { texts } from './texts.ts'
import { useGreeting } from './useGreeting.ts'

/** Signs in or up, says how it went, and answers what is wrong with the fields. */
export function useAuthenticate(mode: Mode, onSignedIn?: (user: UserView) => void) {
  const dispatch = useDispatch()
  const [signIn, signingIn] = useSignInMutation()
  const [signUp, signingUp] = useSignUpMutation()
  const greet = useGreeting()

  async function authenticate({ name, email, password }: Credentials): Promise<CredentialErrors> {
    try {
      const sent = mode === 'signUp' ? signUp({ name, email, password }) : signIn({ email, password })
      const { user } = await sent.unwrap()
      greet(mode, user)
      onSignedIn?.(user)
      return {}
    } catch (error) {
      const { field, sentence } = explain(asFailure(error))
      dispatch(toasted({ title: texts.failed[mode], description: sentence, variant: 'destructive' }))
      return { [field]: sentence }
    }
  }

  return { authenticate, isBusy: signingIn.isLoading || signingUp.isLoading }
}
