import type { Line } from '@docent/proto'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'
import { MARK } from '../handover/answer.ts'

export interface WantsPerson {
  widgetName: string
  lines: readonly Pick<Line, 'who' | 'by' | 'text'>[]
  /** To whom it goes. */
  personId: string
  /** Why it is written: a visitor waits, waits once more because a person went silent, or wrote to somebody who talks to them. */
  because: 'waits' | 'waits-again' | 'wrote'
  /** Whether an answer to the mail reaches the visitor. */
  isAnswerable: boolean
  /** Of the conversation. */
  url: string
}

/** A visitor waits for a word of a person. */
export function wantsPerson({ widgetName, lines, personId, because, isAnswerable, url }: WantsPerson): Letter {
  const called = unlinked(widgetName)
  const chatbot = called === '' ? 'your chatbot' : `your chatbot "${called}"`
  const nameless = (by: Line['by']) => (by?.id === personId ? 'You' : 'A colleague')
  const said = lines.map(({ who, by, text }) => `${who === 'visitor' ? 'Visitor' : by?.name || nameless(by)}: ${text}`)
  const begins = {
    waits: `A visitor of ${chatbot} wants to talk to a person, and waits:`,
    'waits-again': `A visitor of ${chatbot} is still waiting for a word of yours:`,
    wrote: `The visitor of ${chatbot} wrote:`,
  }
  return {
    // Without quotation marks, which a mail header carries only in an encoded form.
    subject: `A visitor of ${chatbot.replaceAll('"', '')} wants to talk to a person`,
    paragraphs: [
      ...(isAnswerable ? [MARK] : []),
      begins[because],
      ...(said.length === 0 ? [] : [said.join('\n')]),
      isAnswerable
        ? 'Answer this mail from this address, and the visitor reads it. What is quoted, a signature and attachments are left out.'
        : 'Please answer in the conversation: an answer to this mail reaches nobody.',
    ],
    link: { label: 'Answer in the conversation', url },
    footnote:
      'If nobody has come when the time is over, the visitor is asked to leave a message. Whether visitors may ask for ' +
      'a person, and when, is set on the page Live handover; whether you get these mails, on the page Account.',
  }
}
