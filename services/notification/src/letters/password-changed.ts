import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

interface Given {
  name: string
  email: string
  at: Date
  publicUrl: string
}

/** The mail that tells an owner that the password is another one now. */
export function passwordChanged({ name, email, at, publicUrl }: Given): Letter {
  const when = at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    subject: 'Your Docent password was changed',
    paragraphs: [
      greetingOf(name, email),
      `The password of your account was changed on ${when} (UTC). Every other session was signed out.`,
      'If that was you, there is nothing to do. If it was not, choose Forgot password on the sign-in page at once: the link it mails you ends every session.',
    ],
    link: { label: 'Open the sign-in page', url: `${publicUrl}/login` },
    footnote: 'You get this mail whenever the password of your account changes.',
  }
}
