import type { AccountView } from '@docent/proto/http'
import { idSchema, ownerId, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound } from '@docent/runtime/store'
import { suspensionOf, type User, type Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { Acts } from './acts.ts'
import type { Operators } from './operators.ts'

const PAGE = 25
/** Behind every character that an address may hold. */
const LAST = '\uffff'

export interface AccountsDeps {
  users: Users
  operators: Operators
  acts: Acts
  clock: Clock
}

export interface Suspension {
  account: OwnerId
  suspended: boolean
  reason: string
}

const shown = ({ id, email, displayName, createdAt, suspended }: User): AccountView => ({
  ...{ id, email, displayName, createdAt },
  suspended: suspended ?? null,
})

/** The accounts of the installation, as those who run it see them. */
export function createAccounts({ users, operators, acts, clock }: AccountsDeps) {
  const there = ({ deletedAt }: User) => !deletedAt

  async function list(search: string, cursor?: string): Promise<{ accounts: AccountView[]; next: string | null }> {
    const sought = search.trim().toLowerCase()
    const id = idSchema.safeParse(search.trim())
    const byId = id.success ? await users.byOwner(ownerId(id.data)) : undefined
    if (byId) return { accounts: [shown(byId)], next: null }
    const { records, next = null } = await users.find(everyOwner, {
      limit: PAGE,
      cursor,
      ...(sought === ''
        ? { sort: { by: 'createdAt', direction: 'desc' } }
        : { where: { email: { gte: sought, lt: sought + LAST } }, sort: { by: 'email', direction: 'asc' } }),
    })
    return { accounts: records.filter(there).map(shown), next }
  }

  /** A reason stands before other sentences. */
  const asSentence = (reason: string) => (/\p{P}$/u.test(reason) ? reason : `${reason}.`)

  /** Repeats change nothing, and are no act. @throws account_not_found, operator_not_suspended */
  async function suspend(by: User, { account, suspended, reason }: Suspension): Promise<AccountView> {
    const user = await users.byOwner(account)
    if (!user) throw failures.account_not_found()
    if (Boolean(user.suspended) === suspended) return shown(user)
    if (suspended && (await operators.has(user))) throw failures.operator_not_suspended()
    const act = suspended ? 'suspended' : 'unsuspended'
    // Not its address, which must go with the account.
    const what = `account ${account}: ${reason}`
    const entry = { by: by.email, account: by.ownerId, act, what } as const
    return shown(await acts.during(entry, () => write(account, suspended ? asSentence(reason) : undefined)))
  }

  async function write(owner: OwnerId, reason: string | undefined): Promise<User> {
    try {
      return await users.update(owner, owner, (current) => {
        if (Boolean(current.suspended) === (reason !== undefined)) return current
        const suspended = reason === undefined ? null : { at: clock.now().toISOString(), reason }
        const next = { ...current, suspended }
        return [next, suspensionOf(next)]
      })
    } catch (error) {
      if (error instanceof RecordNotFound) throw failures.account_not_found()
      throw error
    }
  }

  return { list, suspend }
}
