import type { UserView } from '@docent/proto/http'
import { useDispatch } from 'react-redux'
import { useSaveUserMutation, useSendWelcomeEmailMutation } from '../../api/account.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import type { Mode } from './credentials.ts'
import { texts } from './texts.ts'

/** Says that it worked, has the profile kept and, for a new account, the welcome mail sent. */
export function useGreeting() {
  const dispatch = useDispatch()
  const [saveUser] = useSaveUserMutation()
  const [sendWelcomeEmail] = useSendWelcomeEmailMutation()

  return (mode: Mode, { uid, email, displayName, photoURL }: UserView): void => {
    dispatch(toasted({ title: texts.success[mode] }))
    // Neither changes anything for the person who signs in, so their failures stay in the server's log.
    void saveUser({ uid, email, displayName, photoURL })
    if (mode === 'signUp') {
      const mailName = displayName || (email.split('@')[0] ?? '')
      void sendWelcomeEmail({ userId: uid, email, name: mailName.slice(0, 100) })
    }
  }
}
