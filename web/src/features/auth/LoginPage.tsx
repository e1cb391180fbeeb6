import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router'
import { selectStatus } from '../../api/session/index.ts'
import { Wait } from '../../ui/Wait.tsx'
import { SignInPage } from './SignInPage.tsx'
import { texts } from './texts.ts'
import { WordPressPage } from './wordpress/WordPressPage.tsx'

/** Signing in: for the dashboard, or in the window that a WordPress site has opened. */
export function Component() {
  const status = useSelector(selectStatus)
  const [search] = useSearchParams()
  if (status === 'loading') return <Wait words={texts.wait} />
  return search.get('wordpress') === 'true' ? <WordPressPage /> : <SignInPage />
}
