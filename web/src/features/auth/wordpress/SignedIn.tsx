import type { UserView } from '@docent/proto/http'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSignOutMutation } from '../../../api/account.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { explain } from '../credentials.ts'
import { linkTexts, wordPressTexts as words } from '../texts.ts'

interface Props {
  user: UserView
  /** Whose site it is. */
  confirm: ReactNode
  onConnect: () => void
}

/** Somebody who is signed in already still decides whether this site may know it. */
export function SignedIn({ user, confirm, onConnect }: Props) {
  const dispatch = useAppDispatch()
  const [signOut, { isLoading }] = useSignOutMutation()
  const leave = async () => {
    const { error } = await signOut()
    if (error === undefined) return
    const description = explain(asFailure(error)).sentence
    dispatch(toasted({ title: linkTexts.join.stillIn, description, variant: 'destructive' }))
  }
  return (
    <>
      <p className="signed-in">
        {words.signedInAs} <b>{user.email}</b>
      </p>
      {confirm}
      <Button type="primary" block size="large" onClick={onConnect}>
        {words.connect}
      </Button>
      <p className="swap">
        <button type="button" className="plain-link" disabled={isLoading} onClick={() => void leave()}>
          {words.other}
        </button>
      </p>
    </>
  )
}
