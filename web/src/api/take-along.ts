import type * as http from '@docent/proto/http'
import { addressOf, call, type Call } from './call.ts'
import { asFailure, failureFrom, networkFailure } from './failure.ts'
import { authorisedFetch, type Access } from './session/index.ts'

export type ConversationTurn = http.ConversationTurn
export type Passage = http.RouteReply<typeof http.documentChunks>['chunks'][number]

/** Where an export reads from. Each call is answered by one service; each throws a `CallFailure`. */
export interface Source {
  profile(): Promise<unknown>
  sessions(): Promise<unknown>
  /** Who signed in from where, and what was tried, as far back as it is kept. */
  securityLog(): AsyncGenerator<http.SecurityEntry>
  apiKeys(): Promise<unknown>
  subscription(): Promise<unknown>
  usage(): Promise<unknown>
  mails(): Promise<unknown>
  /** Where programs are told what happens, without secrets. */
  webhooks(): Promise<unknown>
  /** Hosts that the bubble comes from, with what proves them. */
  ownDomains(): Promise<unknown>
  /** The people of the account, open invitations, and the teams of others that the owner is in. */
  team(): Promise<unknown>
  /** Who changed what, as far back as the plan shows it. */
  activity(): AsyncGenerator<http.ActivityEntry>
  /** Answers that the owner wrote. */
  answers(): Promise<unknown>
  goldenQuestions(): Promise<unknown>
  /** What visitors asked in numbers, as far back as it is shown; null where the plan has no analytics. */
  analytics(): Promise<unknown>
  documents(): Promise<http.DocumentView[]>
  widgets(): Promise<http.WidgetView[]>
  /** What visitors see and saw of a widget. */
  history(widgetId: string): Promise<unknown>
  passages(documentId: string): AsyncGenerator<Passage>
  conversations(): AsyncGenerator<ConversationTurn>
  /** The original, as it arrives. */
  original(documentId: string): Promise<Response>
  /** A picture of this installation; undefined for one that is kept elsewhere. */
  picture(address: string): Promise<Response | undefined>
}

const WINDOW = 500
const ANALYTICS_DAYS = 400
const DAY_MS = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const OWN_PICTURES = '/api/widget-avatars/'

/** The entries of a log, page by page. */
async function* entriesOf<E>(
  read: (cursor: string | undefined) => Promise<{ entries: E[]; next: string | null }>,
): AsyncGenerator<E> {
  let cursor: string | undefined
  do {
    const { entries, next } = await read(cursor)
    yield* entries
    cursor = next ?? undefined
  } while (cursor !== undefined)
}

