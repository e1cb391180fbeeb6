import type { LiveEvent } from '@docent/proto/http'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Outlet } from 'react-router'
import { useAppDispatch, useMay } from '../../api/hooks.ts'
import { followLive } from '../../api/live.ts'
import { renew, restoring, selectAccount, selectStatus } from '../../api/session/index.ts'
import { Centered } from '../../ui/Centered.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { Wait } from '../../ui/Wait.tsx'
import { asRole } from '../../ui/roles.ts'
import { texts } from '../texts.ts'
import { SignInPrompt } from './SignInPrompt.tsx'
import { VerifyBanner } from './VerifyBanner.tsx'

const isNews = (type: string): type is keyof typeof texts.news => type in texts.news

const HandoverAlert = lazy(() => import('../../features/handover-alert/HandoverAlert.tsx'))
const FirstSteps = lazy(() => import('../../features/first-steps/FirstSteps.tsx'))

/** Pages that need an owner: nothing of them is drawn, or asked for, before there is one. */
export function Component() {
  const status = useSelector(selectStatus)
  const account = useSelector(selectAccount)
  useAccountNews()
  if (status === 'loading') return <Wait words={texts.wait} />
  if (status === 'out') return <SignInPrompt />
  if (status === 'unreachable') return <Unreachable />
  // Nothing of one account is left on a page when another one is open, or when it is open in another role.
  return <SignedIn key={`${account?.id} ${account?.role}`} />
}

/** Says that another account is open than before: a role ended, or it was opened in another tab. */
function useAccountNews() {
  const account = useSelector(selectAccount)
  const dispatch = useAppDispatch()
  const before = useRef(account)
  useEffect(() => {
    const last = before.current
    before.current = account
    if (!last || !account || (last.id === account.id && last.role === account.role)) return
    const { title, own, text, left } = texts.accountChanged
    dispatch(
      toasted({
        title: account.isOwn ? own : title(account.name),
        description: account.isOwn ? left(last.name) : text(asRole[account.role]),
      }),
    )
  }, [account, dispatch])
}

function SignedIn() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const leaving = new AbortController()
    void dispatch((_, getState, tools) => {
      const tell = ({ type }: LiveEvent) => void (isNews(type) && dispatch(toasted(texts.news[type])))
      return followLive({ dispatch, getState, tools }, leaving.signal, tell)
    })
    return () => leaving.abort()
  }, [dispatch])
  const isEditor = useMay('editor')
  return (
    <>
      <VerifyBanner />
      <Suspense>
        <HandoverAlert />
      </Suspense>
      {isEditor && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

function Unreachable() {
  const dispatch = useAppDispatch()
  const { title, text, action } = texts.unreachable
  const again = () => {
    dispatch(restoring())
    void dispatch((_, getState, tools) => renew({ dispatch, getState, tools }))
  }
  return (
    <Centered
      picture={<Mark />}
      title={title}
      level={1}
      text={text}
      action={
        <Button type="primary" onClick={again}>
          {action}
        </Button>
      }
    />
  )
}
