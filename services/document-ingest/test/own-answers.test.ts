import { listOwnAnswers, saveOwnAnswer, type OwnAnswer } from '@docent/proto/http'
import { OPERATOR } from '@docent/proto/ids'
import { until } from '@docent/runtime/testing/until.ts'
import { expect, test } from '@jest/globals'
import { plansEnv, shareIngest } from './helpers/service.ts'

const newOwner = shareIngest({ env: plansEnv({ documents: 1, maxTotalCharacters: 300 }) })

function writer() {
  const client = newOwner()
  const save = (question: string, answer: string, replaces?: string, widgetIds?: string[] | null) =>
    client.call(saveOwnAnswer, { body: { question, answer, replaces, widgetIds } })
  const answers = async (): Promise<OwnAnswer[]> => (await client.call(listOwnAnswers)).body.answers
  const indexed = (documentId: string) =>
    client.service.hear(client.owner, 'document.indexed', {
      documentId,
      jobId: `job-${documentId}`,
      title: 'Your answers',
      chunkCount: 1,
      model: 'small',
    })
  return { ...client, save, answers, indexed }
}

test('an answer is kept under its question, and said to be one', async () => {
  const { save, answers, chunks, service, owner } = writer()
  const question = 'Do you deliver\n to *Leeds*?'
  const { status, body } = await save(question, 'Yes, on **Fridays**.\n\n- from £40')
  expect(status).toBe(200)
  const { documentId } = body
  expect(await answers()).toEqual([
    {
      documentId,
      question: 'Do you deliver to *Leeds*?',
      answer: 'Yes, on **Fridays**.\n\n- from £40',
      widgetIds: null,
      status: 'chunked',
      reason: null,
      savedAt: { seconds: expect.any(Number) },
    },
  ])
  const kept = await chunks(documentId)
  expect(kept).toMatchObject({ title: 'Your answers', total: 1 })
  expect(kept.chunks[0].headings).toEqual(['Do you deliver to *Leeds*?'])
  expect(kept.chunks[0].content).toContain('Yes, on Fridays.')
  const said = await service.heardSaying('document.chunked', (_, event) => event.ownerId === owner)
  expect(said.payload).toMatchObject({ documentId, title: 'Your answers', isAnswer: true })
  expect(said.payload).not.toHaveProperty('widgetIds')
})

test('an answer bears other wordings of its question above it, each once, and loses them with the one that replaces it', async () => {
  const { call, answers, chunks, indexed, save } = writer()
  const question = 'Do you take cards?'
  const wordings = ['can I tap\n with my phone', 'Is *plastic* okay?']
  const body = { question, otherWordings: [...wordings, ' Is *plastic* okay?', question], answer: 'Yes, all of them.' }
  const { documentId } = (await call(saveOwnAnswer, { body })).body
  const lines = ['can I tap with my phone', 'Is *plastic* okay?']
  expect(await answers()).toMatchObject([{ documentId, question, otherWordings: lines }])
  expect((await chunks(documentId)).chunks).toMatchObject([
    { headings: [...lines, question], content: 'Yes, all of them.' },
  ])
  await indexed(documentId)
  const second = (await save(question, 'Yes, and cash.', documentId)).body.documentId
  await indexed(second)
  expect((await answers()).map(({ documentId: id, otherWordings }) => [id, otherWordings])).toEqual([
    [second, undefined],
  ])
  expect((await chunks(second)).chunks[0].headings).toEqual([question])
})

test('more wordings than there may be are refused with their number, and so is one without words', async () => {
  const { call, answers } = writer()
  const saveWith = (otherWordings: string[]) =>
    call(saveOwnAnswer, { body: { question: 'Do you take cards?', answer: 'Yes.', otherWordings } })
  expect(await saveWith(Array.from({ length: 6 }, (_, at) => `wording ${at}`))).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/otherWordings: has 6 wordings, at most 5 are taken/) },
  })
  expect(await saveWith(['Cards?', '?!'])).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/otherWordings\.1: has no letter and no digit/) },
  })
  expect(await saveWith(['x'.repeat(301)])).toMatchObject({ status: 400 })
  expect(await answers()).toEqual([])
})

