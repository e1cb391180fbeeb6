import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { selectStatus, selectUser } from '../../../api/session/index.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useGreeting } from '../useGreeting.ts'
import { explainOutcome, outcomeOf, tellConsole } from './outcome.ts'

/** What came of a way to Google, said once. `forget` takes it out of the address. */
export function useGoogleOutcome() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const status = useSelector(selectStatus)
  const user = useSelector(selectUser)
  const greet = useGreeting()
  const said = useRef('')
  const found = outcomeOf(hash)
  const forget = () => void navigate(pathname + search, { replace: true })

  useEffect(() => {
    if (!found || found.outcome === 'link' || said.current === hash) return
    said.current = hash
    const isIn = found.outcome === 'in' || found.outcome === 'new'
    if (isIn && user) {
      greet(found.outcome === 'new' ? 'signUp' : 'signIn', user)
      return
    }
    // Signed in there and not here: this browser did not keep the cookie.
    const outcome = isIn ? 'failed' : found.outcome
    if (outcome !== 'cancelled') tellConsole(found)
    const variant = outcome === 'cancelled' ? 'default' : 'destructive'
    dispatch(toasted({ ...explainOutcome(outcome as Parameters<typeof explainOutcome>[0]), variant }))
    forget()
  })
  return { outcome: status === 'loading' ? undefined : found?.outcome, forget }
}
