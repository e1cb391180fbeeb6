import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, type Store } from '@docent/runtime/store'
import { failures } from '../failures.ts'
import { hashOf, isSecretOf, SECRET_BYTES } from '../sessions/refresh-tokens.ts'
import { hasApiAccess, type KeyPlans } from './plans.ts'
import { formatKey, keyCollection, parseKey, type ApiKey } from './record.ts'

/** Keys of one owner: enough for every program, too few to be a store of their own. */
const MOST_KEYS = 25
const ID_BYTES = 12
const DAY_MS = 24 * 3_600_000
/** How often the use of a key is noted. */
const NOTED_MS = 60_000

export interface ApiKeys {
  /** Newest first. */
  list(owner: OwnerId): Promise<ApiKey[]>
  /** @throws api_access_not_in_plan, too_many_keys */
  create(owner: OwnerId, name: string, expiresInDays?: number | null): Promise<{ key: string; record: ApiKey }>
  /** @throws key_not_found */
  revoke(owner: OwnerId, id: string): Promise<void>
  /** Whose key this is. @throws key_not_good, key_rests */
  ownerOf(key: string | undefined): Promise<OwnerId>
  forget(owner: OwnerId): Promise<void>
}

export interface ApiKeysDeps {
  store: Store
  plans: KeyPlans
  clock: Clock
  ids: Ids
}

/** Keys that programs act for an owner with. */
export function createApiKeys({ store, plans, clock, ids }: ApiKeysDeps): ApiKeys {
  const keys = store.collection(keyCollection)
  const allowing = new Intl.ListFormat('en', { type: 'disjunction' }).format(plans.allowing)

  async function list(owner: OwnerId): Promise<ApiKey[]> {
    const { records } = await keys.find(owner, { limit: 1_000 })
    return records.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  return {
    list,

    async create(owner, name, expiresInDays) {
      const plan = await plans.of(owner)
      if (!hasApiAccess(plan)) {
        throw failures.api_access_not_in_plan({ values: { plan: plan.name, plans: allowing } })
      }
      if ((await list(owner)).length >= MOST_KEYS) throw failures.too_many_keys({ values: { limit: MOST_KEYS } })
      const now = clock.now().getTime()
      const secret = ids.secret(SECRET_BYTES)
      const record: ApiKey = {
        id: ids.secret(ID_BYTES),
        ownerId: owner,
        name,
        hash: hashOf(secret),
        createdAt: new Date(now).toISOString(),
        expiresAt: expiresInDays ? new Date(now + expiresInDays * DAY_MS).toISOString() : null,
        lastUsedAt: null,
      }
      await keys.insert(owner, record)
      return { key: formatKey(record.id, secret), record }
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
      const plan = await plans.of(key.ownerId)
      if (!hasApiAccess(plan)) throw failures.key_rests({ values: { plan: plan.name, plans: allowing } })
      if (now.getTime() - Date.parse(key.lastUsedAt ?? key.createdAt) >= NOTED_MS || !key.lastUsedAt) {
        await keys.update(key.ownerId, key.id, (current) => ({ ...current, lastUsedAt: now.toISOString() }))
      }
      return key.ownerId
    },

    async forget(owner) {
      await keys.removeAll(owner)
    },
  }
}
