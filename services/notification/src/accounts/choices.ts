import { idSchema, ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { createSeals, type Secrets } from '@docent/runtime/auth'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  weekly: z.boolean().optional(),
  handover: z.boolean().optional(),
})
type Choice = z.infer<typeof schema>

export interface ChoicesOptions {
  store: Store
  secrets: Secrets
  publicUrl: string
}

/** Which mails somebody wants. The weekly one is ended by a link that stands in it, so nobody has to sign in for it. */
export function createChoices({ store, secrets, publicUrl }: ChoicesOptions) {
  const seals = createSeals(secrets)
  const choices = store.collection<Choice>({
    name: 'notification.choices',
    keeps: {
      of: 'owners',
      what: 'whether they want the weekly mail, and mails about visitors who wait',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })
  const choose = async (person: OwnerId, choice: Pick<Choice, 'weekly' | 'handover'>): Promise<void> => {
    await choices.save(person, person, (current) => ({ ...current, id: person, ownerId: person, ...choice }))
  }
  const sealed = (owner: string) => `weekly-mail.end.${owner}`

  return {
    wantsWeekly: async (owner: OwnerId): Promise<boolean> => (await choices.get(owner, owner))?.weekly ?? true,
    setWeekly: (owner: OwnerId, weekly: boolean): Promise<void> => choose(owner, { weekly }),
    wantsHandover: async (person: OwnerId): Promise<boolean> => (await choices.get(person, person))?.handover ?? true,
    setHandover: (person: OwnerId, handover: boolean): Promise<void> => choose(person, { handover }),
    /** The page that ends the weekly mail; a mail program posts to it. */
    endAt: (owner: OwnerId): string =>
      `${publicUrl}/api/weekly-mail/end?owner=${encodeURIComponent(owner)}&seal=${seals.of(sealed(owner))}`,
    /** Whose link it is. @throws weekly_link_not_valid */
    ownerOf(link: { owner: string; seal: string }): OwnerId {
      if (!seals.accepts(sealed(link.owner), link.seal)) throw failures.weekly_link_not_valid()
      return ownerId(link.owner)
    },
  }
}
