import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router'
import { selectUser } from '../../../api/session/index.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Mode } from '../credentials.ts'
import { CredentialsForm } from '../CredentialsForm.tsx'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { LinkForm } from '../google/LinkForm.tsx'
import { useGoogleOutcome } from '../google/useGoogleOutcome.ts'
import { Swap } from '../Swap.tsx'
import { Terms } from '../Terms.tsx'
import { texts, wordPressTexts as words } from '../texts.ts'
import { ChooseWidget } from './ChooseWidget.tsx'
import { ConfirmSite } from './ConfirmSite.tsx'
import { Connected } from './Connected.tsx'
import { SignedIn } from './SignedIn.tsx'
import { siteOf, type ReturnSite } from './site.ts'
import { SiteBanner } from './SiteBanner.tsx'
import { useConfirmed } from './useConfirmed.ts'
import { useConnect } from './useConnect.ts'
import '../auth.css'
import './wordpress.css'

/** The window that a WordPress site opens to learn who its owner is. */
export function WordPressPage() {
  const [search] = useSearchParams()
  const site = siteOf(search.get('return_site'))
  return (
    <main className="wordpress">
      <title>{`${words.title} · Docent`}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      {site ? (
        <Connect site={site} state={search.get('state') ?? ''} />
      ) : (
        <Note tone="bad" title={words.noSite}>
          <p>{words.noSiteText}</p>
        </Note>
      )}
    </main>
  )
}

function Connect({ site, state }: { site: ReturnSite; state: string }) {
  const user = useSelector(selectUser)
  const box = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<Mode>('signIn')
  const [confirmed, setConfirmed] = useConfirmed(`${site.origin} ${state}`)
  const [isMissing, setIsMissing] = useState(false)
  const { connection, connect, finish } = useConnect(site, state)
  const { outcome, forget } = useGoogleOutcome()

  const cameFromGoogle = outcome === 'in' || outcome === 'new'
  const mayConnect = cameFromGoogle && confirmed && user !== undefined && connection.kind === 'open'
  useEffect(() => {
    if (!mayConnect) return
    forget()
    connect(user)
  })

  const mayGo = () => {
    if (confirmed) return true
    setIsMissing(true)
    box.current?.querySelector('input')?.focus()
    return false
  }
  const confirm = (
    <ConfirmSite
      site={site}
      box={box}
      confirmed={confirmed}
      isMissing={isMissing}
      onChange={(next) => {
        setConfirmed(next)
        setIsMissing(false)
      }}
    />
  )
  if (connection.kind === 'connected') {
    const { kind: _, ...told } = connection
    return <Connected site={site} {...told} />
  }
  if (connection.kind === 'choosing') {
    const { user: chooser } = connection
    return (
      <>
        <SiteBanner site={site} isDone />
        <ChooseWidget site={site} onDone={(choice) => finish(chooser, choice)} />
      </>
    )
  }
  return (
    <>
      <SiteBanner site={site} />
      {connection.kind === 'alone' && (
        <Note tone="bad" title={words.alone.title}>
          <p>{words.alone.description}</p>
        </Note>
      )}
      {user ? (
        <SignedIn user={user} confirm={confirm} onConnect={() => mayGo() && connect(user)} />
      ) : outcome === 'link' ? (
        <LinkForm onCancel={forget} onSignedIn={(one) => confirmed && connect(one)} />
      ) : (
        <>
          {confirm}
          <GoogleButton label={texts.google} mayGo={mayGo} />
          <p className="or">{texts.or}</p>
          <CredentialsForm mode={mode} submit={words.submit[mode]} mayGo={mayGo} onSignedIn={connect} isPopup />
          <Swap mode={mode} onSwap={setMode} />
          <Terms mode={mode} isPopup />
        </>
      )}
    </>
  )
}
