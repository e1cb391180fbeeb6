import { useStore } from 'react-redux'
import { selectAccount, type WithSession } from '../../../api/session/index.ts'

/**
 * For what changes which account is open, or what somebody is in it. A refresh may bring that before the answer comes, and everything that was on its
 * way for what was open before is given up then, this call with it: that is no failure.
 */
export function useSwitching() {
  const store = useStore<WithSession>()
  const open = () => {
    const account = selectAccount(store.getState())
    return account && `${account.id} ${account.role}`
  }
  return async (work: () => Promise<unknown>): Promise<true> => {
    const before = open()
    try {
      await work()
    } catch (error) {
      const now = open()
      if (now === undefined || now === before) throw error
    }
    return true
  }
}
