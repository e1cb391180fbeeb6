import { ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: z.string().describe('kind and id'),
  ownerId: ownerIdSchema,
  kind: z.enum(['document', 'widget']),
  characters: z.int().min(0),
  sizeBytes: z.int().min(0),
  since: z.number().describe('milliseconds since 1970'),
  // What is gone stays listed: former periods count it, and a late repeat of its beginning cannot bring it back.
  until: z.number().nullable(),
  isAnswer: z.boolean().optional().describe('of a document that its owner wrote as an answer: only its size counts'),
})
type Holding = z.infer<typeof schema>

export type HoldingKind = Holding['kind']

/** How much there is at one moment. */
export interface Level {
  widgets: number
  documents: number
  characters: number
  sizeBytes: number
}

export interface Holdings {
  added(
    owner: OwnerId,
    what: Pick<Holding, 'kind' | 'characters' | 'sizeBytes' | 'isAnswer'> & { of: string; at: number },
  ): Promise<void>
  /** `unheard` says whether one whose beginning was never heard is noted, so that it cannot begin later. */
  removed(owner: OwnerId, what: { kind: HoldingKind; of: string; at: number; unheard: boolean }): Promise<void>
  /** What there was just before each of these moments; `Infinity` is now. */
  levels(owner: OwnerId, moments: readonly number[]): Promise<Level[]>
}

const PAGE = 1_000
const idOf = (kind: HoldingKind, of: string) => `${kind}:${of}`

/** What each owner has, each thing under its own id: levels are added up when asked for and cannot drift. */
export function createHoldings(store: Store): Holdings {
  const holdings = store.collection<Holding>({
    name: 'billing.holdings',
    keeps: {
      of: 'owners',
      what: 'how many documents, characters and widgets they have, for the page of plan and usage',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })

  return {
    async added(owner, { kind, of, at, characters, sizeBytes, isAnswer }) {
      const id = idOf(kind, of)
      await holdings.save(
        owner,
        id,
        (current) => {
          if (typeof current?.until === 'number') return current
          const since = current?.since ?? at
          return { id, ownerId: owner, kind, characters, sizeBytes, since, until: null, ...(isAnswer && { isAnswer }) }
        },
        { isNew: kind === 'document' },
      )
    },

    async removed(owner, { kind, of, at, unheard }) {
      const id = idOf(kind, of)
      if (!unheard && !(await holdings.get(owner, id))) return
      await holdings.save(owner, id, (current) => {
        if (!current) return { id, ownerId: owner, kind, characters: 0, sizeBytes: 0, since: at, until: at }
        return current.until === null ? { ...current, until: at } : current
      })
    },

    async levels(owner, moments) {
      const levels = moments.map(() => ({ widgets: 0, documents: 0, characters: 0, sizeBytes: 0 }))
      let cursor: string | undefined
      do {
        const page = await holdings.find(owner, { limit: PAGE, cursor })
        for (const one of page.records) {
          for (const [index, level] of levels.entries()) if (isThere(one, moments[index] ?? 0)) add(one, level)
        }
        cursor = page.next
      } while (cursor !== undefined)
      return levels
    },
  }
}

function isThere({ since, until }: Holding, moment: number): boolean {
  return since < moment && (until === null || until >= moment)
}

function add({ kind, characters, sizeBytes, isAnswer = false }: Holding, level: Level): void {
  if (kind === 'widget') level.widgets += 1
  else if (!isAnswer) level.documents += 1
  level.characters += characters
  level.sizeBytes += sizeBytes
}
