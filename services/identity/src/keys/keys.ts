import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { AlreadyExists, everyOwner, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { failures } from '../failures.ts'
import { hashOf, isSecretOf, SECRET_BYTES } from '../sessions/refresh-tokens.ts'
import { hasApiAccess, type KeyPlans } from './plans.ts'
import { formatKey, keyCollection, parseKey, type ApiKey } from './record.ts'

/** Keys of one owner: enough for every program, too few to be a store of their own. */
const MOST_KEYS = 25
const ID_BYTES = 12
/** How often the use of a key is noted. */
const NOTED_MS = 60_000

export interface ApiKeys {
  /** Newest first. */
  list(owner: OwnerId): Promise<ApiKey[]>
  /** @throws api_access_not_in_plan, too_many_keys */
  create(owner: OwnerId, wanted: WantedKey): Promise<{ key: string; record: ApiKey }>
  /** @throws key_not_found */
  revoke(owner: OwnerId, id: string): Promise<void>
  /** Removes the keys from before a moment: those of an account, and those that its person made for others. Returns how many. */
  endBefore(owner: OwnerId, moment: string): Promise<number>
  /** Whose key this is. @throws key_not_good, key_rests */
  ownerOf(key: string | undefined): Promise<OwnerId>
}

export interface WantedKey {
  name: string
  expiresInDays?: number | null | undefined
  maker: OwnerId
  /** When its maker began to prove who they are: a password that is reset after that ends the key, too. */
  since: Date
}

export interface ApiKeysDeps {
  store: Store
  plans: KeyPlans
  clock: Clock
  ids: Ids
  /** Keys from before are good no more; `undefined` where all are. */
  validFrom(owner: OwnerId): Promise<string | null | undefined>
}

/** Keys that programs act for an owner with. */
export function createApiKeys({ store, plans, clock, ids, validFrom }: ApiKeysDeps): ApiKeys {
  const keys = store.collection(keyCollection)
  const allowing = new Intl.ListFormat('en', { type: 'disjunction' }).format(plans.allowing)

  async function list(owner: OwnerId): Promise<ApiKey[]> {
    const { records } = await keys.find(owner, { limit: 1_000 })
    return (await stillGood(records)).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  /** Those whose keys neither their account nor whoever made them has ended since; each of these is asked for once. */
  async function stillGood(all: readonly ApiKey[]): Promise<ApiKey[]> {
    const holders = [...new Set(all.flatMap(holdersOf))]
    const moments = await Promise.all(holders.map(validFrom))
    const fromOf = (holder: OwnerId) => moments[holders.indexOf(holder)]
    return all.filter((key) => holdersOf(key).every((holder) => isFrom(key, fromOf(holder))))
  }

  /** Takes the first free place of the owner: however many try at once, each place is one key's. */
  async function insert(record: ApiKey): Promise<ApiKey> {
    const { ownerId: owner } = record
    const { records } = await keys.find(owner, { limit: 1_000 })
    const taken = new Set(records.map(({ slot }) => slot))
    const places = MOST_KEYS - records.filter(({ slot }) => slot === undefined).length
    for (let place = 0; place < places; place++) {
      const slot = `${owner}:${place}`
      if (taken.has(slot)) continue
      try {
        return await keys.insert(owner, { ...record, slot })
      } catch (error) {
        if (!(error instanceof AlreadyExists)) throw error
      }
    }
    throw failures.too_many_keys({ values: { limit: MOST_KEYS } })
  }

  return {
    list,

    async create(owner, { name, expiresInDays, maker, since }) {
      const plan = await plans.of(owner)
      if (!hasApiAccess(plan)) {
        throw failures.api_access_not_in_plan({ values: { plan: plan.name, plans: allowing } })
      }
      const secret = ids.secret(SECRET_BYTES)
      const record: ApiKey = {
        id: ids.secret(ID_BYTES),
        ownerId: owner,
        name,
        hash: hashOf(secret),
        ...(maker !== owner && { madeBy: maker }),
        createdAt: since.toISOString(),
        expiresAt: expiresInDays ? new Date(since.getTime() + expiresInDays * DAY_MS).toISOString() : null,
        lastUsedAt: null,
      }
      return { key: formatKey(record.id, secret), record: await insert(record) }
    },

    async revoke(owner, id) {
      if (!(await keys.remove(owner, id))) throw failures.key_not_found()
    },

    async ownerOf(text) {
      const shown = parseKey(text)
      const key = shown && (await keys.get(everyOwner, shown.id))
      if (!key || !isSecretOf(shown.secret, key.hash)) throw failures.key_not_good()
      const now = clock.now()
      if (key.expiresAt && Date.parse(key.expiresAt) <= now.getTime()) throw failures.key_not_good()
      if ((await stillGood([key])).length === 0) throw failures.key_not_good()
      const plan = await plans.of(key.ownerId)
      if (!hasApiAccess(plan)) throw failures.key_rests({ values: { plan: plan.name, plans: allowing } })
      if (now.getTime() - Date.parse(key.lastUsedAt ?? key.createdAt) >= NOTED_MS || !key.lastUsedAt) {
        await keys.update(key.ownerId, key.id, (current) => ({ ...current, lastUsedAt: now.toISOString() }))
      }
      return key.ownerId
    },

    async endBefore(owner, moment) {
      const [own, made] = await Promise.all([
        keys.find(owner, { limit: 1_000 }),
        keys.find(everyOwner, { where: { madeBy: owner }, limit: 1_000 }),
      ])
      const old = [...own.records, ...made.records].filter((key) => !isFrom(key, moment))
      await Promise.all(old.map((key) => keys.remove(key.ownerId, key.id)))
      return old.length
    },
  }
}

const holdersOf = ({ ownerId: owner, madeBy }: ApiKey): OwnerId[] =>
  madeBy === undefined ? [owner] : [owner, ownerId(madeBy)]
const isFrom = ({ createdAt }: ApiKey, moment: string | null | undefined) => createdAt >= (moment ?? '')
