import { allows, type Role } from '@docent/proto/roles'
import { useDispatch, useSelector } from 'react-redux'
import { selectAccount, type Access } from './session/index.ts'

/** Dispatch that knows what the thunks of this folder are given. */
export const useAppDispatch = useDispatch.withTypes<Access['dispatch']>()

/** Whether whoever is signed in may do what takes this role in the account that is open. */
export function useMay(needed: Role): boolean {
  const account = useSelector(selectAccount)
  return account !== undefined && allows(account.role, needed)
}
