import { answerOf, statusIn } from '@docent/runtime/mail'
import type { MailRecord } from './record.ts'

/** Mail servers name whom they refuse, in their own spelling, too. */
const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g
const IN_ITS_PLACE = '…'

/** A text about a mail, in which nobody is named. */
export function withoutAddresses(text: string, { to, replyTo }: Pick<MailRecord, 'to' | 'replyTo'>): string {
  const given = [to, replyTo ?? '']
    .flatMap((one) => [one, JSON.stringify(one).slice(1, -1)])
    .filter((one) => one !== '')
  // What was given as an address may be none: it goes as it is before all that looks like one does.
  return given.reduce((bare, one) => bare.replaceAll(one, IN_ITS_PLACE), text).replace(ADDRESS, IN_ITS_PLACE)
}

/** Why a mail failed, for the log: addresses go; what tells the trouble stays. What a server answered needs no stack. */
export function logged(error: unknown, mail: MailRecord) {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error), mail) }
  const { code, command } = error as { code?: unknown; command?: unknown }
  const answer = answerOf(error)
  const status = answer && statusIn(answer.response)
  return {
    type: error.name,
    message: withoutAddresses(error.message, mail),
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(answer ? { responseCode: answer.responseCode } : { stack: framesOf(error) }),
    ...(status !== undefined && { status }),
  }
}

/** Where it came from, without the words that it repeats. */
function framesOf({ stack = '', message }: Error): string {
  const head = stack.indexOf(message)
  return head === -1 ? '' : stack.slice(head + message.length).trimStart()
}
