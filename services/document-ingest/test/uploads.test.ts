import { describe, expect, test } from '@jest/globals'
import { chunksFileSchema } from '@docent/proto'
import { processDocument } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { blobKeys } from '../src/documents/record.ts'
import { docx, pdf } from './helpers/files.ts'
import { shareIngest } from './helpers/service.ts'

const newOwner = shareIngest()

describe('an upload', () => {
  test('of Markdown comes back as chunks with their heading path, and is announced', async () => {
    const { service, owner, upload, chunks: stored, list } = newOwner()
    const filler = 'Goods may come back within thirty days. '.repeat(8)
    const answer = await upload(
      'returns.md',
      `# Returns\n\n${filler}\n\n## Refunds\n\nThey take **five** days. ${filler}`,
    )

    expect(answer.status).toBe(200)
    const { success, documentId, chunks, message } = answer.body
    expect({ success, message }).toEqual({ success: true, message: 'returns.md was read: 2 passages.' })
    expect(chunks).toMatchObject([
      { id: `${documentId}:0`, index: 0, headings: ['Returns'], page: null },
      { id: `${documentId}:1`, index: 1, headings: ['Returns', 'Refunds'], page: null },
    ])
    expect(chunks[1].content).toContain('They take five days.')
    expect(await stored(documentId)).toMatchObject({ title: 'returns.md', total: 2, chunks })

    const event = await service.heardSaying('document.chunked', (one) => one.documentId === documentId)
    expect(event).toMatchObject({
      ownerId: owner,
      payload: { title: 'returns.md', kind: 'markdown', chunkCount: 2, pages: null },
    })
    const [document] = await list()
    expect(document).toMatchObject({
      id: documentId,
      status: 'chunked',
      reason: null,
      characters: event.payload.characters,
    })
    expect(document?.createdAt.seconds).toBeGreaterThan(1_700_000_000)
    expect(document?.text).toContain('Returns')
  })

  test('keeps tables as cells, its language, and the day it was uploaded where it names none', async () => {
    const { service, owner, upload, list } = newOwner()
    const { body } = await upload(
      'prices.md',
      '# Prices\n\nThese are the prices of all that we do for you.\n\n| Service | Price |\n|---|---|\n| Full | £140 |',
    )
    const table = { heads: ['Service', 'Price'], rows: [['Full', '£140']] }
    const [{ content, tables }] = body.chunks
    expect(tables).toMatchObject([table])
    expect(content.slice(tables[0].from, tables[0].to)).toBe('Service\tPrice\nFull\t£140')
    const blob = await service.engines.blobs.bytes(ownerId(owner), blobKeys.chunks(body.documentId))
    const file = chunksFileSchema.parse(JSON.parse(String(blob)))
    expect(file).toMatchObject({ language: 'en', date: new Date().toISOString().slice(0, 10) })
    expect(file.chunks).toEqual(body.chunks)
    expect((await list())[0]?.language).toBe('en')
  })

  test('of a PDF keeps the page and the headings of each chunk', async () => {
    const { upload, list } = newOwner()
    const body = Array.from({ length: 20 }, (_, i) => `Sentence ${i} of this page says something about parcels.`)
    const file = pdf([
      [{ text: 'Delivery', size: 22 }, ...body],
      [{ text: 'Warranty', size: 22 }, 'It lasts 24 months.'],
    ])
    const answer = await upload('guide.pdf', file, 'application/pdf')

    expect(answer.status).toBe(200)
    expect(answer.body.chunks[0]).toMatchObject({ page: 1, headings: ['Delivery'] })
    expect(answer.body.chunks.at(-1)).toMatchObject({ page: 2, headings: ['Warranty'], content: 'It lasts 24 months.' })
    expect(await list()).toMatchObject([{ pages: 2, kind: 'pdf', title: 'guide.pdf' }])
  })

  test('of a Word document keeps its headings', async () => {
    const { status, body } = await newOwner().upload('handbook.docx', docx(['# Opening hours', 'We open at nine.']))
    expect(status).toBe(200)
    expect(body.chunks).toMatchObject([{ headings: ['Opening hours'], content: 'We open at nine.' }])
  })

  test('of HTML leaves out scripts and styles', async () => {
    const html = '<title>Shop</title><style>p{}</style><h1>Glaze</h1><p>Food safe.</p><script>alert("x")</script>'
    const { status, body } = await newOwner().upload('glaze.html', html)
    expect(status).toBe(200)
    expect(body.chunks).toMatchObject([{ headings: ['Glaze'], content: 'Food safe.' }])
  })

  test.each([
    ['UTF-16 with a mark', Buffer.from('\ufeffKöln, Straße, 東京', 'utf16le')],
    ['UTF-8 with a mark', Buffer.from('\ufeffKöln, Straße, 東京')],
    ['windows-1252', Buffer.from('Köln, Straße: außen schön, grün und süß', 'latin1')],
  ])('of text in %s is decoded', async (_, bytes) => {
    const { status, body } = await newOwner().upload('stadt.txt', bytes, 'text/plain')
    expect(status).toBe(200)
    expect(body.chunks[0].content).toContain('Köln, Straße')
  })

  test('as a data URL is read as well', async () => {
    const fileContent = `data:text/plain;base64,${Buffer.from('hello there').toString('base64')}`
    const answer = await newOwner().call(processDocument, { body: { fileName: 'a.txt', fileType: '', fileContent } })
    expect(answer.body.chunks).toMatchObject([{ content: 'hello there' }])
  })

  test('with a path in its name is filed under the name alone', async () => {
    const { upload, list } = newOwner()
    await upload('../../etc/notes.txt', 'some text')
    expect(await list()).toMatchObject([{ title: 'notes.txt' }])
  })
})
