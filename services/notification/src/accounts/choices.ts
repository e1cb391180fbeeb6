import { idSchema, ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { createSeals, type Secrets } from '@docent/runtime/auth'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema, weekly: z.boolean() })

export interface ChoicesOptions {
  store: Store
  secrets: Secrets
  publicUrl: string
}

/** Which mails an owner wants. Ended by a link that stands in the mail itself, so nobody has to sign in for it. */
export function createChoices({ store, secrets, publicUrl }: ChoicesOptions) {
  const seals = createSeals(secrets)
  const choices = store.collection<z.infer<typeof schema>>({
    name: 'notification.choices',
    keeps: { of: 'owners', what: 'whether they want the weekly mail', until: 'the account is deleted' },
    schema,
    indexes: [],
  })
  const sealed = (owner: string) => `weekly-mail.end.${owner}`

  return {
    wantsWeekly: async (owner: OwnerId): Promise<boolean> => (await choices.get(owner, owner))?.weekly ?? true,
    async setWeekly(owner: OwnerId, weekly: boolean): Promise<void> {
      await choices.save(owner, owner, () => ({ id: owner, ownerId: owner, weekly }))
    },
    /** Where one click ends the weekly mail. */
    endAt: (owner: OwnerId): string =>
      `${publicUrl}/api/weekly-mail/end?owner=${encodeURIComponent(owner)}&seal=${seals.of(sealed(owner))}`,
    /** Whose link it is. @throws weekly_link_not_valid */
    ownerOf(link: { owner: string; seal: string }): OwnerId {
      if (!seals.accepts(sealed(link.owner), link.seal)) throw failures.weekly_link_not_valid()
      return ownerId(link.owner)
    },
  }
}
