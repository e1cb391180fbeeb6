import type { UserView } from '@docent/proto/http'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSignOutMutation } from '../../../api/account.ts'
import { wordPressTexts as words } from '../texts.ts'

interface Props {
  user: UserView
  /** Whose site it is. */
  confirm: ReactNode
  onConnect: () => void
}

/** Somebody who is signed in already still decides whether this site may know it. */
export function SignedIn({ user, confirm, onConnect }: Props) {
  const [signOut, { isLoading }] = useSignOutMutation()
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
        <button type="button" className="plain-link" disabled={isLoading} onClick={() => void signOut()}>
          {words.other}
        </button>
      </p>
    </>
  )
}
