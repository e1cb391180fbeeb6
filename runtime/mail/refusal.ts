/** What a mail server answered, as far as an error of the transport tells. */
interface Answer {
  /** Three digits (RFC 5321). */
  responseCode: number
  /** What it answered to: `RCPT TO`, `DATA`, ... */
  command: string
  response: string
}

/**
 * What a server says of this recipient or this mail: no such mailbox, moved, too large, name not allowed, rejected, takes no mail
 * at all (556, RFC 7504). The other codes speak of commands, of signing in (530, 534, 535, 538: RFC 4954) or of the host.
 */
const OF_THE_MAIL: ReadonlySet<number> = new Set([550, 551, 552, 553, 554, 556])
/**
 * Of the enhanced ones (RFC 3463), these speak of the sender, its server or the connection: 5.1.7, 5.1.8 (the sender's address),
 * 5.3 but for 5.3.4 (the system, too large a mail), 5.5 but for 5.5.0 (the protocol), 5.7 (who may send what to whom: no relay for us,
 * a list our address is on, a signature that fails).
 */
const OF_THE_SENDER = /^5\.(1\.[78]|3\.(?!4$)\d+|5\.(?!0$)\d+|7\.\d+)$/

/**
 * Whether a server refused one mail for good, so that asking again only costs the sender's name. Refusals at the greeting, at signing in and of the
 * sender's address (but for a size) would meet every other mail as well: whoever runs the installation mends those, and the mails wait.
 */
export function isRefusedForGood(error: unknown): boolean {
  const answer = answerOf(error)
  if (answer === undefined || !OF_THE_MAIL.has(answer.responseCode)) return false
  const { command, response, responseCode } = answer
  const status = statusIn(response)
  if (command === 'MAIL FROM') return responseCode === 552 || status === '5.3.4'
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  return status === undefined ? !/\brelay/i.test(response) : !OF_THE_SENDER.test(status)
}

/** The enhanced status in what a server answered, like 5.1.1. */
export function statusIn(response: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}

export function answerOf(error: unknown): Answer | undefined {
  const { responseCode, command, response } = (error ?? {}) as Partial<Record<keyof Answer, unknown>>
  if (typeof responseCode !== 'number') return undefined
  return { responseCode, command: wordsOf(command), response: wordsOf(response) }
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')
