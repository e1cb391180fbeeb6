import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { useSignOutMutation } from '../../api/account.ts'
import { useMay } from '../../api/hooks.ts'
import { selectAccount, selectOperates, selectUser } from '../../api/session/index.ts'
import { leaving } from '../../ui/held.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { roleNames } from '../../ui/roles.ts'
import { texts } from '../texts.ts'
import { initialsOf } from './initials.ts'
import { useAccounts } from './useAccounts.tsx'

/** The round avatar and what opens from it. */
export function AccountMenu() {
  const user = useSelector(selectUser)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [signOut] = useSignOutMutation()
  const account = useSelector(selectAccount)
  const accounts = useAccounts()
  const seesUsage = useMay('editor')
  const operates = useSelector(selectOperates)
  if (!user || !account) return null

  const leave = () =>
    signOut()
      .unwrap()
      .catch(() => dispatch(toasted({ ...texts.signOutFailed, variant: 'destructive' })))
  const name = user.displayName || user.email
  return (
    <MenuButton
      renderButton={(props) => (
        <button {...props} type="button" className="avatar" aria-label={texts.account(name)}>
          <Face name={user.displayName} photo={user.photoURL} />
        </button>
      )}
      head={
        <div className="who">
          <b>{name}</b>
          {user.displayName !== '' && <small>{user.email}</small>}
          {!account.isOwn && (
            <small>
              {account.name}, {roleNames[account.role]}
            </small>
          )}
        </div>
      }
      entries={[
        ...accounts,
        ...(seesUsage ? [usage(() => void navigate('/subscription-usage'))] : []),
        { key: 'team', icon: <Icon name="team" />, label: texts.team, onPick: () => void navigate('/team') },
        {
          key: 'account',
          icon: <Icon name="figure" />,
          label: texts.accountPage,
          onPick: () => void navigate('/account'),
        },
        ...(operates ? [operation(() => void navigate('/operation'))] : []),
        { key: 'help', icon: <Icon name="info" />, label: texts.help, onPick: openHelp },
        { key: 'out', icon: <Icon name="arrow" />, label: texts.signOut, onPick: () => void leaving(leave) },
      ]}
    />
  )
}

/** In a tab of its own: what is half done here stays. */
const openHelp = () => void window.open('/help', '_blank', 'noopener')

const usage = (onPick: () => void) => ({
  key: 'usage',
  icon: <Icon name="gauge" />,
  label: texts.usage,
  onPick,
})

const operation = (onPick: () => void) => ({
  key: 'operation',
  icon: <Icon name="system" />,
  label: texts.operation,
  onPick,
})

function Face({ name, photo }: { name: string; photo: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (photo !== null && !isBroken) {
    return <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
  }
  const initials = initialsOf(name)
  // Drawn by the style sheet: the letters are a picture of the name, not words of their own.
  return initials === '' ? <Icon name="figure" /> : <span data-initials={initials} />
}
