import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { selectAccount } from '../../api/session/index.ts'
import { roleNames } from '../../ui/roles.ts'

/** Whose account is open, where it is not one's own: what is changed here is changed for a whole team. */
export function OpenAccount() {
  const account = useSelector(selectAccount)
  if (!account || account.isOwn) return null
  return (
    <Link className="open-account" to="/team">
      <b title={account.name}>{account.name}</b>
      <small>{roleNames[account.role]}</small>
    </Link>
  )
}
