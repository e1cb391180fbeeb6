import { Agent, request } from 'node:http'

export interface Sent {
  origin: string | undefined
  token?: string
  body?: object
  headers?: Record<string, string>
}

export interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies of any shape
  body: any
}

/**
 * Calls the way a program outside any browser can: with whatever Origin it likes, in UTF-8, or with none. `undefined`
 * when HTTP itself cannot carry it.
 */
export function createCaller(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    async send(method: string, path: string, { origin, token, body, headers = {} }: Sent): Promise<Got | undefined> {
      const bytes = origin === undefined ? undefined : Buffer.from(origin, 'utf8').toString('latin1')
      const text = body && JSON.stringify(body)
      const all = {
        ...headers,
        ...(bytes !== undefined && { origin: bytes }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
      }
      return new Promise((resolve, reject) => {
        const call = request(new URL(path, address), { method, headers: all, agent }, (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part))
          reply.on('end', () => {
            const read = String(Buffer.concat(parts))
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: read, body: parsed(read) })
          })
        })
        call.on('error', reject)
        call.end(text)
      })
    },
    close: () => agent.destroy(),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
