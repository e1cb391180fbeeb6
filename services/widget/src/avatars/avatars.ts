import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Blobs } from '@docent/runtime/blobs'
import type { Clock, Ids } from '@docent/runtime/clock'
import { MAX_BYTES, PictureProblem, RedrawBusy, type Redraw } from '@docent/runtime/pictures'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** A leaving avatar can no longer be chosen; it stays until its blob is gone. */
  state: z.enum(['kept', 'leaving']),
  touchedAt: z.number().describe('milliseconds since 1970: when it was uploaded, or last saved with a widget'),
})
type AvatarRecord = z.infer<typeof schema>

export interface AvatarsOptions {
  store: Store
  blobs: Blobs
  clock: Clock
  ids: Ids
  redraw: Redraw
  /** How long an avatar that no widget has is kept for a form that is not saved yet. */
  unusedMs: number
  /** The avatars that the owner's widgets have. */
  usedBy(owner: OwnerId): Promise<ReadonlySet<string>>
}

const PREFIX = 'bot-avatars/'
const PATH = /^\/api\/widget-avatars\/([\w.:-]+)$/
const PAGE = 1_000
/** No widget takes longer from the choice of its avatar until it is saved. */
const SAVING_MS = 60_000
/** So many that no widget has may an owner have; the oldest goes first. */
const UNUSED_LIMIT = 10

const keyOf = (id: string) => `${PREFIX}${id}.webp`
const pathOf = (id: string) => `/api/widget-avatars/${id}`

/** The pictures that owners uploaded for their widgets, each under a name that is never used again. */
/** When a picture that took too long may be tried again. */
const SLOW_SECONDS = 60

export function createAvatars({ store, blobs, clock, ids, redraw, unusedMs, usedBy }: AvatarsOptions) {
  const records = store.collection<AvatarRecord>({
    name: 'widget.avatars',
    keeps: {
      of: 'owners',
      what: 'pictures of widgets, and when they were chosen last',
      until: 'no widget has them for WIDGET_AVATAR_UNUSED_HOURS, or the account is deleted',
    },
    schema,
    indexes: [{ fields: ['touchedAt'] }],
  })
  const now = () => clock.now().getTime()

  return {
    /** Keeps a picture; gives the address it is served at. @throws avatar_too_large, not_an_image, avatar_unreadable */
    async add(owner: OwnerId, fileContent: string): Promise<string> {
      const bytes = await redrawn(bytesOf(fileContent))
      const id = ids.next()
      // First the record: a blob without one would be found by nobody.
      await records.insert(owner, { id, ownerId: owner, state: 'kept', touchedAt: now() })
      await blobs.put(owner, keyOf(id), bytes)
      // A sweep that took the record meanwhile looked for a blob that was not there yet.
      if ((await records.get(owner, id))?.state !== 'kept') await blobs.remove(owner, keyOf(id))
      await dropOldest(owner)
      return pathOf(id)
    },

    /** The bytes, whoever asks: visitors see them. */
    async read(id: string): Promise<Buffer> {
      const record = await records.get(everyOwner, id)
      if (record?.state !== 'kept') throw failures.avatar_not_found()
      return blobs.bytes(record.ownerId, keyOf(id)).catch((error: unknown) => {
        throw failures.avatar_not_found({ detail: error })
      })
    },

    /** Says that a widget is about to be saved with this avatar, if it is one of ours. @throws avatar_gone */
    async choose(owner: OwnerId, address: string): Promise<void> {
      const id = PATH.exec(address)?.[1]
      if (id === undefined) return
      const chosen = await records
        .update(owner, id, (one) => (one.state === 'kept' ? { ...one, touchedAt: now() } : one))
        .catch(unlessAbsent)
      if (chosen?.state !== 'kept') throw failures.avatar_gone()
    },

    /**
     * Removes an avatar that a widget no longer has, unless another one has it, or is just being saved with it: one that was chosen a
     * moment ago is left to the sweep.
     */
    async leave(owner: OwnerId, address: string): Promise<void> {
      const id = PATH.exec(address)?.[1]
      const record = id === undefined ? undefined : await records.get(owner, id)
      if (record && record.touchedAt < now() - SAVING_MS) await removeUnused(record)
    },
    /** Removes what no widget has had for a while, and finishes what a crash left half done. */
    async sweep(): Promise<void> {
      let cursor: string | undefined
      do {
        const page = await records.find(everyOwner, {
          where: { touchedAt: { lt: now() - unusedMs } },
          limit: PAGE,
          cursor,
        })
        for (const record of page.records) await removeUnused(record)
        cursor = page.next
      } while (cursor !== undefined)
    },
  }

  async function redrawn(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return await redraw(bytes)
    } catch (error) {
      if (error instanceof RedrawBusy) throw failures.avatars_busy()
      if (!(error instanceof PictureProblem)) throw error
      const detail = error.message
      if (error.kind === 'too_slow')
        throw failures.avatar_too_slow({ detail, extra: { retryAfterSeconds: SLOW_SECONDS } })
      if (error.kind === 'too_large') throw failures.avatar_too_many_pixels({ detail })
      throw error.kind === 'not_an_image' ? failures.not_an_image({ detail }) : failures.avatar_unreadable({ detail })
    }
  }

  async function removeUnused({ id, ownerId: owner, touchedAt, state }: AvatarRecord): Promise<void> {
    if (state === 'kept') {
      if ((await usedBy(owner)).has(pathOf(id))) return
      const marked = await records
        // Whoever has chosen it since keeps it.
        .update(owner, id, (one) => (one.touchedAt === touchedAt ? { ...one, state: 'leaving' } : one))
        .catch(unlessAbsent)
      if (marked?.state !== 'leaving') return
    }
    await blobs.remove(owner, keyOf(id))
    await records.remove(owner, id)
  }

  async function dropOldest(owner: OwnerId): Promise<void> {
    const { records: all } = await records.find(owner, { sort: { by: 'touchedAt', direction: 'desc' }, limit: PAGE })
    if (all.length <= UNUSED_LIMIT) return
    const used = await usedBy(owner)
    const unused = all.filter(({ id }) => !used.has(pathOf(id)))
    for (const record of unused.slice(UNUSED_LIMIT)) await removeUnused(record)
  }
}

export type Avatars = ReturnType<typeof createAvatars>

function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof RecordNotFound)) throw error
}

/** The file out of base64, or out of a data URL. @throws avatar_too_large, not_an_image */
function bytesOf(fileContent: string): Buffer {
  const base64 = fileContent.replace(/^data:[^,]{0,200},/, '')
  if ((base64.length * 3) / 4 > MAX_BYTES + 2) throw failures.avatar_too_large()
  return Buffer.from(base64, 'base64')
}
