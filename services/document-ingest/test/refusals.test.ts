import { MiB } from '@docent/runtime/units'
import { describe, expect, test } from '@jest/globals'
import { listDocuments, processDocument } from '@docent/proto/http'
import { request } from 'node:http'
import { deflateSync } from 'node:zlib'
import { assemble, docx, pdf, zip } from './helpers/files.ts'
import { plansEnv, shareIngest, startIngest } from './helpers/service.ts'

const TYPES = /^Only PDF, Markdown \(\.md\) and TXT \(\.txt\) files are supported, along with Word/
const MISMATCH = /not what its name says/
const EXCEL = /^This file is an Excel file, .* end in \.xlsx/
const WORD = /^This file is a Word document, .* end in \.docx/

const newOwner = shareIngest()

describe('refused before anything is stored:', () => {
  test.each([
    ['a type nobody reads', 'photo.png', Buffer.from('\x89PNG\r\n', 'latin1'), 'image/png', TYPES],
    ['a name that ends in what every object has', 'a.constructor', 'text', '', TYPES],
    ['a name without an extension', 'README', 'text', '', TYPES],
    ['a program that calls itself text', 'a.txt', Buffer.from('MZ\x90\0\x03', 'latin1'), 'text/plain', MISMATCH],
    ['a PDF that calls itself Markdown', 'a.md', pdf([['hello']]), 'text/markdown', MISMATCH],
    ['text that calls itself a PDF', 'a.pdf', 'just text', 'application/pdf', MISMATCH],
    ['a name and a type that disagree', 'a.txt', 'text', 'application/pdf', MISMATCH],
  ])('%s', async (_, name, content, type, sentence) => {
    const { upload, list, blobs } = newOwner()
    const answer = await upload(name, content, type)
    expect(answer).toMatchObject({ status: 415, body: { success: false, code: expect.any(String) } })
    expect(answer.body.error).toMatch(sentence)
    expect(await list()).toEqual([])
    expect(await blobs()).toEqual([])
  })

  const broken = ['!!!!', 'YWJj*', 'YQ==YQ==', 'data:text/plain,hello', 'abcde']
  test.each(broken)('broken base64 (%s)', async (fileContent) => {
    const body = { fileName: 'a.txt', fileType: '', fileContent }
    const answer = await newOwner().call(processDocument, { body })
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_base64' } })
  })

  test('an empty file', async () => {
    expect(await newOwner().upload('a.txt', '')).toMatchObject({ status: 422, body: { code: 'file_empty' } })
  })

  test('a file at the size of the plan; one byte less is taken', async () => {
    const { upload } = await startIngest({ env: plansEnv({ maxFileSize: 1, maxTotalCharacters: -1 }) })
    const answer = await upload('a.txt', 'x '.repeat(MiB / 2))
    expect(answer.status).toBe(413)
    expect(answer.body.error).toMatch(/^File size must be less than 1MB/)
    expect((await upload('a.txt', `${'x '.repeat(MiB / 2 - 1)}y`)).status).toBe(200)
  })

  test('a body larger than the plan can need, by its length alone and while it arrives, before it is read as JSON', async () => {
    const { service } = await startIngest({ env: plansEnv({ maxFileSize: 1 }) })
    const address = new URL(await service.http.listen({ port: 0, host: '127.0.0.1' }))
    const headers = { authorization: `Bearer ${await service.tokens.sign('ada')}`, 'content-type': 'application/json' }
    const send = (more: Record<string, string>, pieces: number) =>
      new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
        const path = `/api${processDocument.path}`
        const call = request({
          host: address.hostname,
          port: address.port,
          path,
          method: 'POST',
          headers: { ...headers, ...more },
        })
        call.on('error', reject)
        call.on('response', (reply) => {
          let text = ''
          reply.on('data', (piece) => (text += piece))
          reply.on('end', () => {
            resolve({ status: reply.statusCode, code: (JSON.parse(text) as { code: string }).code })
            call.destroy()
          })
        })
        // It never ends: an answer before its end is an answer before it was read.
        for (let at = 0; at < pieces; at++) call.write('{'.repeat(256 * 1024))
        call.flushHeaders()
      })
    const refused = { status: 413, code: 'file_too_large' }
    expect(await send({ 'content-length': String(66 * MiB) }, 0)).toEqual(refused)
    expect(await send({ 'transfer-encoding': 'chunked' }, 7)).toEqual(refused)
  })

  test.each([
    ['a\u202Etxt.exe\u202C.txt', 'atxt.exe.txt'],
    ['line\u2028break\r\n.txt', 'linebreak.txt'],
    ['../\u0000..\\x\u0007.txt', 'x.txt'],
  ])('nothing that cannot be seen, in a name: %j', async (given, shown) => {
    const { upload, list } = newOwner()
    expect((await upload(given, 'hello there')).status).toBe(200)
    expect((await list())[0]?.title).toBe(shown)
  })

  test('a stranger, and an owner who names another one', async () => {
    const { service, call } = newOwner()
    expect((await service.call(listDocuments, {})).status).toBe(401)
    const body = { userId: 'somebody-else', fileName: 'a.txt', fileType: '', fileContent: 'YQ==' }
    expect(await call(processDocument, { body })).toMatchObject({ status: 403, body: { code: 'owner_mismatch' } })
    expect((await call(listDocuments, { query: { userId: 'somebody-else' } })).status).toBe(403)
  })
})

