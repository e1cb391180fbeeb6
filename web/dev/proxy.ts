import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Backend } from './backend.ts'

/** Hands a call on as it is, streams included. While the services start again, it waits for them. */
export async function forward(backend: Backend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = await addressOr503(backend, response)
  if (target === undefined) return
  const onward = ask(new URL(request.url ?? '/', target), { method: request.method, headers: request.headers })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.message}\n`)
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** The page that the product answers, as text. */
export async function fetchPage(backend: Backend, request: IncomingMessage, response: ServerResponse) {
  const target = await addressOr503(backend, response)
  if (target === undefined) return undefined
  const { cookie = '', accept = '*/*', host = '' } = request.headers
  const url = new URL(request.url ?? '/', target)
  const answer = await fetch(url, { headers: { cookie, accept, 'x-forwarded-host': host }, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function addressOr503(backend: Backend, response: ServerResponse): Promise<string | undefined> {
  try {
    return await backend.address()
  } catch (error) {
    response.writeHead(503, { 'content-type': 'text/plain' }).end(`${(error as Error).message}\n`)
    return undefined
  }
}
