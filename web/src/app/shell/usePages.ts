import { allows } from '@docent/proto/roles'
import { useSelector } from 'react-redux'
import { selectAccount } from '../../api/session/index.ts'
import { pages } from './pages.ts'

/** The pages for whoever is signed in; all of them for those who are not, who may have come to see what there is. */
export function usePages() {
  const account = useSelector(selectAccount)
  return account ? pages.filter(({ role }) => allows(account.role, role)) : pages
}
