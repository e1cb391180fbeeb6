import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

interface Given {
  name: string
  email: string
  /** Where a new password is chosen. */
  address: string
}

/** The mail for somebody who forgot the password. */
export function resetPassword({ name, email, address }: Given): Letter {
  return {
    subject: 'Choose a new password for Docent',
    paragraphs: [
      greetingOf(name, email),
      'Somebody asked for a new password for your account. If that was you, open the link within 30 minutes. It works once.',
      'The new password signs the account out everywhere else.',
    ],
    link: { label: 'Choose a new password', url: address },
    footnote: 'If that was not you, ignore this mail: nothing changes, and your password stays as it is.',
  }
}
