import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { useAuthOptionsQuery, useStartGoogleMutation } from '../../../api/account.ts'
import { asFailure, networkFailure } from '../../../api/failure.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { texts } from '../texts.ts'
import { explainStart, tellConsole } from './outcome.ts'

/** Leaves for Google, and comes back to this very page. `mayGo` can hold it. */
export function GoogleButton({ label, mayGo = () => true }: { label: string; mayGo?: () => boolean }) {
  const dispatch = useDispatch()
  const { pathname, search } = useLocation()
  const { data: options, isLoading } = useAuthOptionsQuery()
  const [start] = useStartGoogleMutation()
  const [isLeaving, setIsLeaving] = useState(false)
  // It stays where it is looked for, and says beforehand that it leads nowhere here.
  const isOff = options?.google === false
  // Whoever comes back with the browser's own button finds the page as it was left.
  useEffect(() => {
    const again = () => setIsLeaving(false)
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])

  const fail = (failure: ReturnType<typeof asFailure>) => {
    setIsLeaving(false)
    if (failure.code !== 'google_not_configured') tellConsole(failure)
    dispatch(toasted({ ...explainStart(failure), variant: 'destructive' }))
  }
  const press = async () => {
    if (!mayGo()) return
    if (isOff) {
      fail({ ...networkFailure, code: 'google_not_configured' })
      return
    }
    setIsLeaving(true)
    try {
      const { url } = await start({ page: pathname + search }).unwrap()
      location.assign(url)
    } catch (error) {
      fail(asFailure(error))
    }
  }
  return (
    <Button
      block
      size="large"
      className={isOff ? 'google off' : 'google'}
      icon={<GoogleMark />}
      loading={isLeaving}
      onClick={() => void press()}
      disabled={isLoading}
    >
      {label}
      {isOff && <small>{texts.googleOff}</small>}
    </Button>
  )
}
