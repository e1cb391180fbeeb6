import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useAuthOptionsQuery, useSendVerificationMutation } from '../../api/account.ts'
import { sentenceOf } from '../../api/failure.ts'
import { selectUser } from '../../api/session/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { keepRoom } from '../../ui/keep-room.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { readNote, writeNote } from '../../ui/window-note.ts'
import { texts } from '../texts.ts'

const HIDDEN = 'docent.verify-later'

/** Toasts stand where the header ends; they would lie over the buttons here. */
const keepToastsBelow = keepRoom('--banner')

/** Asks to confirm the address until it is; nothing waits for it. */
export function VerifyBanner() {
  const user = useSelector(selectUser)
  const dispatch = useDispatch()
  const [send, { isLoading }] = useSendVerificationMutation()
  const [isHidden, setIsHidden] = useState(() => readNote(HIDDEN) === user?.uid)
  const isAsked = user !== undefined && !user.emailVerified && !isHidden
  const { data: options } = useAuthOptionsQuery(undefined, { skip: !isAsked })
  if (!isAsked) return null

  const { text, textKept, again, later, sent, kept, failed } = texts.verify
  const isKept = options?.mails === 'kept'
  const press = () =>
    send()
      .unwrap()
      .then(({ message }) => dispatch(toasted(isKept ? kept : { title: sent, description: message })))
      .catch((error: unknown) =>
        dispatch(toasted({ title: failed, description: sentenceOf(error, texts.tryAgain), variant: 'destructive' })),
      )
  const hide = () => {
    writeNote(HIDDEN, user.uid)
    setIsHidden(true)
  }
  return (
    <aside className="verify" aria-label={texts.verify.label} ref={keepToastsBelow}>
      <div className="wrap">
        <Icon name="mail" />
        <p>
          {isKept ? textKept(user.email) : text(user.email)}{' '}
          <button type="button" className="plain-link" disabled={isLoading} onClick={() => void press()}>
            {again}
          </button>
        </p>
        <IconButton small icon="x" label={later} onClick={hide} />
      </div>
    </aside>
  )
}
