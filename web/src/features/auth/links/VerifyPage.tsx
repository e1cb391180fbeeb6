import { Button } from 'antd'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useVerifyEmailMutation } from '../../../api/account.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { homeOf, renewAfterChange, selectAccount, selectStatus } from '../../../api/session/index.ts'
import { mayBeSignedIn } from '../../../api/session/marker.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { explain } from '../credentials.ts'
import { linkTexts, texts } from '../texts.ts'
import { useLinkToken } from './token.ts'

const words = linkTexts.verify

/** Proves an address by the link of the mail. It takes a press: programs that look through mails open links as well. */
export function Component() {
  const token = useLinkToken()
  const dispatch = useDispatch()
  const appDispatch = useAppDispatch()
  const signedIn = useSelector(selectStatus) === 'in'
  const account = useSelector(selectAccount)
  const [verify, { isLoading, data }] = useVerifyEmailMutation()
  const [over, setOver] = useState<string | undefined>(token === undefined ? linkTexts.reset.incomplete : undefined)

  const press = async () => {
    if (token === undefined || isLoading) return
    try {
      await verify({ token }).unwrap()
      if (!mayBeSignedIn()) return
      await appDispatch((_, getState, tools) => renewAfterChange({ dispatch: appDispatch, getState, tools }))
    } catch (thrown) {
      const failure = asFailure(thrown)
      const { sentence } = explain(failure)
      dispatch(toasted({ title: words.failed, description: sentence, variant: 'destructive' }))
      if (failure.code === 'verification_link_over') setOver(sentence)
    }
  }
  const title = data ? words.done : words.title
  return (
    <AuthFrame>
      <title>{`${title} · Docent`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <div role="status" className="lead">
        {over !== undefined ? (
          <Note tone="bad">
            <p>{over}</p>
          </Note>
        ) : (
          <p className="muted">{data ? words.doneText(data.email) : words.lead}</p>
        )}
      </div>
      {over === undefined && !data ? (
        <Button type="primary" block size="large" loading={isLoading} onClick={() => void press()}>
          {isLoading ? texts.working : words.submit}
        </Button>
      ) : (
        <LinkButton type="primary" block size="large" to={signedIn ? homeOf(account) : '/login'}>
          {signedIn ? words.go : words.goOut}
        </LinkButton>
      )}
    </AuthFrame>
  )
}
