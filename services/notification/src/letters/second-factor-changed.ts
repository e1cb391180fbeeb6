import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

interface Given {
  name: string
  email: string
  isOn: boolean
  at: Date
  publicUrl: string
}

/** The mail that tells an owner that a code is asked for beside the password from now on, or no more. */
export function secondFactorChanged({ name, email, isOn, at, publicUrl }: Given): Letter {
  const when = at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const state = isOn ? 'on' : 'off'
  return {
    subject: `The second factor of your Docent account is ${state}`,
    paragraphs: [
      greetingOf(name, email),
      isOn
        ? `Since ${when} (UTC) your account asks for a code of your authenticator app beside the password. Keep the recovery codes where you find them without your phone.`
        : `Since ${when} (UTC) the password alone opens your account again.`,
      'If that was you, there is nothing to do. If it was not, choose Forgot password on the sign-in page at once: the link it mails you ends every session.',
    ],
    link: { label: 'Open your account', url: `${publicUrl}/account` },
    footnote: 'You get this mail whenever the second factor of your account is turned on or off.',
  }
}
