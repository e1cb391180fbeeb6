import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { heavyPdf } from '../../services/document-ingest/test/helpers/files.ts'

/** So many calls at once with a body of so many bytes, sent from a thread of their own: who measures must not be held up. */
export interface Sending {
  address: string
  token: string
  times: number
  bytes: number
  shape: Shape
}
export type Shape = 'JSON' | 'form' | 'bytes'

const BOUNDARY = '----------docent'
const PIECE = 1024 * 1024
const { address, token, times, bytes, shape } = workerData as Sending

const around: Record<Shape, { type: string; before: string; after: string; query: string }> = {
  JSON: { type: 'application/json', before: '{"fileName":"big.pdf","fileContent":"', after: '"}', query: '' },
  form: {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    before: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n`,
    after: `\r\n--${BOUNDARY}--\r\n`,
    query: '',
  },
  bytes: { type: 'application/octet-stream', before: '', after: '', query: '?fileName=big.pdf' },
}
const file = shape === 'JSON' ? Buffer.from(heavyPdf((bytes * 3) / 4).toString('base64')) : heavyPdf(bytes)

async function send(): Promise<string> {
  const { type, before, after, query } = around[shape]
  const [head, end] = [Buffer.from(before), Buffer.from(after)]
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': type,
    'content-length': head.length + file.length + end.length,
  }
  return new Promise((resolve) => {
    const call = request(`${address}/api/process-document${query}`, { method: 'POST', headers }, (reply) => {
      let text = ''
      reply.on('data', (piece) => (text += String(piece)))
      reply.on('end', () => {
        resolve(`${reply.statusCode} ${(JSON.parse(text) as { code?: string }).code ?? ''}`.trim())
        call.destroy()
      })
    })
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    call.write(head)
    let at = 0
    const more = () => {
      while (at < file.length && !call.destroyed) {
        const piece = file.subarray(at, at + PIECE)
        at += piece.length
        if (!call.write(piece)) return void call.once('drain', more)
      }
      if (!call.destroyed) call.end(end)
    }
    more()
  })
}

parentPort?.postMessage(await Promise.all(Array.from({ length: times }, send)))
