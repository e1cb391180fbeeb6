import { ownerId, type OwnerId } from '@docent/proto/ids'
import { setting } from '../config/setting.ts'
import { createSeals, secretsSchema, type Secrets } from './seals.ts'

/** What somebody who opens a link of a mail may do; a token for one is no good for the other. */
export type LinkPurpose = 'reset-password' | 'verify-email' | 'join-team'

/** A link in a mail, as events and records name it. None of these is a secret. */
export interface MailLink {
  purpose: LinkPurpose
  owner: OwnerId
  id: string
}

/** Makes and reads the tokens of links in mails. A token is kept nowhere: it follows from the link and the secret. */
export interface MailLinks {
  tokenOf(link: MailLink): string
  /** The link a token was made for; `undefined` when it was not made here, or for something else. */
  read(purpose: LinkPurpose, token: string): MailLink | undefined
}

/** Shared by the service that says which links are good, and the one that writes the mails. */
export const linkSecretSetting = setting({
  env: 'AUTH_LINK_SECRET',
  doc: 'Secret that the links in account mails are made with, 32 bytes or more; the same for identity and notification. Several parted by commas while it is changed: the first makes links, all are accepted.',
  schema: secretsSchema(32),
  secret: true,
})

const TOKEN = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{43})$/

export function createMailLinks(secrets: Secrets): MailLinks {
  const seals = createSeals(secrets)
  const textOf = ({ purpose, owner, id }: MailLink) => `${purpose} ${owner} ${id}`

  return {
    tokenOf: (link) => `${link.owner}.${link.id}.${seals.of(textOf(link))}`,
    read(purpose, token) {
      const [, owner, id, shown] = TOKEN.exec(token) ?? []
      if (owner === undefined || id === undefined || shown === undefined) return undefined
      const link: MailLink = { purpose, owner: ownerId(owner), id }
      return seals.accepts(textOf(link), shown) ? link : undefined
    },
  }
}
