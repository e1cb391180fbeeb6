import { unlinked } from './name.ts'
import type { Letter } from './letter.ts'
import { isAddress } from '@docent/runtime/mail'

/** Why a mail, or a part of it, did not become a line of a conversation. */
export type Refusal =
  | { reason: 'taken'; by: string }
  | { reason: 'too-long'; length: number; most: number }
  | { reason: 'other-sender'; from: readonly string[] }
  | { reason: 'attachments' | 'left-out'; names: readonly string[] }
  | { reason: 'over' | 'not-in-plan' | 'suspended' | 'expired' | 'empty' }

/** An answer by mail that no visitor reads, and why. */
export function answerRefused(refusal: Refusal, conversation: string): Letter {
  return {
    subject: SUBJECTS[refusal.reason] ?? 'Your answer did not reach the visitor',
    paragraphs: [reasonOf(refusal)],
    link: { label: 'Open the conversation', url: conversation },
    footnote: 'You get this mail because an answer was sent to the address in a mail about a visitor.',
  }
}

/** Files by name, so that no mail program makes a link of one: "invoice.zip" is an address, too. */
const named = (files: readonly string[]): string =>
  files
    .map((file) => {
      const [, name = file, type] = /^(.*)\.(\w{1,5})$/s.exec(file) ?? []
      return `${unlinked(name) || 'a file'}${type ? ` (${type})` : ''}`
    })
    .join(', ')

const SUBJECTS: Partial<Record<Refusal['reason'], string>> = {
  'other-sender': 'An answer to a visitor came from another address',
  'left-out': 'The attachments of your answer were left out',
}

function reasonOf(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'taken':
      return `${unlinked(refusal.by) || 'Somebody else'} talks to the visitor now, so your mail was not passed on. Take over in the conversation if you want to go on.`
    case 'over':
      return 'The visitor talks to the bot again, or has left a message instead of waiting, so your mail was not passed on. You can step in again in the conversation.'
    case 'not-in-plan':
      return 'The plan of the account does not include Live agent handover any more, so your mail was not passed on.'
    case 'suspended':
      return 'The account is suspended, so your mail was not passed on.'
    case 'expired':
      return 'The mail that you answered is too old to be answered by mail. Answer in the conversation.'
    case 'empty':
      return 'Your mail had no text above what it quotes, so there was nothing to pass on. Write above the quoted mail.'
    case 'attachments':
      return `Your mail had attachments and no text: ${named(refusal.names)}. Attachments are not passed on to visitors. Write what they need to know.`
    case 'left-out':
      return `Only the text of your answer is passed on to the visitor. Left out: ${named(refusal.names)}.`
    case 'too-long':
      return `Your mail has ${refusal.length.toLocaleString('en-US')} characters, and ${refusal.most.toLocaleString('en-US')} is the most that is passed on at once. Send it in parts, or answer in the conversation.`
    case 'other-sender':
      return (
        `A mail to the address for your answers came from ${refusal.from.filter(isAddress).slice(0, 2).join(', ') || 'a sender that is no address'}. Only mails from the ` +
        'address that was written to are passed on to the visitor. Were it you, answer from that address, or in the conversation. Were it not, tell nobody that address.'
      )
  }
}
