import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { oneLine, unlinked } from './name.ts'

/** What a visitor left for the owner of a widget. An answer to this mail goes to the visitor. */
export function visitorMessage(left: EventPayload<'visitor.message-left'>, publicUrl: string): Letter {
  const called = unlinked(left.widgetName)
  const chatbot = called === '' ? 'your chatbot' : `your chatbot "${called}"`
  const name = oneLine(left.name)
  const from = [
    ...(name === '' ? [] : [`Name: ${name}`]),
    `Mail: ${oneLine(left.email)}`,
    ...(left.page === '' ? [] : [`Page: ${oneLine(left.page)}`]),
    ...(left.question === '' ? [] : [`Question that was not answered: ${oneLine(left.question)}`]),
  ]
  return {
    // Without quotation marks, which a mail header carries only in an encoded form.
    subject: `${unlinked(name) || 'A visitor'} left a message in ${chatbot}`.replaceAll('"', ''),
    paragraphs: [`A visitor of ${chatbot} left you a message:`, left.text, from.join('\n')],
    link: { label: 'Open the conversation', url: `${publicUrl}/conversations?turn=${encodeURIComponent(left.turnId)}` },
    footnote:
      'An answer to this mail goes to the address above, which nobody has checked. What visitors are offered where the ' +
      'documents do not answer is a setting of the chatbot.',
  }
}
