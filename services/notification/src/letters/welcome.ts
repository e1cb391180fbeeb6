import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

/** The mail that a new account gets once. */
export function welcome({ name, email, publicUrl }: { name: string; email: string; publicUrl: string }): Letter {
  return {
    subject: 'Welcome to Docent',
    paragraphs: [
      greetingOf(name, email),
      'Your account is ready. Docent answers questions from your documents, and shows for each answer where it stands.',
      'Three steps to the first one: add a document, press Generate Embeddings, and ask.',
    ],
    link: { label: 'Add a document', url: `${publicUrl}/documents/new` },
    footnote:
      'You get this mail once, because an account was created with this address. If that was not you, ignore it.',
  }
}
