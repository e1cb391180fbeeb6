import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A reply that was not a success. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** Posts JSON over kept-alive connections and parses the reply; rejects on any status but 2xx. Cheaper than fetch. */
export function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const payload = Buffer.from(JSON.stringify(body))
  const sent = { 'content-type': 'application/json', 'content-length': payload.length, ...headers }
  return send(address, 'POST', sent, payload)
}

/** Like `post`, without a body. */
export function get(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  return send(address, 'GET', headers)
}

function send(address: string, method: string, headers: OutgoingHttpHeaders, payload?: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = request(address, { method, agent, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        if (reply.statusCode && reply.statusCode < 300) resolve(JSON.parse(text))
        else reject(new Refusal(reply.statusCode ?? 0, text))
      })
      reply.on('error', reject)
    })
    call.on('error', reject)
    call.end(payload)
  })
}
