import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'

/** A visitor waits for a person, now. The way to answer is the conversation itself. */
export function wantsPerson(talk: EventPayload<'handover.changed'>, publicUrl: string): Letter {
  const called = unlinked(talk.widgetName)
  const chatbot = called === '' ? 'your chatbot' : `your chatbot "${called}"`
  const said = talk.lines.map(({ who, by, text }) => `${who === 'visitor' ? 'Visitor' : by?.name || 'You'}: ${text}`)
  const address = new URLSearchParams({ of: talk.widgetId, session: talk.session })
  return {
    // Without quotation marks, which a mail header carries only in an encoded form.
    subject: `A visitor of ${chatbot.replaceAll('"', '')} wants to talk to a person`,
    paragraphs: [
      talk.again
        ? `A visitor of ${chatbot} is still waiting for a word of yours:`
        : `A visitor of ${chatbot} wants to talk to a person, and waits:`,
      ...(said.length === 0 ? [] : [said.join('\n')]),
    ],
    link: { label: 'Answer in the conversation', url: `${publicUrl}/conversations?${address}` },
    footnote:
      'If nobody has come when the time is over, the visitor is asked to leave a message. Whether visitors may ask for ' +
      'a person, and when, is set on the page Live handover.',
  }
}
