import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Ids } from '@docent/runtime/clock'
import type { Load } from '@docent/runtime/outgoing/load.ts'
import type { Redraw } from '@docent/runtime/pictures'
import { everyOwner, type Store } from '@docent/runtime/store'
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { failures } from '../failures.ts'

const schema = z.object({
  id: idSchema.describe('a name that nobody can guess'),
  ownerId: ownerIdSchema,
  webp: z.string().describe('base64'),
})

export interface PicturesOptions {
  store: Store
  ids: Ids
  load: Load
  redraw: Redraw
  log: FastifyBaseLogger
}

const PATH = '/api/user-pictures/'
const NAME_BYTES = 16

/** Whether a picture is at this address because it is kept here. */
export const isKeptHere = (address: string | null): address is string => address?.startsWith(PATH) ?? false

/** Pictures of people: taken once from where their provider has them, drawn anew, and served from here. */
export function createPictures({ store, ids, load, redraw, log }: PicturesOptions) {
  const pictures = store.collection({
    name: 'identity.pictures',
    keeps: { of: 'owners', what: 'whose picture from Google is kept', until: 'the account is deleted' },
    schema,
    indexes: [],
  })

  return {
    /** Keeps the picture at an address of others; gives its address here, or nothing: nobody needs a picture to sign in. */
    async keep(owner: OwnerId, source: string): Promise<string | undefined> {
      try {
        const webp = Buffer.from(await redraw(await load(source))).toString('base64')
        const id = ids.secret(NAME_BYTES)
        await pictures.insert(owner, { id, ownerId: owner, webp })
        return PATH + id
      } catch (error) {
        log.warn({ err: error, owner }, 'the picture of an account could not be taken over')
        return undefined
      }
    },

    /** The picture at this address, for another owner too; gives its address there. Bears repeats. */
    async copy(from: OwnerId, address: string | null, to: OwnerId): Promise<string | null> {
      if (!isKeptHere(address)) return address
      const known = await pictures.get(from, address.slice(PATH.length))
      if (!known) return null
      // As hard to guess as the name that it comes of.
      const hash = createHash('sha256').update(`${to} ${known.id}`).digest()
      const id = hash.subarray(0, NAME_BYTES).toString('base64url')
      await pictures.save(to, id, (current) => current ?? { ...known, id, ownerId: to })
      return PATH + id
    },

    /** The bytes, whoever asks by its name. @throws picture_not_found */
    async read(id: string): Promise<Buffer> {
      const found = await pictures.get(everyOwner, id)
      if (!found) throw failures.picture_not_found()
      return Buffer.from(found.webp, 'base64')
    },

    /** Removes every picture of an owner but the one at this address. */
    async keepOnly(owner: OwnerId, address: string | null): Promise<void> {
      const { records } = await pictures.find(owner, {})
      for (const { id } of records) if (PATH + id !== address) await pictures.remove(owner, id)
    },
  }
}
export type Pictures = ReturnType<typeof createPictures>
