import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

export function refuse(response: ServerResponse, fault: Extract<Fault, { kind: 'status' }>): void {
  const { status, retryAfterSeconds, message = `the server answers ${status}`, code = null, param = null } = fault
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds))
  send(response, status, { error: { message, type: 'fault', code, param } })
}

export function frame(chunk: Record<string, unknown>): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...chunk })}\n\n`
}
