import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

interface Given {
  name: string
  email: string
  /** Where the address is confirmed. */
  address: string
}

/** The mail with a fresh link that proves the address. */
export function verifyEmail({ name, email, address }: Given): Letter {
  return {
    subject: 'Confirm your address for Docent',
    paragraphs: [
      greetingOf(name, email),
      'Open the link within 24 hours to confirm that this address is yours. It works once.',
      'A confirmed address lets you back in when the password is lost.',
    ],
    link: { label: 'Confirm your address', url: address },
    footnote: 'You get this mail because it was asked for in Docent. If that was not you, ignore it.',
  }
}
