import { sayToVisitor } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import { roleSchema } from '@docent/proto/role-schema'
import { allows, type Role } from '@docent/proto/roles'
import type { Store } from '@docent/runtime/store'
import { createLatest } from '@docent/runtime/store/latest.ts'
import type { Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'
import type { createAccounts } from './accounts.ts'
import type { createChoices } from './choices.ts'

interface Member {
  person: string
  role: Role
}

const rank = ({ role }: Member): number => (role === 'owner' ? 0 : 1)

/** Somebody who may answer visitors, and where they get mail. */
export interface Addressee {
  personId: string
  email: string
}

export interface PeopleOptions {
  store: Store
  accounts: Pick<ReturnType<typeof createAccounts>, 'of'>
  choices: Pick<ReturnType<typeof createChoices>, 'wantsHandover'>
}

/** Who works in which account, as identity has said, as far as they may talk to its visitors. */
export function createPeople({ store, accounts, choices }: PeopleOptions) {
  const teams = createLatest<{ members: Member[] }>({
    store,
    name: 'notification.teams',
    what: 'who works in their account, by ids and roles, to write to those who may answer visitors',
    shape: { members: z.array(z.object({ person: z.string(), role: roleSchema })) },
  })
  const { role: needed } = sayToVisitor

  async function speakersOf(owner: OwnerId): Promise<string[]> {
    const members = (await teams.of(owner))?.members ?? []
    const speaking = members.filter(({ role }) => allows(role, needed)).toSorted((a, b) => rank(a) - rank(b))
    // An account that was handed over is nobody by itself: its owner is a member, and an old address to answer to is nobody's.
    const itself = members.some(({ role }) => role === 'owner') ? [] : [owner]
    return [...itself, ...speaking.map(({ person }) => person)]
  }

  async function addressed(personId: string): Promise<Addressee | undefined> {
    const account = await accounts.of(ownerId(personId))
    return account && { personId, email: account.email }
  }

  /** As `addressed`; undefined also for whoever wants no mails about visitors who wait. */
  const wanting = async (personId: string): Promise<Addressee | undefined> =>
    (await choices.wantsHandover(ownerId(personId))) ? addressed(personId) : undefined

  async function speaker(owner: OwnerId, personId: string, how: typeof addressed): Promise<Addressee | undefined> {
    return (await speakersOf(owner)).includes(personId) ? how(personId) : undefined
  }

  return {
    heard: (owner: OwnerId, members: Member[], event: Heard): Promise<void> => teams.heard(owner, { members }, event),

    /** Whom to write to about a visitor: everybody who may answer, the owner first, or the one of them who talks already. */
    async toTell(owner: OwnerId, personId?: string): Promise<Addressee[]> {
      const asked =
        personId === undefined ? (await speakersOf(owner)).map(wanting) : [speaker(owner, personId, wanting)]
      const found = (await Promise.all(asked)).filter((one) => one !== undefined)
      // Who owns an account since a moment ago may still be one of its members as well: they are told as a member.
      return found.filter(({ email }, at) => found.findLastIndex((one) => one.email === email) === at)
    },

    /** Who may answer visitors of an account; undefined for whoever may not, or not any more. */
    of: (owner: OwnerId, personId: string): Promise<Addressee | undefined> => speaker(owner, personId, addressed),
  }
}
export type People = ReturnType<typeof createPeople>
