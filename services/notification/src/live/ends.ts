import type { Person } from '@docent/runtime/auth'
import type { Handlers } from '@docent/runtime/service'

/** Handlers that end the lines of sessions and roles which are over. */
export function watchEnds(end: (isOver: (person: Person) => boolean) => void): Handlers {
  return {
    async 'user.session-ended'({ sessionId }) {
      end(({ session }) => session?.id === sessionId)
    },
    async 'team.member-changed'({ endedGrant }) {
      if (endedGrant !== null) end(({ grant }) => grant === endedGrant)
    },
    // Whoever owned the account by themselves has another one from then on; its members, the new owner too, come with a grant.
    async 'user.owner-changed'(_, { ownerId }) {
      end(({ id, grant }) => id === ownerId && grant === undefined)
    },
    async 'user.password-changed'({ sessionsFrom }, { ownerId }) {
      if (sessionsFrom === undefined) return
      const from = Date.parse(sessionsFrom)
      end(({ id, session }) => id === ownerId && session !== undefined && session.startedAt < from)
    },
  }
}