export const sourceOf =
  (signal: AbortSignal) =>
  (dispatch: Access['dispatch'], getState: Access['getState'], tools: Access['tools']): Source => {
    const access = { dispatch, getState, tools }

    async function send(address: string): Promise<Response> {
      const response = await authorisedFetch(access, address, { signal }).catch((error: unknown) => {
        throw signal.aborted ? error : networkFailure
      })
      if (!response.ok) throw failureFrom(response.status, await response.json().catch(() => undefined))
      return response
    }
    const read = async <R>(given: Call): Promise<R> => (await send(addressOf(given))).json() as Promise<R>

    return {
      profile: async () => (await read<http.RouteReply<typeof http.me>>(call<typeof http.me>('GET', '/me'))).user,
      sessions: async () =>
        (await read<http.RouteReply<typeof http.listSessions>>(call<typeof http.listSessions>('GET', '/auth/sessions')))
          .sessions,
      securityLog: () =>
        entriesOf((cursor) =>
          read<http.RouteReply<typeof http.securityLog>>(
            call<typeof http.securityLog>('GET', '/auth/security-log', { query: { cursor } }),
          ),
        ),
      apiKeys: async () =>
        (await read<http.RouteReply<typeof http.listApiKeys>>(call<typeof http.listApiKeys>('GET', '/api-keys'))).keys,
      subscription: async () =>
        (
          await read<http.RouteReply<typeof http.getSubscription>>(
            call<typeof http.getSubscription>('GET', '/subscriptions'),
          )
        ).data,
      usage: async () =>
        (await read<http.RouteReply<typeof http.getUsage>>(call<typeof http.getUsage>('GET', '/usage-tracking'))).data,
      async team() {
        const { team } = await read<http.RouteReply<typeof http.showTeam>>(call<typeof http.showTeam>('GET', '/team'))
        const { teams } = await read<http.RouteReply<typeof http.listTeams>>(
          call<typeof http.listTeams>('GET', '/auth/teams'),
        )
        const of = ({ name, role }: http.TeamEntry) => ({ name, role })
        return { ...team, memberOf: teams.filter(({ isOwn }) => !isOwn).map(of) }
      },
      activity: () =>
        entriesOf((cursor) =>
          read<http.RouteReply<typeof http.listActivity>>(
            call<typeof http.listActivity>('GET', '/activity', { query: { cursor } }),
          ),
        ),
      answers: async () =>
        (
          await read<http.RouteReply<typeof http.listOwnAnswers>>(
            call<typeof http.listOwnAnswers>('GET', '/own-answers'),
          )
        ).answers,
      goldenQuestions: async () =>
        (await read<http.RouteReply<typeof http.listGolden>>(call<typeof http.listGolden>('GET', '/golden-questions')))
          .questions,
      analytics: async () =>
        read<http.RouteReply<typeof http.showAnalytics>>(
          call<typeof http.showAnalytics>('GET', '/analytics', {
            query: { from: dayBefore(ANALYTICS_DAYS - 1), to: dayBefore(0) },
          }),
        ).then(
          ({ analytics }) => analytics,
          (error: unknown) => {
            if (asFailure(error).code === 'analytics_not_in_plan') return null
            throw error
          },
        ),
      mails: async () =>
        (await read<http.RouteReply<typeof http.exportMails>>(call<typeof http.exportMails>('GET', '/export-mails')))
          .mails,
      webhooks: async () =>
        (await read<http.RouteReply<typeof http.listWebhooks>>(call<typeof http.listWebhooks>('GET', '/webhooks')))
          .webhooks,
      ownDomains: async () =>
        (
          await read<http.RouteReply<typeof http.listOwnDomains>>(
            call<typeof http.listOwnDomains>('GET', '/own-domains'),
          )
        ).domains,
      documents: async () =>
        (await read<http.RouteReply<typeof http.listDocuments>>(call<typeof http.listDocuments>('GET', '/documents')))
          .data,
      widgets: async () =>
        (await read<http.RouteReply<typeof http.listWidgets>>(call<typeof http.listWidgets>('GET', '/widgets')))
          .widgets,
      history: async (id) =>
        (
          await read<http.RouteReply<typeof http.widgetVersions>>(
            call<typeof http.widgetVersions>('GET', '/widget-versions', { query: { id } }),
          )
        ).versions,
      async *passages(documentId) {
        for (let from = 0; ; from += WINDOW) {
          const query = { documentId, from, limit: WINDOW }
          const { chunks, total } = await read<http.RouteReply<typeof http.documentChunks>>(
            call<typeof http.documentChunks>('GET', '/document-chunks', { query }),
          )
          yield* chunks
          if (from + WINDOW >= total || chunks.length === 0) return
        }
      },
      async *conversations() {
        let cursor: string | undefined
        do {
          const { turns, next } = await read<http.RouteReply<typeof http.exportConversations>>(
            call<typeof http.exportConversations>('GET', '/export-conversations', { query: { cursor } }),
          )
          yield* turns
          cursor = next ?? undefined
        } while (cursor !== undefined)
      },
      original: (documentId) =>
        send(addressOf(call<typeof http.documentFile>('GET', '/document-file', { query: { documentId } }))),
      async picture(address) {
        const at = address.indexOf(OWN_PICTURES)
        return at === -1 ? undefined : send(address.slice(at))
      },
    }
  }
