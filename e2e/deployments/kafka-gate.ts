import { createTcpGate, type TcpGate, type TcpGateOptions } from '@docent/runtime/testing/tcp-gate.ts'

/**
 * A gate in front of one broker. Kafka tells its clients the broker's own address in its answers, which would lead them
 * around the gate; so the port in the answers is replaced by the gate's. `seenAs` stands for the host as well, where clients
 * reach the gate by another one; an answer keeps its length, so both hosts have as many letters.
 */
export function createKafkaGate(
  target: { host: string; port: number },
  { seenAs = target.host, ...options }: Pick<TcpGateOptions, 'host' | 'certificate'> & { seenAs?: string } = {},
): Promise<TcpGate> {
  if (seenAs.length !== target.host.length) throw new Error(`${seenAs} is not as long as ${target.host}`)
  const told = addressIn(target.host, target.port)
  return createTcpGate(target, {
    ...options,
    answers: (send, port) => wholeAnswers((answer) => send(replaced(answer, told, addressIn(seenAs, port)))),
  })
}

/** A broker's address as it stands in an answer: a string with its length, then the port. */
function addressIn(host: string, port: number): Buffer {
  const address = Buffer.alloc(2 + host.length + 4)
  address.writeInt16BE(host.length)
  address.write(host, 2, 'latin1')
  address.writeInt32BE(port, 2 + host.length)
  return address
}

function replaced(answer: Buffer, told: Buffer, by: Buffer): Buffer {
  for (let at = answer.indexOf(told); at !== -1; at = answer.indexOf(told, at + told.length)) by.copy(answer, at)
  return answer
}

/** Answers begin with their length in four bytes; one may come in many pieces. */
function wholeAnswers(pass: (answer: Buffer) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = []
  let bytes = 0
  let wanted = 4
  return (piece) => {
    pieces.push(piece)
    bytes += piece.length
    while (bytes >= wanted) {
      const all = Buffer.concat(pieces)
      const size = 4 + all.readInt32BE(0)
      wanted = size
      pieces = [all]
      if (bytes < size) return
      pass(Buffer.from(all.subarray(0, size)))
      pieces = [all.subarray(size)]
      bytes -= size
      wanted = 4
    }
  }
}
