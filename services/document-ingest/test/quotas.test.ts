import { listDocuments, processDocument } from '@docent/proto/http'
import { describe, expect, test } from '@jest/globals'
import { base64, pdf } from './helpers/files.ts'
import { clientOf, plansEnv, shareIngest, startIngest } from './helpers/service.ts'

const small = { documents: 5, maxTotalCharacters: 1_000 }
const large = { id: 'pro', name: 'Pro', documents: 50, maxTotalCharacters: 100_000 }
const newOwner = shareIngest({ env: plansEnv(small, large) })

describe('the number of documents', () => {
  test('is held exactly under 20 uploads at once', async () => {
    const { upload, list } = newOwner()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => upload(`${i}.txt`, `text ${i}`)))
    expect(answers.filter((one) => one.status === 200).length).toBe(5)
    const refused = answers.filter((one) => one.status === 403)
    expect(refused.length).toBe(15)
    for (const one of refused) expect(one.body.error).toMatch(/limit reached/)
    expect((await list()).length).toBe(5)
  })

  test('does not count what failed or was deleted, and a deletion counts once however often it is asked for', async () => {
    const { upload, remove } = newOwner()
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) ids.push((await upload(`${i}.txt`, 'text')).body.documentId)
    expect((await upload('full.txt', 'text')).status).toBe(403)
    await Promise.all(Array.from({ length: 5 }, () => remove(ids[0] as string)))
    expect((await upload('scan.pdf', pdf([[]]))).status).toBe(422)
    expect((await upload('next.txt', 'text')).status).toBe(200)
    expect((await upload('full.txt', 'text')).status).toBe(403)
  })

  test("is each owner's own", async () => {
    const one = newOwner()
    const other = newOwner()
    for (let i = 0; i < 5; i += 1) await one.upload(`${i}.txt`, 'text')
    expect((await other.upload('a.txt', 'text')).status).toBe(200)
  })
})

describe('the characters', () => {
  test('of all documents together are held exactly under uploads at once', async () => {
    const { upload, list } = newOwner()
    const text = 'x'.repeat(300)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => upload(`${i}.txt`, text)))
    expect(answers.filter((one) => one.status === 200).length).toBe(3)
    for (const one of answers.filter(({ status }) => status !== 200)) {
      expect(one).toMatchObject({ status: 403, body: { code: 'character_limit_reached' } })
      expect(one.body.error).toMatch(/limit reached/)
    }
    expect((await list()).map((one) => one.characters)).toEqual([300, 300, 300])
  })

  test('of a refused document leave nothing behind, and the room stays', async () => {
    const { upload, list, blobs, remove } = newOwner()
    const { body } = await upload('first.txt', 'x'.repeat(990))
    expect((await upload('second.txt', 'y'.repeat(11))).status).toBe(403)
    expect((await list()).length).toBe(1)
    expect((await blobs()).length).toBe(2)
    expect((await upload('third.txt', 'y'.repeat(10))).status).toBe(200)
    await remove(body.documentId)
    expect((await upload('fourth.txt', 'x'.repeat(990))).status).toBe(200)
  })
})

