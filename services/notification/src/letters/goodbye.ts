import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

/** The last mail to an address. */
export function goodbye({ name, email }: { name: string; email: string }): Letter {
  return {
    subject: 'Your Docent account is deleted',
    paragraphs: [
      greetingOf(name, email),
      'Your account is deleted, and with it your documents, conversations, widgets and everything else that was kept for you. Nobody can bring it back.',
      'Widgets that are still on a website answer no more: take their line of code off the page.',
    ],
    footnote:
      'This is the last mail to this address. If the deletion was not yours, tell whoever runs this installation.',
  }
}
