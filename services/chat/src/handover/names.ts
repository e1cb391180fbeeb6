import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Person } from '@docent/proto'
import type { Caller } from '@docent/runtime/http'
import type { Store } from '@docent/runtime/store'
import { createLatest } from '@docent/runtime/store/latest.ts'
import type { Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

/** Who calls: whoever is signed in, the owner or a member of the team, by the name of their own account. */
export function createNames(store: Store) {
  const names = createLatest<{ name: string }>({
    store,
    name: 'chat.names',
    what: 'the name of the account, which visitors read who talk to its owner',
    shape: { name: z.string() },
  })
  const named = async (id: string, otherwise = ''): Promise<Person> => {
    const known = (await names.of(ownerId(id)))?.name
    return { id, name: (known ?? otherwise).slice(0, 100) }
  }
  return {
    heard: (owner: OwnerId, name: string, event: Heard): Promise<void> => names.heard(owner, { name }, event),
    personOf: ({ owner, person }: Pick<Caller, 'owner' | 'person'>): Promise<Person> =>
      named(person?.id ?? owner, person?.name),
    named,
  }
}
