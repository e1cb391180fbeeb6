import { describe, expect, test } from '@jest/globals'
import { documentChunks, documentFile, listOwnAnswers, renameDocument, saveOwnAnswer } from '@docent/proto/http'
import { OPERATOR, ownerId } from '@docent/proto/ids'
import { documentsSpec } from '../src/documents/record.ts'
import { chunked } from '../src/uploads/new-document.ts'
import { pdf } from './helpers/files.ts'
import { shareIngest, type Client } from './helpers/service.ts'

const newOwner = shareIngest()

const rename = ({ call }: Client, documentId: string, title: string) =>
  call(renameDocument, { body: { documentId, title } })

async function withDocument() {
  const client = newOwner()
  const { documentId } = (await client.upload('Scan_0042.txt', 'Returned within 30 days.')).body
  const said = () => client.service.said('document.renamed').filter(({ payload }) => payload.documentId === documentId)
  return { client, documentId: documentId as string, said }
}

describe('a document that is given another name', () => {
  test('goes by it in the list and over its passages, which is announced once; its file keeps its own', async () => {
    const { client, documentId, said } = await withDocument()
    const replies = [await rename(client, documentId, '  Returns '), await rename(client, documentId, 'Returns')]
    for (const { status, body } of replies) {
      expect({ status, ...body }).toMatchObject({ status: 200, document: { id: documentId, title: 'Returns' } })
    }
    expect(await client.list()).toMatchObject([{ id: documentId, title: 'Returns', status: 'chunked' }])
    expect((await client.call(documentChunks, { query: { documentId } })).body.title).toBe('Returns')
    const { headers } = await client.call(documentFile, { query: { documentId } })
    expect(headers['content-disposition']).toContain('Scan_0042.txt')
    await client.service.settled()
    expect(said()).toMatchObject([{ ownerId: client.owner, payload: { title: 'Returns' } }])
    const notes = client.service.said('activity.noted').filter(({ ownerId: of }) => of === client.owner)
    const renamed = notes.filter(({ payload }) => payload.act === 'renameDocument')
    expect(renamed[0]?.payload).toMatchObject({ about: '“Scan_0042.txt”, now “Returns”', subject: documentId })
  })

  test('may have no name that is empty, longer than 200 characters, or more than one line of plain text', async () => {
    const { client, documentId } = await withDocument()
    for (const title of ['', '   ', 'x'.repeat(201), 'two\nlines', 'a\u0000b', 'c\u202Egpj.exe']) {
      const refused = await rename(client, documentId, title)
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'bad_request', error: expect.stringContaining('title') },
      })
    }
    expect(await client.list()).toMatchObject([{ title: 'Scan_0042.txt' }])
    expect((await rename(client, documentId, 'ß'.repeat(200))).status).toBe(200)
  })

  test('has to be there, and one’s own; an answer of the owner goes by its question', async () => {
    const { client, documentId } = await withDocument()
    const answered = { question: 'Do you ship to Norway?', answer: 'Yes, in nine days.' }
    await client.call(saveOwnAnswer, { body: answered })
    const [written] = (await client.call(listOwnAnswers)).body.answers
    const gone = (await client.upload('gone.txt', 'text')).body.documentId
    await client.remove(gone)
    const tries = [
      rename(newOwner(), documentId, 'Mine'),
      rename(client, gone, 'Back'),
      rename(client, 'unknown', 'New'),
    ]
    for (const refused of await Promise.all([...tries, rename(client, written.documentId, 'Norway')])) {
      expect(refused).toMatchObject({ status: 404, body: { code: 'document_not_found' } })
    }
    expect((await client.list()).map(({ title }) => title)).toEqual(['Scan_0042.txt'])
  })

  test('keeps it when it is read after that, and is told of under it', async () => {
    const { client, documentId } = await withDocument()
    const { store } = client.service.engines
    const record = await store.collection(documentsSpec).get(ownerId(client.owner), documentId)
    if (!record) throw new Error('it was uploaded')
    const passages = [{ page: null, headings: [], content: 'Within 30 days.' }]
    const reading = { passages, characters: 1, pages: null, preview: '', language: 'en', title: null, date: null }
    const named = { ...record, status: 'reading', title: 'Returns', renamed: true } as const
    const [after, event] = chunked(named, 'What the page calls itself', reading as never)
    expect([after.title, (event.payload as { title: string }).title]).toEqual(['Returns', 'Returns'])
    const [unnamed] = chunked({ ...named, renamed: undefined }, 'What the page calls itself', reading as never)
    expect(unnamed.title).toBe('What the page calls itself')
  })

  test('that failed to be read is renamed for its owner alone', async () => {
    const client = newOwner()
    const { documentId } = (await client.upload('scan.pdf', pdf([[]]))).body
    expect((await rename(client, documentId, 'Price list')).body.document).toMatchObject({ title: 'Price list' })
    await client.service.settled()
    expect(client.service.said('document.renamed').map(({ payload }) => payload.documentId)).not.toContain(documentId)
  })

  test('is told of again where somebody asks for all that were renamed', async () => {
    const { client, documentId, said } = await withDocument()
    await rename(client, documentId, 'Returns')
    await client.service.settled()
    const request = { types: ['document.renamed'], of: null, for: null, perSecond: 1_000 }
    await client.service.hear(OPERATOR, 'restatement.requested', request)
    await client.service.heardSaying(
      'document.renamed',
      (payload, { restated }) => restated === true && payload.documentId === documentId,
    )
    expect(said().map(({ payload }) => payload.title)).toEqual(['Returns', 'Returns'])
  })
})
