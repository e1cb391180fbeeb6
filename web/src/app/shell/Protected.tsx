import type { LiveEvent } from '@docent/proto/http'
import { Button } from 'antd'
import { lazy, Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Outlet } from 'react-router'
import { useAppDispatch } from '../../api/hooks.ts'
import { followLive } from '../../api/live.ts'
import { renew, restoring, selectStatus } from '../../api/session/index.ts'
import { Centered } from '../../ui/Centered.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { Wait } from '../../ui/Wait.tsx'
import { texts } from '../texts.ts'
import { SignInPrompt } from './SignInPrompt.tsx'
import { VerifyBanner } from './VerifyBanner.tsx'

const isNews = (type: string): type is keyof typeof texts.news => type in texts.news

const HandoverAlert = lazy(() => import('../../features/handover-alert/HandoverAlert.tsx'))
const FirstSteps = lazy(() => import('../../features/first-steps/FirstSteps.tsx'))

/** Pages that need an owner: nothing of them is drawn, or asked for, before there is one. */
export function Component() {
  const status = useSelector(selectStatus)
  if (status === 'loading') return <Wait words={texts.wait} />
  if (status === 'out') return <SignInPrompt />
  if (status === 'unreachable') return <Unreachable />
  return <SignedIn />
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
  return (
    <>
      <VerifyBanner />
      <Suspense>
        <HandoverAlert />
      </Suspense>
      <Suspense>
        <FirstSteps />
      </Suspense>
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
