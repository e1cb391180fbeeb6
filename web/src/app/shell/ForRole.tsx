import type { Role } from '@docent/proto/roles'
import { useSelector } from 'react-redux'
import { Outlet } from 'react-router'
import { useMay } from '../../api/hooks.ts'
import { homeOf, selectAccount } from '../../api/session/index.ts'
import { Centered } from '../../ui/Centered.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { asRole } from '../../ui/roles.ts'
import { texts } from '../texts.ts'

export const ForEditors = () => <ForRole needed="editor" />
export const ForOwners = () => <ForRole needed="owner" />

/** Pages that take a role. Who comes by an address and has it not is told so, and nothing of the page is loaded. */
function ForRole({ needed }: { needed: Exclude<Role, 'agent'> }) {
  const may = useMay(needed)
  const account = useSelector(selectAccount)
  if (may) return <Outlet />
  if (!account) return null
  const { title, text, actions } = texts.notForRole
  return (
    <>
      <title>{`${title[needed]} · ${texts.product}`}</title>
      <Centered
        picture={<Mark />}
        title={title[needed]}
        level={1}
        text={text(account.name, asRole[account.role])}
        action={
          <LinkButton type="primary" to={homeOf(account)}>
            {actions[account.role === 'agent' ? 'agent' : 'editor']}
          </LinkButton>
        }
      />
    </>
  )
}
