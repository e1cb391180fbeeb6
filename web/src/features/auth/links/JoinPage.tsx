import { skipToken } from '@reduxjs/toolkit/query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { useSignOutMutation } from '../../../api/account.ts'
import { asFailure } from '../../../api/failure.ts'
import { homeOf, selectAccount, selectStatus, selectUser } from '../../../api/session/index.ts'
import { useInvitationQuery, useJoinTeamMutation, type Invitation } from '../../../api/teams.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { asRole, roleWords } from '../../../ui/roles.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { Wait } from '../../../ui/Wait.tsx'
import { dropNote, readNote, writeNote } from '../../../ui/window-note.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { explain, type Mode } from '../credentials.ts'
import { CredentialsForm } from '../CredentialsForm.tsx'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { LinkForm } from '../google/LinkForm.tsx'
import { useGoogleOutcome } from '../google/useGoogleOutcome.ts'
import { Swap } from '../Swap.tsx'
import { Terms } from '../Terms.tsx'
import { linkTexts, texts } from '../texts.ts'
import { useLinkToken } from './token.ts'

const words = linkTexts.join
/** Signing in with Google leaves this page, and a reload has lost the fragment. */
const NOTE = 'docent.invitation'

/** Accepts an invitation to a team, by the link of its mail: signed in already, or after signing in or up right here. */
export function Component() {
  const opened = useLinkToken()
  const [token] = useState(() => opened ?? readNote(NOTE))
  const status = useSelector(selectStatus)
  const { data, error, isLoading } = useInvitationQuery(token ?? skipToken)
  useEffect(() => {
    if (token !== undefined) writeNote(NOTE, token)
  }, [token])
  useEffect(() => {
    if (error !== undefined && asFailure(error).code === 'invitation_over') dropNote(NOTE)
  }, [error])
  if (isLoading || status === 'loading') return <Wait words={words.wait} />
  return (
    <AuthFrame>
      <title>{`${words.documentTitle} · Docent`}</title>
      {token !== undefined && data ? (
        <Invited invitation={data} token={token} />
      ) : (
        <Over reason={token === undefined ? linkTexts.reset.incomplete : explain(asFailure(error)).sentence} />
      )}
    </AuthFrame>
  )
}

function Over({ reason }: { reason: string }) {
  const account = useSelector(selectAccount)
  return (
    <>
      <h1 tabIndex={-1}>{words.over}</h1>
      <div role="status" className="lead">
        <Note tone="bad">
          <p>{reason}</p>
        </Note>
      </div>
      <LinkButton type="primary" block size="large" to={account ? homeOf(account) : '/login'}>
        {account ? words.go : linkTexts.verify.goOut}
      </LinkButton>
    </>
  )
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const user = useSelector(selectUser)
  const { team, by, role, email } = invitation
  const google = useGoogleOutcome()
  return (
    <>
      <h1 tabIndex={-1}>{words.title(team)}</h1>
      <p className="muted lead">
        {words.lead(by, asRole[role])} {words.means} {roleWords[role]}
      </p>
      {!user && <SignInFirst email={email} {...google} />}
      {user?.email === email && <Accept token={token} />}
      {user && user.email !== email && <Other invited={email} is={user.email} />}
    </>
  )
}

function Accept({ token }: { token: string }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [join, { isLoading }] = useJoinTeamMutation()
  const [over, setOver] = useState<string>()
  const press = async () => {
    try {
      const { account } = await join(token).unwrap()
      dropNote(NOTE)
      await navigate(homeOf(account), { replace: true })
      dispatch(toasted({ title: words.done(account.name), description: words.doneText }))
    } catch (thrown) {
      const failure = asFailure(thrown)
      const { sentence } = explain(failure)
      dispatch(toasted({ title: words.failed, description: sentence, variant: 'destructive' }))
      if (failure.status === 410) setOver(sentence)
    }
  }
  return over === undefined ? (
    <>
      <Button type="primary" block size="large" loading={isLoading} onClick={() => void press()}>
        {isLoading ? texts.working : words.submit}
      </Button>
      <p className="fine">{words.keeps}</p>
    </>
  ) : (
    <div role="status">
      <Note tone="bad">
        <p>{over}</p>
      </Note>
    </div>
  )
}

/** Whoever is signed in has another address than the one that was invited. */
function Other({ invited, is }: { invited: string; is: string }) {
  const dispatch = useDispatch()
  const [signOut, { isLoading }] = useSignOutMutation()
  const leave = () =>
    signOut()
      .unwrap()
      .catch((thrown: unknown) => {
        const description = explain(asFailure(thrown)).sentence
        dispatch(toasted({ title: words.stillIn, description, variant: 'destructive' }))
      })
  return (
    <>
      <Note tone="warn" title={words.other.title}>
        <p>{words.other.text(invited, is)}</p>
      </Note>
      <Button type="primary" block size="large" loading={isLoading} onClick={() => void leave()}>
        {words.other.submit}
      </Button>
    </>
  )
}

function SignInFirst({ email, outcome, forget }: { email: string } & ReturnType<typeof useGoogleOutcome>) {
  const [mode, setMode] = useState<Mode>('signUp')
  if (outcome === 'link') return <LinkForm onCancel={forget} />
  return (
    <>
      <p className="invited">{words.first[mode](email)}</p>
      <GoogleButton label={texts.google} />
      <p className="or">{texts.or}</p>
      <CredentialsForm mode={mode} email={email} />
      <Swap mode={mode} onSwap={setMode} />
      <Terms mode={mode} />
    </>
  )
}
