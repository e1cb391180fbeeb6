import { useSelector } from 'react-redux'
import { Navigate } from 'react-router'
import { selectStatus } from '../api/session/index.ts'
import { Wait } from '../ui/Wait.tsx'
import { texts } from './texts.ts'

/** Nobody lives at the front door: those who are signed in go to their documents. */
export function Home() {
  const status = useSelector(selectStatus)
  if (status === 'loading') return <Wait words={texts.wait} />
  return <Navigate to={status === 'out' ? '/login' : '/documents'} replace />
}
