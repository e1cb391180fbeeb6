import type { Letter } from './letter.ts'
import { greetingOf } from './name.ts'

interface Given {
  name: string
  email: string
  publicUrl: string
  /** Where the address is confirmed; absent when it is already. */
  confirmAt?: string
}

/** The mail that a new account gets once. */
export function welcome({ name, email, publicUrl, confirmAt }: Given): Letter {
  const first = `${publicUrl}/documents/new`
  return {
    subject: 'Welcome to Docent',
    paragraphs: [
      greetingOf(name, email),
      'Your account is ready. Docent answers questions from your documents, and shows for each answer where it stands.',
      'Three steps to the first one: add a document, press Generate Embeddings, and ask.',
      ...(confirmAt === undefined
        ? []
        : [`Begin here: ${first}\nAnd please confirm within 24 hours that this address is yours:`]),
    ],
    link:
      confirmAt === undefined
        ? { label: 'Add a document', url: first }
        : { label: 'Confirm your address', url: confirmAt },
    footnote:
      'You get this mail once, because an account was created with this address. If that was not you, ignore it.',
  }
}