test('an answer for some widgets says which, now and whenever it is told again; one that replaces it says its own', async () => {
  const { save, answers, indexed, service } = writer()
  const { documentId } = (await save('Do you take cards?', 'Yes.', undefined, ['cafe', 'kiosk', 'cafe'])).body
  expect(await answers()).toMatchObject([{ documentId, widgetIds: ['cafe', 'kiosk'] }])
  const isIt = (payload: { documentId: string }) => payload.documentId === documentId
  const said = await service.heardSaying('document.chunked', isIt)
  expect(said.payload).toMatchObject({ isAnswer: true, widgetIds: ['cafe', 'kiosk'] })
  await indexed(documentId)
  const second = (await save('Do you take cards?', 'Yes, all of them.', documentId, null)).body.documentId
  await indexed(second)
  expect(await answers()).toMatchObject([{ documentId: second, widgetIds: null }])
  const third = (await save('Is there parking?', 'Behind the house.', undefined, ['kiosk'])).body.documentId
  await service.hear(OPERATOR, 'restatement.requested', {
    types: ['document.chunked'],
    of: null,
    for: null,
    perSecond: 1_000,
  })
  const again = await service.heardSaying(
    'document.chunked',
    (payload, { restated }) => restated === true && payload.documentId === third,
  )
  expect(again.payload).toMatchObject({ isAnswer: true, widgetIds: ['kiosk'] })
})

test('too many widgets are refused with how many there may be, and so are none', async () => {
  const { save, answers } = writer()
  const ids = Array.from({ length: 101 }, (_, at) => `w${at}`)
  expect(await save('Is it open?', 'Until six.', undefined, ids)).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/widgetIds: names 101 widgets, at most 100 are taken/) },
  })
  expect(await save('Is it open?', 'Until six.', undefined, [])).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/widgetIds: names no widget/) },
  })
  expect((await save('Is it open?', 'Until six.', undefined, ids.slice(1))).status).toBe(200)
  expect((await answers())[0]?.widgetIds).toHaveLength(100)
})

test('answers take no place among the documents, and their characters count', async () => {
  const { save, upload, list, remove, answers } = writer()
  expect((await save('Is it open?', 'x'.repeat(150))).status).toBe(200)
  expect((await upload('a.txt', 'text')).status).toBe(200)
  expect((await upload('b.txt', 'text')).body.code).toBe('document_limit_reached')
  const { body } = await save('Is there parking?', 'Behind the house.')
  expect((await save('Is it warm?', 'x'.repeat(150))).body.code).toBe('character_limit_reached')
  expect(await list()).toHaveLength(1)
  expect((await remove(body.documentId)).status).toBe(200)
  expect(await answers()).toHaveLength(1)
  // The place of the document was not given back with the answer.
  expect((await upload('b.txt', 'text')).body.code).toBe('document_limit_reached')
})

test('another wording replaces an answer once it can be found, not before', async () => {
  const { save, answers, indexed, blobs } = writer()
  const { documentId: first } = (await save('Is it open?', 'Until six.')).body
  await indexed(first)
  const { documentId: second } = (await save('Is it open?', 'Until seven.', first)).body
  expect((await answers()).map(({ answer }) => answer)).toEqual(['Until seven.', 'Until six.'])
  await indexed(second)
  await indexed(second)
  expect((await answers()).map(({ answer, status }) => [answer, status])).toEqual([['Until seven.', 'ready']])
  await until('the blobs of the former wording to be gone', async () =>
    (await blobs()).every((key) => key.includes(second)),
  )
})

test('what has no words is refused, and so is replacing what is no answer of the owner', async () => {
  const { save, upload, answers } = writer()
  expect(await save('?!', 'Until six.')).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/question/) },
  })
  expect(await save('Is it open?', ' ')).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/answer/) },
  })
  expect((await save('Is it open?', 'x'.repeat(4_001))).status).toBe(400)
  const { documentId } = (await upload('a.txt', 'text')).body
  expect((await save('Is it open?', 'Until six.', documentId)).body.code).toBe('document_not_found')
  const other = writer()
  const theirs = (await other.save('Is it open?', 'Until six.')).body.documentId
  expect((await save('Is it open?', 'Until six.', theirs)).body.code).toBe('document_not_found')
  expect(await answers()).toEqual([])
})

test('an answer is corrected although the plan holds no more characters; another one is not taken', async () => {
  const { save, answers, indexed } = writer()
  const { documentId } = (await save('Do you take cards?', 'Yes. '.repeat(45))).body
  await indexed(documentId)
  expect(await save('Is there parking?', 'Yes. '.repeat(45))).toMatchObject({
    body: { code: 'character_limit_reached' },
  })
  const corrected = await save('Do you take cards?', 'Not. '.repeat(45), documentId)
  expect(corrected).toMatchObject({ status: 200 })
  await indexed(corrected.body.documentId)
  expect((await answers()).map((one) => one.documentId)).toEqual([corrected.body.documentId])
})