describe('a document that takes the place of another', () => {
  const filled = async () => {
    const client = newOwner()
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) ids.push((await client.upload(`${i}.txt`, 'x'.repeat(190))).body.documentId)
    const [old = ''] = ids
    const replace = (name: string, content: string | Uint8Array, replaces = old) =>
      client.call(processDocument, { body: { fileName: name, fileContent: base64(content), replaces } })
    return { ...client, old, replace }
  }

  test('comes in where the plan is full, once at a time under 10 calls at once, and leaves the plan as full', async () => {
    const { replace, upload, remove, old } = await filled()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => replace(`new-${i}.txt`, 'x'.repeat(200))))
    expect(answers.filter((one) => one.status === 200).length).toBe(1)
    for (const one of answers.filter(({ status }) => status !== 200)) {
      expect(one).toMatchObject({ status: 403, body: { code: 'document_limit_reached' } })
      expect(one.body.error).toMatch(/limit reached: the Free plan has 5 documents/)
    }
    expect((await upload('more.txt', 'x')).status).toBe(403)
    expect((await remove(old)).status).toBe(200)
    expect((await upload('more.txt', 'x')).status).toBe(403)
    const [next] = answers.filter((one) => one.status === 200)
    expect((await replace('newer.txt', 'x'.repeat(241), next?.body.documentId)).body.code).toBe(
      'character_limit_reached',
    )
    expect((await replace('newer.txt', 'x'.repeat(240), next?.body.documentId)).status).toBe(200)
  })

  test('counts what it has more of, also where it is read step by step; the refusal names the limit and leaves nothing', async () => {
    const { replace, list, upload, remove, old } = await filled()
    const refused = await replace('new.txt', 'x'.repeat(241))
    const lines = Array.from({ length: 20 }, (_, day) => `Parcels of day ${day} leave late.`)
    expect(refused).toMatchObject({ status: 403, body: { code: 'character_limit_reached' } })
    expect(refused.body.error).toMatch(/bring you to 1,001 characters, and the Free plan has 1,000/)
    expect((await replace('new.pdf', pdf([lines]))).body.code).toBe('character_limit_reached')
    expect((await replace('scan.pdf', pdf([[]]))).status).toBe(422)
    expect((await replace('new.pdf', pdf([['Parcels leave on Tuesday.']]))).status).toBe(200)
    await remove(old)
    const characters = (await list()).reduce((sum, one) => sum + one.characters, 0)
    await remove((await list()).find(({ title }) => title === '1.txt')?.id ?? '')
    expect((await upload('more.txt', 'x'.repeat(1_000 - (characters - 190) + 1))).status).toBe(403)
    expect((await upload('more.txt', 'x'.repeat(1_000 - (characters - 190)))).status).toBe(200)
  })

  test("gives its room back when it goes instead, and is nobody else's or nothing that is gone", async () => {
    const { replace, upload, remove, old } = await filled()
    const { body } = await replace('new.txt', 'x'.repeat(240))
    await remove(body.documentId)
    expect((await replace('again.txt', 'x'.repeat(240))).status).toBe(200)
    const other = await filled()
    expect((await replace('new.txt', 'text', other.old)).body.code).toBe('document_not_found')
    await remove(old)
    expect((await replace('new.txt', 'text', old)).body.code).toBe('document_not_found')
    expect((await upload('more.txt', 'x')).status).toBe(403)
  })
})

describe('the plan', () => {
  test('changes when billing says so, and an older word that comes late changes nothing', async () => {
    const { service, owner, upload } = newOwner()
    for (let i = 0; i < 5; i += 1) await upload(`${i}.txt`, 'text')
    const say = (planId: string, occurredAt: string) =>
      service.hear(owner, 'subscription.changed', { planId, status: 'active' }, { occurredAt })
    await say('pro', '2026-11-02T00:00:00.000Z')
    await say('free', '2026-11-01T00:00:00.000Z')
    expect((await upload('more.txt', 'text')).status).toBe(200)
    await say('free', '2026-11-03T00:00:00.000Z')
    expect((await upload('again.txt', 'text')).status).toBe(403)
  })

  test('of an owner who canceled ends with its last millisecond; what is there stays, and nothing new comes in', async () => {
    let now = new Date('2026-11-30T23:59:59.999Z')
    const env = plansEnv(small, large)
    const { service } = await startIngest({ env, clock: { now: () => now } })
    const owner = 'leaving'
    const token = await service.tokens.sign(owner, { expiresIn: '1y' })
    const upload = (fileName: string) =>
      service.call(processDocument, { token, body: { fileName, fileContent: base64('text') } })
    const endsAt = '2026-12-01T00:00:00.000Z'
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'canceled', endsAt })
    for (let i = 0; i < 6; i += 1) expect((await upload(`${i}.txt`)).status).toBe(200)
    now = new Date(endsAt)
    expect((await upload('more.txt')).body).toMatchObject({ code: 'document_limit_reached' })
    expect((await service.call(listDocuments, { token })).body.data.length).toBe(6)
  })

  test('without limits refuses nothing', async () => {
    const { service } = await startIngest({ env: plansEnv({ documents: -1, maxTotalCharacters: -1, maxFileSize: -1 }) })
    const { upload } = clientOf(service, 'unlimited')
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => upload(`${i}.txt`, 'x'.repeat(5_000))))
    expect(answers.every((one) => one.status === 200)).toBe(true)
  })
})