const key = '(12345678901234567890123456789012)'
const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> /ID [(a)(b)]`
/** As Word and Excel write it: the encrypted file lies in the container of the old ones, which names its streams so. */
const locked = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_048, 7), Buffer.from(stream, 'utf16le')])
const garbage = (content: Buffer) =>
  Buffer.from(
    content
      .toString('latin1')
      .replace(/(stream\n)[^]*?(?=\nendstream)/g, (_, begin: string) => `${begin}${'\x91\xe3'.repeat(40)}`),
    'latin1',
  )
const packed = (pages: number) => {
  const numbers = Array.from({ length: pages }, (_, page) => 3 + page * 2)
  const content = deflateSync('BT /F1 11 Tf 72 700 Td (Thirty days.) Tj ET')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ...numbers.flatMap((number) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R /Resources << >> >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ])
}
const lost = assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 2 /Kids [8 0 R 9 0 R] >>'])
const spreadsheet = zip([
  { name: '[Content_Types].xml', content: '<Types>spreadsheetml.sheet.main</Types>' },
  { name: 'xl/workbook.xml', content: '<a/>' },
])
const bomb = docx(['text'], [{ name: 'word/styles.xml', content: 'a'.repeat(500_000), claimedSize: 100 }])
const ownEntities = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>'
const noise = Buffer.from(Array.from({ length: 600 }, (_, i) => 128 + ((i * 73) % 127)))

describe('what is not what its name says', () => {
  test.each([
    ['a text that calls itself PDF', 'text.pdf', 'Parcels leave on Tuesday.', MISMATCH],
    ['a text that calls itself Word', 'text.docx', 'Parcels leave on Tuesday.', MISMATCH],
    ['a spreadsheet that calls itself Word', 'table.docx', spreadsheet, EXCEL],
    ['a Word document that calls itself Excel', 'letter.xlsx', docx(['Dear Ada']), WORD],
    ['an Excel file that calls itself CSV', 'table.csv', spreadsheet, MISMATCH],
    [
      'an old Word file with a new name',
      'old.docx',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise]),
      MISMATCH,
    ],
  ])('leaves nothing: %s', async (_, name, content, sentence) => {
    const { service, owner, upload, list, blobs } = newOwner()
    const answer = await upload(name, content)
    const code = sentence === MISMATCH ? 'type_mismatch' : 'named_otherwise'
    expect(answer).toMatchObject({ status: 415, body: { success: false, code } })
    expect(answer.body.error).toMatch(sentence)
    expect(answer.body.documentId).toBeUndefined()
    expect(await list()).toEqual([])
    expect(await blobs()).toEqual([])
    await service.settled()
    expect(service.said('document.reading-failed').filter((event) => event.ownerId === owner)).toEqual([])
  })
})

test.each(['a.pdf', 'a.txt', 'a.md'])('%s that is an Office file with a password is told so', async (name) => {
  const { upload, list } = newOwner()
  expect(await upload(name, locked('EncryptionInfo'))).toMatchObject({
    status: 422,
    body: { code: 'file_encrypted', error: expect.stringContaining('protected with a password') },
  })
  expect(await list()).toEqual([])
})

describe('failed documents that say why:', () => {
  test.each([
    ['a PDF without text', 'scan.pdf', pdf([[], []]), 'no_text_found', /text recognition/],
    ['a PDF with a password', 'secret.pdf', pdf([['secret']], encryption), 'file_encrypted', /password/],
    [
      'a PDF with a certificate',
      'sealed.pdf',
      pdf([['secret']], '/Encrypt << /Filter /Adobe.PubSec >>'),
      'file_encrypted',
      /password/,
    ],
    [
      'a Word file with a password',
      'secret.docx',
      locked('EncryptedPackage'),
      'file_encrypted',
      /Save a copy without the password/,
    ],
    ['a PDF whose pages cannot be unpacked', 'torn.pdf', garbage(packed(2)), 'file_damaged', /damaged/],
    ['a PDF whose pages are gone', 'lost.pdf', lost, 'file_damaged', /damaged/],
    ['a PDF that is cut off', 'cut.pdf', Buffer.from('%PDF-1.7\n1 0 obj'), 'file_damaged', /damaged/],
    ['white space', 'blank.txt', '  \n\t\n', 'no_text_found', /No text/],
    ['a Word file that unpacks to more than it says', 'bomb.docx', bomb, 'file_damaged', /damaged/],
    [
      'a Word file with entities of its own',
      'entities.docx',
      docx(['text'], [{ name: 'word/styles.xml', content: ownEntities }]),
      'file_damaged',
      /damaged/,
    ],
    ['bytes of no encoding', 'noise.txt', noise, 'encoding_unknown', /UTF-8/],
  ])('%s', async (_, name, content, code, sentence) => {
    const { service, owner, upload, list, blobs } = newOwner()
    const answer = await upload(name, content)
    expect(answer).toMatchObject({ body: { success: false, code, documentId: expect.any(String) } })
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatch(sentence)
    const [document] = await list()
    const { documentId, error: reason } = answer.body
    expect(document).toMatchObject({ id: documentId, status: 'failed', reason, chunkCount: 0 })
    await service.heardSaying('document.reading-failed', (_, event) => event.ownerId === owner)
    await service.settled()
    const said = (type: 'document.chunked' | 'document.reading-failed') =>
      service.said(type).filter((event) => event.ownerId === owner)
    expect(said('document.chunked')).toEqual([])
    expect(said('document.reading-failed')).toMatchObject([{ payload: { documentId, code, reason } }])
    expect(await blobs()).toEqual([])
  })
})
