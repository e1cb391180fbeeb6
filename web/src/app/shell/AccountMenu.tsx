import { Dropdown } from 'antd'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSignOutMutation } from '../../api/account.ts'
import { selectUser } from '../../api/session/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from '../texts.ts'
import { initialsOf } from './initials.ts'

/** The round avatar and what opens from it. */
export function AccountMenu() {
  const user = useSelector(selectUser)
  const dispatch = useDispatch()
  const [signOut] = useSignOutMutation()
  if (!user) return null

  const leave = () =>
    signOut()
      .unwrap()
      .catch(() => dispatch(toasted({ ...texts.signOutFailed, variant: 'destructive' })))
  const name = user.displayName || user.email
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // antd's own: the opened menu takes the focus. It is not the attribute of that name.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      menu={{
        items: [{ key: 'out', icon: <Icon name="arrow" />, label: texts.signOut }],
        onClick: () => void leave(),
      }}
      popupRender={(menu) => (
        <div className="account-menu">
          <div className="who">
            <b>{name}</b>
            {user.displayName !== '' && <small>{user.email}</small>}
          </div>
          {menu}
        </div>
      )}
    >
      <button type="button" className="avatar" aria-label={texts.account(name)} aria-haspopup="menu">
        <Face name={user.displayName} photo={user.photoURL} />
      </button>
    </Dropdown>
  )
}

function Face({ name, photo }: { name: string; photo: string | null }) {
  const [broken, setBroken] = useState(false)
  if (photo !== null && !broken) {
    return <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
  }
  return initialsOf(name) || <Icon name="figure" />
}
