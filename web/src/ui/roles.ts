import type { Role } from '@docent/proto/roles'

/** What roles are called. */
export const roleNames: Readonly<Record<Role, string>> = { owner: 'Owner', editor: 'Editor', agent: 'Agent' }

/** The same in a sentence. */
export const asRole: Readonly<Record<Role, string>> = { owner: 'its owner', editor: 'an editor', agent: 'an agent' }

/** What each may do. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'everything: also the plan, the team, API keys and webhooks.',
  editor: 'documents, widgets, chat, and all of the conversations.',
  agent: 'conversations: to read them, and to answer visitors who want a person.',
}
