import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema, team: idSchema })

/**
 * In which accounts to look for a person. What they are there stands in the account alone, so an entry too many does no harm: it
 * is written before somebody becomes a member, and removed after they were one.
 */
export function createMemberships(store: Store) {
  const memberships = store.collection<z.infer<typeof schema>>({
    name: 'identity.memberships',
    keeps: {
      of: 'members of teams',
      what: 'the ids of the teams',
      until: 'they leave the team or delete their account',
    },
    schema,
    indexes: [],
  })
  const idOf = (person: string, team: string) => `${person}:${team}`

  return {
    async add(person: OwnerId, team: string): Promise<void> {
      const id = idOf(person, team)
      await memberships.save(person, id, (known) => known ?? { id, ownerId: person, team })
    },
    async remove(person: OwnerId, team: string): Promise<void> {
      await memberships.remove(person, idOf(person, team))
    },
    async of(person: OwnerId): Promise<string[]> {
      return (await memberships.find(person, { limit: 1_000 })).records.map(({ team }) => team)
    },
  }
}
export type Memberships = ReturnType<typeof createMemberships>
