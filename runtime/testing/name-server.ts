import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'

/** A name server on this machine that knows what a test tells it. */
export interface NameServer {
  /** As settings take it: "127.0.0.1:5353". */
  address: string
  /** TXT records by name; what is not there does not exist. */
  texts: Map<string, readonly string[]>
  /** IPv4 addresses by name. */
  addresses: Map<string, string>
  /** Names that it cannot say anything about: the servers of their owner are down. */
  failing: Set<string>
  /** "TXT name" of every question so far. */
  asked: string[]
  stop(): Promise<void>
}

const TXT = 16
const A = 1
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3]
const TTL_SECONDS = 0

export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  const [texts, addresses] = [new Map<string, readonly string[]>(), new Map<string, string>()]
  const failing = new Set<string>()
  const asked: string[] = []

  socket.on('message', (query, from: RemoteInfo) => {
    const { name, type, end } = questionIn(query)
    asked.push(`${type === TXT ? 'TXT' : type} ${name}`)
    const answers = type === TXT ? (texts.get(name) ?? []).map(textData) : []
    const address = addresses.get(name)
    if (type === A && address !== undefined) answers.push(Buffer.from(address.split('.').map(Number)))
    const isKnown = texts.has(name) || address !== undefined
    const code = failing.has(name) ? SERVER_FAILURE : isKnown ? NO_ERROR : NO_SUCH_NAME
    const records = failing.has(name) ? [] : answers.map((data) => recordOf(type, data))
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180 | code, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')

  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    addresses,
    failing,
    asked,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function questionIn(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** A text in pieces of at most 255 bytes, as the name system has it. */
function textData(text: string): Buffer {
  const bytes = Buffer.from(text)
  const pieces: Buffer[] = []
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255)
    pieces.push(Buffer.from([piece.length]), piece)
  }
  return Buffer.concat(pieces)
}

function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  // The name is that of the question, twelve bytes into the message.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(TTL_SECONDS, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
