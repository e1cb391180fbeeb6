import { say, type EventPayload } from '@docent/proto/events'
import { revokeApiKey } from '@docent/proto/http'
import { ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { commonFailures } from '../failures/index.ts'
import type { Collection } from '../store/port.ts'
import { startTestService, type TestService } from '../testing/index.ts'
import { defineService } from './service.ts'

const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, title: z.string() })
type Thing = z.infer<typeof schema>
const fact = () => say('user.renamed', { displayName: 'x' })
const member = { id: 'grace', role: 'owner', name: 'Grace Hopper' } as const

describe('the note of an act', () => {
  let service: TestService
  /** What the call does in this test. */
  let work: (things: Collection<Thing>, owner: OwnerId) => Promise<unknown>
  let owner: OwnerId
  let number = 0

  const acting = defineService({
    name: 'identity',
    settings: {},
    needs: ['store', 'bus'],
    async start({ engines: { store } }) {
      const things = store.collection<Thing>({ name: 'identity.things', schema, indexes: [] })
      return {
        routes: (router) =>
          router.on(revokeApiKey, async (call) => {
            await work(things, call.owner)
            return { success: true as const }
          }),
      }
    },
  })
  beforeAll(async () => {
    service = await startTestService(acting)
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    owner = ownerId(`owner-${number++}`)
  })

  const thing = (id: string): Thing => ({ id: `${owner}-${id}`, ownerId: owner, title: `Thing ${id}` })
  /** Makes the call; answers its status, the notes, and how many of them were written by themselves. */
  async function act() {
    const { status } = await service.call(revokeApiKey, { as: owner, member, query: { id: 'key-1' } })
    await service.settled()
    const notes = service.said('activity.noted').filter((event) => event.ownerId === owner)
    const counts = service.engines.store.collection<{ id: string; ownerId: OwnerId; count: number }>({
      name: 'identity.noted',
      schema: z.object({ id: z.string(), ownerId: ownerIdSchema, count: z.int() }),
      indexes: [],
    })
    const alone = (await counts.get(owner, owner))?.count ?? 0
    return { status, notes: notes.map(({ payload }): EventPayload<'activity.noted'> => payload), alone }
  }

  test('goes along with the first fact that the act says, once, and names who did it', async () => {
    work = async (things) => {
      await things.save(owner, thing('quiet').id, () => thing('quiet'))
      await things.insert(owner, thing('told'), [fact()])
      await things.update(owner, thing('told').id, (now) => [{ ...now, title: 'Another' }, fact()])
    }
    expect(await act()).toEqual({
      status: 200,
      notes: [
        {
          act: 'revokeApiKey',
          by: member,
          byKey: false,
          about: 'Thing told',
          subject: 'key-1',
        },
      ],
      alone: 0,
    })
  })

  test('of an act that says nothing is written by itself before the answer', async () => {
    work = async (things) =>
      things.save(owner, thing('quiet').id, (now) => ({ ...thing('quiet'), title: `${now?.title}.` }))
    expect(await act()).toMatchObject({
      status: 200,
      notes: [{ act: 'revokeApiKey', subject: 'key-1', about: '' }],
      alone: 1,
    })
    expect(await act()).toMatchObject({ notes: [{}, {}], alone: 2 })
  })

  test('is not written of what was refused', async () => {
    work = async (things) => {
      const why = { documentId: 'd1', code: 'document_empty', reason: 'There is no text in it.' }
      await things.insert(owner, thing('taken-first'), [say('document.reading-failed', why)])
      throw commonFailures.unavailable()
    }
    expect(await act()).toMatchObject({ status: 503, notes: [], alone: 0 })
  })

  test('goes along with a later fact where the write of the first one failed', async () => {
    work = async (things) => {
      await things.insert(owner, thing('there'))
      await things.insert(owner, thing('there'), [fact()]).catch(() => undefined)
      await things.save(owner, thing('there').id, () => [thing('there'), fact()])
    }
    expect(await act()).toMatchObject({ notes: [{ act: 'revokeApiKey' }], alone: 0 })
  })

  test('goes along once where facts are written at the same time, and with none of another account', async () => {
    const other = ownerId(`${owner}-other`)
    work = async (things) => {
      await things.insert(other, { ...thing('other'), ownerId: other }, [fact()])
      await Promise.all(['1', '2', '3'].map((id) => things.insert(owner, thing(id), [fact()])))
    }
    expect(await act()).toMatchObject({ notes: [{}], alone: 0 })
    expect(service.said('activity.noted').filter((event) => event.ownerId === other)).toEqual([])
  })

  test('is not written again with what goes on after the answer', async () => {
    let goOn = (): void => undefined
    const answered = new Promise<void>((resolve) => (goOn = resolve))
    let after: Promise<unknown> = Promise.resolve()
    work = async (things) => {
      after = answered.then(() => things.insert(owner, thing('later'), [fact()]))
    }
    await act()
    goOn()
    await after
    await service.settled()
    expect(service.said('activity.noted').filter((event) => event.ownerId === owner)).toHaveLength(1)
  })
})
