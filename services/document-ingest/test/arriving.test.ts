import { describe, expect, test } from '@jest/globals'
import { processDocument } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { until } from '@docent/runtime/testing/until.ts'
import { MiB } from '@docent/runtime/units'
import { request } from 'node:http'
import { heavyPdf, pdf } from './helpers/files.ts'
import { clientOf, plansEnv, shareIngest, startIngest, type Client } from './helpers/service.ts'

const newOwner = shareIngest({ env: plansEnv({ maxFileSize: 3, maxTotalCharacters: -1 }) })

interface Sent {
  fields?: Record<string, string>
  name?: string
  type?: string
  content?: string | Uint8Array
}

async function sendForm({ service, owner }: Client, { fields = {}, name = 'a.txt', type = '', content }: Sent) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (content !== undefined) form.append('file', new Blob([content], { type }), name)
  const made = new Response(form)
  return inject(service, owner, made.headers.get('content-type') ?? '', Buffer.from(await made.arrayBuffer()))
}

const sendBytes = ({ service, owner }: Client, query: Record<string, string>, content: Uint8Array) =>
  inject(service, owner, 'application/octet-stream', Buffer.from(content), query)

async function inject(
  { http, tokens }: Client['service'],
  owner: string,
  type: string,
  payload: Buffer,
  query: Record<string, string> = {},
  session?: { id: string; startedAt: string },
) {
  const headers = { authorization: `Bearer ${await tokens.sign(owner, { session })}`, 'content-type': type }
  const reply = await http.inject({ method: 'POST', url: `/api${processDocument.path}`, query, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

describe('a file that arrives as a form or as plain bytes', () => {
  test('of a session that has ended is refused, and nothing of it is kept', async () => {
    const client = newOwner()
    const session = { id: 's1', startedAt: '2026-11-21T10:00:00.000Z' }
    const tokensUntil = new Date(Date.now() + 900_000).toISOString()
    await client.service.hear(client.owner, 'user.session-ended', { sessionId: session.id, tokensUntil })
    const refused = await inject(
      client.service,
      client.owner,
      'application/octet-stream',
      heavyPdf(MiB),
      { fileName: 'a.pdf' },
      session,
    )
    expect([refused.status, refused.body.code]).toEqual([401, 'not_signed_in'])
    expect(await client.blobs()).toEqual([])
  })

  test('says with a field or the query which document it takes the place of', async () => {
    const client = newOwner()
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) ids.push((await client.upload(`${i}.txt`, 'text')).body.documentId)
    const [first = '', second = ''] = ids
    expect((await sendForm(client, { content: 'new' })).status).toBe(403)
    const wrong = await sendForm(client, { content: 'new', fields: { replaces: 'a/b' } })
    expect(wrong).toMatchObject({ status: 400, body: { error: expect.stringMatching(/replaces: must be the id/) } })
    expect((await sendForm(client, { content: 'new', fields: { replaces: first } })).status).toBe(200)
    await client.remove(first)
    const heavy = await sendBytes(client, { fileName: 'a.pdf', replaces: second }, heavyPdf(MiB))
    expect(heavy.status).toBe(200)
    await client.remove(second)
    expect((await sendForm(client, { content: 'new' })).status).toBe(403)
  })

  test('becomes the same document as one in JSON', async () => {
    const client = newOwner()
    const { body: asJson } = await client.upload('notes.md', '# Hours\n\nWe open at nine.', 'text/markdown')
    const content = '# Hours\n\nWe open at nine.'
    const form = await sendForm(client, { name: 'notes.md', type: 'text/markdown', content })
    const bytes = await sendBytes(client, { fileName: 'notes.md', fileType: 'text/markdown' }, Buffer.from(content))
    for (const { status, body } of [form, bytes]) {
      expect(status).toBe(200)
      expect(body.chunks.map((one: { content: string }) => one.content)).toEqual(
        asJson.chunks.map((one: { content: string }) => one.content),
      )
    }
    expect((await client.list()).map(({ title, kind, sizeBytes }) => ({ title, kind, sizeBytes }))).toEqual(
      Array.from({ length: 3 }, () => ({ title: 'notes.md', kind: 'markdown', sizeBytes: content.length })),
    )
  })

  test('is stored byte by byte as it was sent, also where it is large, and read', async () => {
    const client = newOwner()
    const file = heavyPdf(2 * MiB)
    for (const send of [
      () => sendForm(client, { name: 'big.pdf', type: 'application/pdf', content: file }),
      () => sendBytes(client, { fileName: 'big.pdf' }, file),
    ]) {
      const { status, body } = await send()
      expect(status).toBe(200)
      expect(body.chunks).toMatchObject([{ content: 'Parcels leave on Tuesday.', page: 1 }])
      const original = await client.service.engines.blobs.bytes(
        ownerId(client.owner),
        `documents/${body.documentId}/original`,
      )
      expect(original.equals(file)).toBe(true)
    }
  })

  test('needs no type of its part: the name says it', async () => {
    const client = newOwner()
    const part = Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
    const payload = Buffer.concat([part, pdf([['hello there']]), Buffer.from('\r\n--b--\r\n')])
    const { status } = await inject(client.service, client.owner, 'multipart/form-data; boundary=b', payload)
    expect(status).toBe(200)
    expect(await client.list()).toMatchObject([{ title: 'a.pdf', kind: 'pdf' }])
  })

  test('has the name and type of the fields before it, where they are given', async () => {
    const client = newOwner()
    const fields = { fileName: 'übung.md', fileType: 'text/markdown', userId: client.owner }
    expect((await sendForm(client, { fields, name: 'blob', content: 'hello there' })).status).toBe(200)
    expect(await client.list()).toMatchObject([{ title: 'übung.md', kind: 'markdown' }])
  })

  test.each([
    ['no file', { fields: { fileName: 'a.txt' } }, 400, 'bad_request'],
    ['no name', { name: ' ', content: 'x' }, 400, 'bad_request'],
    ['nothing in it', { content: '' }, 422, 'file_empty'],
    ['a type nobody reads', { name: 'a.png', content: 'x' }, 415, 'unsupported_type'],
    ['the content of another type', { name: 'a.md', content: pdf([['hello']]) }, 415, 'type_mismatch'],
    ['another owner', { fields: { userId: 'somebody-else' }, content: 'x' }, 403, 'owner_mismatch'],
    ['more than the plan allows', { content: 'x '.repeat(1.5 * MiB) }, 413, 'file_too_large'],
    ['large text of another type', { name: 'a.docx', content: 'x '.repeat(MiB) }, 415, 'type_mismatch'],
    ['a large PDF that is none', { name: 'a.pdf', content: 'x '.repeat(MiB) }, 415, 'type_mismatch'],
  ] as [string, Sent, number, string][])(
    'is refused with %s, and nothing of it stays',
    async (_, sent, status, code) => {
      const client = newOwner()
      expect(await sendForm(client, sent)).toMatchObject({ status, body: { success: false, code } })
      expect(await client.list()).toEqual([])
      expect(await client.blobs()).toEqual([])
    },
  )

  test('is refused at the limit of documents before it is stored', async () => {
    const client = await startIngest({ env: plansEnv({ documents: 1 }) })
    expect((await sendForm(client, { name: 'a.pdf', content: heavyPdf(MiB) })).status).toBe(200)
    expect(await sendForm(client, { name: 'b.pdf', content: heavyPdf(MiB) })).toMatchObject({
      status: 403,
      body: { code: 'document_limit_reached' },
    })
    expect(await client.blobs()).toHaveLength(2)
  })

  test.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello',
    ],
  ])('is refused as %s, and takes no place', async (_, type, payload) => {
    const { service, owner, list, blobs } = newOwner()
    expect(await inject(service, owner, type, Buffer.from(payload))).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    })
    expect([await list(), await blobs()]).toEqual([[], []])
  })

  test('waits for its turn where another owner calls, who waits for nothing', async () => {
    const env = { ...plansEnv({ maxFileSize: 3, maxTotalCharacters: -1 }), LARGE_FILE_MB_PER_SECOND: '0.25' }
    const sender = await startIngest({ env })
    const other = clientOf(sender.service, 'somebody-else')
    const small = async () => (await other.upload('small.md', 'Parcels leave on Tuesday.')).status
    // From then on there is a thread that reads what is small.
    expect(await small()).toBe(200)
    const large = sendBytes(sender, { fileName: 'large.pdf' }, heavyPdf(1.5 * MiB))
    expect([await small(), await sender.blobs()]).toEqual([200, []])
    expect((await large).status).toBe(200)
    expect(await sender.blobs()).toHaveLength(2)
  })

  test('leaves nothing when its sender leaves, and gives its place back', async () => {
    let tell = () => {}
    const placeTaken = new Promise<void>((resolve) => (tell = resolve))
    const faultPoint = (name: string) => void (name === 'document-ingest.allowances:saved' && tell())
    const client = await startIngest({ env: plansEnv({ documents: 1 }), faultPoint })
    const { service, owner, list, blobs } = client
    const { hostname: host, port } = new URL(await service.http.listen({ port: 0, host: '127.0.0.1' }))
    const headers = {
      authorization: `Bearer ${await service.tokens.sign(owner)}`,
      'content-type': 'application/octet-stream',
      'content-length': String(4 * MiB),
    }
    const call = request({
      host,
      port,
      path: `/api${processDocument.path}?fileName=a.pdf`,
      method: 'POST',
      headers,
    })
    call.on('error', () => undefined)
    call.write(heavyPdf(2 * MiB))
    await placeTaken
    call.destroy()
    await until(
      'the place to be free again',
      async () => (await sendForm(client, { name: 'b.pdf', content: heavyPdf(MiB) })).status === 200,
    )
    expect(await list()).toMatchObject([{ title: 'b.pdf' }])
    expect(await blobs()).toHaveLength(2)
  })
})
