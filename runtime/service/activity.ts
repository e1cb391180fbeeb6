import { ABOUT_MAX_LENGTH, NOTED_ACTS, NOTED_IN_ITS_WRITE } from '@docent/proto/activity'
import { say, type NewEvent } from '@docent/proto/events'
import { routes, type RouteContract } from '@docent/proto/http'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '../auth/index.ts'
import type { Call, Router } from '../http/index.ts'
import type { Store, StoredRecord } from '../store/port.ts'
import { during, type Act } from './noting.ts'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema, count: z.int() })

/** What of a call names the thing it is about, the best first. */
const NAMES = ['name', 'fileName', 'title', 'question', 'email', 'plan', 'site', 'host', 'url', 'range'] as const
/** Of a record: what else stands in one may be a visitor's. */
const NAMES_OF_RECORDS = ['name', 'title'] as const
const IDS = ['documentId', 'id', 'memberId', 'deliveryId', 'webhookId', 'widgetId'] as const

const acts = new Map<RouteContract, string>(
  NOTED_ACTS.flatMap((name) => {
    const contract = routes.get(name)
    return contract && !NOTED_IN_ITS_WRITE.includes(name) ? [[contract, name] as const] : []
  }),
)

const told = new WeakMap<FastifyRequest, string>()
/** Says what a call is about, where its words do not. */
export const tellAbout = (request: FastifyRequest, about: string): void => void told.set(request, about)

/** The router, with a note of every call that changes something of an account. */
export interface Activity {
  /**
   * The note goes along with the first thing that the call says. Of a call that says nothing it is written before the answer, so that
   * nothing is acknowledged of which nobody can say who did it. What was refused is not noted.
   */
  guardRoutes(router: Router): Router
}

/** Undefined of a service whose calls are none of them noted. */
export function createActivity({ store, service }: { store: Store; service: string }): Activity | undefined {
  if (![...acts.keys()].some((contract) => contract.service === service)) return undefined
  // The record is nothing but what its events are written with: the note itself is kept where they are heard.
  const counts = store.collection<z.infer<typeof schema>>({
    name: `${service}.noted`,
    keeps: { of: 'owners', what: 'how many acts were noted by themselves', until: 'the account is deleted' },
    schema,
    indexes: [],
  })

  async function noted<T>(name: string, call: object, work: () => Promise<T>): Promise<T> {
    if (!isOfAccount(call)) return work()
    const { owner } = call
    const act: Act = {
      owner,
      note: (records) => noteOf(name, call, [], inTheAccount(records, owner)),
      isNoted: false,
      isOver: false,
    }
    const reply = await during(act, work)
    if (act.isNoted) return reply
    const note = noteOf(name, call, [reply], [])
    await counts.save(owner, owner, (known) => [{ id: owner, ownerId: owner, count: (known?.count ?? 0) + 1 }, note])
    return reply
  }

  return {
    guardRoutes: (router) => ({
      on(contract, handler, options = {}) {
        const name = acts.get(contract)
        if (name === undefined) return router.on(contract, handler, options)
        const { streamed } = options
        return router.on(contract, (call) => noted(name, call, () => handler(call)), {
          ...options,
          ...(streamed && {
            streamed: (call: Call<typeof contract>, body) => noted(name, call, () => streamed(call, body)),
          }),
        })
      },
    }),
  }
}

interface OfAccount {
  owner: OwnerId
  person: Person
  byKey?: boolean
  body: unknown
  query: unknown
  request: FastifyRequest
}

/** A visitor is nobody of the account. */
const isOfAccount = (call: object): call is OfAccount => (call as Partial<OfAccount>).person !== undefined

/** A record of the account itself is named like its owner, and by their id: the act was about something in it. */
const inTheAccount = (records: readonly StoredRecord[], owner: OwnerId) => records.filter(({ id }) => id !== owner)

function noteOf(act: string, call: OfAccount, replies: unknown[], records: readonly StoredRecord[]): NewEvent {
  const { person, byKey = false, body, query, request } = call
  const words = [body, query, ...replies]
  const about = told.get(request) ?? (textIn(words, NAMES) || textIn(records, NAMES_OF_RECORDS))
  const subject = textIn(words, IDS) || textIn(records, ['id'])
  return say('activity.noted', {
    act,
    by: { id: person.id, name: person.name.slice(0, 100), role: person.role },
    byKey,
    about: about.slice(0, ABOUT_MAX_LENGTH),
    subject: idSchema.safeParse(subject).data ?? null,
  })
}

/** What comes after the host of an address may be a secret. */
const hostIn = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** The first of these fields that is there as text. */
function textIn(given: readonly unknown[], names: readonly string[]): string {
  for (const name of names) {
    for (const one of given) {
      const value = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[name] : undefined
      if (typeof value === 'string' && value !== '') return name === 'url' ? hostIn(value) : value
    }
  }
  return ''
}
