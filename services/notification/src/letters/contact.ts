import type { contact, RouteBody } from '@docent/proto/http'
import type { Letter } from './letter.ts'
import { oneLine } from './name.ts'

export type ContactForm = RouteBody<typeof contact>

/** What the people who run the installation read. An answer to it goes to the visitor. */
export function contactLetter({ name, email, company, subject, message }: ContactForm): Letter {
  const from = [`Name: ${oneLine(name)}`, `Mail: ${email}`, ...(company === '' ? [] : [`Company: ${oneLine(company)}`])]
  return {
    subject: `[Contact] ${subject}`,
    paragraphs: [from.join('\n'), message],
    footnote:
      'Written on the contact page. An answer to this mail goes to the address above, which nobody has checked.',
  }
}
