import type { AccountView } from '@docent/proto/http'
import { say } from '@docent/proto/events'
import { idSchema, ownerId, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound } from '@docent/runtime/store'
import { addresseeOf, suspensionOf, type User, type Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { Acts } from './acts.ts'
import type { SecurityLog } from '../security-log/log.ts'
import type { Operators } from './operators.ts'

const PAGE = 25
/** Behind every character that an address may hold. */
const LAST = '\uffff'

export interface AccountsDeps {
  users: Users
  operators: Operators
  acts: Acts
  security: Pick<SecurityLog, 'note'>
  clock: Clock
}

export interface Suspension {
  account: OwnerId
  suspended: boolean
  reason: string
}

/** The accounts of the installation, as those who run it see them. */
export function createAccounts({ users, operators, acts, security, clock }: AccountsDeps) {
  const there = ({ deletedAt }: User) => !deletedAt
  const shown = async (user: User): Promise<AccountView> => ({
    ...{ id: user.id, ...addresseeOf(user), createdAt: user.createdAt },
    suspended: user.suspended ?? null,
    secondFactor: Boolean(user.secondFactor?.onSince),
    isOperator: await operators.has(user),
  })

  async function list(search: string, cursor?: string): Promise<{ accounts: AccountView[]; next: string | null }> {
    const sought = search.trim().toLowerCase()
    const id = idSchema.safeParse(search.trim())
    const byId = id.success ? await users.byOwner(ownerId(id.data)) : undefined
    if (byId) return { accounts: [await shown(byId)], next: null }
    const { records, next = null } = await users.find(everyOwner, {
      limit: PAGE,
      cursor,
      ...(sought === ''
        ? { sort: { by: 'createdAt', direction: 'desc' } }
        : { where: { email: { gte: sought, lt: sought + LAST } }, sort: { by: 'email', direction: 'asc' } }),
    })
    return { accounts: await Promise.all(records.filter(there).map(shown)), next }
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

  /** For whoever lost phone and recovery codes. A repeat is no act. @throws account_not_found, own_second_factor */
  async function endSecondFactor(by: User, { account, reason }: Omit<Suspension, 'suspended'>): Promise<AccountView> {
    const user = await users.byOwner(account)
    if (!user) throw failures.account_not_found()
    // Or a session that somebody found open would be enough to take it off.
    if (user.id === by.id) throw failures.own_second_factor()
    if (!user.secondFactor?.onSince) return shown(user)
    const what = `account ${account}: ${reason}`
    const entry = { by: by.email, account: by.ownerId, act: 'second-factor-ended', what } as const
    return shown(
      await acts.during(entry, async () => {
        await security.note(account, 'second-factor-ended', { device: '', place: '' })
        return change(account, (current) => {
          const { secondFactor, ...without } = current
          return secondFactor ? [without, say('user.second-factor-changed', { isOn: false })] : current
        })
      }),
    )
  }

  const write = (owner: OwnerId, reason: string | undefined) =>
    change(owner, (current) => {
      if (Boolean(current.suspended) === (reason !== undefined)) return current
      const suspended = reason === undefined ? null : { at: clock.now().toISOString(), reason }
      const next = { ...current, suspended }
      return [next, suspensionOf(next)]
    })

  /** @throws account_not_found */
  async function change(owner: OwnerId, made: Parameters<Users['update']>[2]): Promise<User> {
    try {
      return await users.update(owner, owner, made)
    } catch (error) {
      if (error instanceof RecordNotFound) throw failures.account_not_found()
      throw error
    }
  }

  return { list, suspend, endSecondFactor }
}
