import { useDispatch } from 'react-redux'
import {
  useSaveUserMutation,
  useSendWelcomeEmailMutation,
  useSignInMutation,
  useSignUpMutation,
} from '../../api/account.ts'
import { asFailure } from '../../api/failure.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { explain, type CredentialErrors, type Credentials, type Mode } from './credentials.ts'
import { texts } from './texts.ts'

/** Signs in or up, says how it went, and answers what is wrong with the fields. */
export function useAuthenticate(mode: Mode) {
  const dispatch = useDispatch()
  const [signIn, signingIn] = useSignInMutation()
  const [signUp, signingUp] = useSignUpMutation()
  const [saveUser] = useSaveUserMutation()
  const [sendWelcomeEmail] = useSendWelcomeEmailMutation()

  async function authenticate({ name, email, password }: Credentials): Promise<CredentialErrors> {
    try {
      const sent = mode === 'signUp' ? signUp({ name, email, password }) : signIn({ email, password })
      const { user } = await sent.unwrap()
      dispatch(toasted({ title: texts.success[mode] }))
      // Neither changes anything for the person who signs in, so their failures stay in the server's log.
      void saveUser({ uid: user.uid, email: user.email, displayName: user.displayName, photoURL: user.photoURL })
      if (mode === 'signUp') {
        const mailName = user.displayName || (user.email.split('@')[0] ?? '')
        void sendWelcomeEmail({ userId: user.uid, email: user.email, name: mailName.slice(0, 100) })
      }
      return {}
    } catch (error) {
      const { field, sentence } = explain(asFailure(error))
      dispatch(toasted({ title: texts.failed[mode], description: sentence, variant: 'destructive' }))
      return { [field]: sentence }
    }
  }

  return { authenticate, isBusy: signingIn.isLoading || signingUp.isLoading }
}
