import type { Grant } from '../../../api/session/session.ts'

/** Name and address of whoever is signed in, in a form that asks for them. */
export async function prefill(form: HTMLFormElement, signedIn: Promise<Grant | undefined>): Promise<void> {
  const user = (await signedIn)?.user
  if (!user) return
  for (const [name, value] of Object.entries({ name: user.displayName, email: user.email })) {
    const field = form.elements.namedItem(name)
    // What a form begins with gives way to what is typed, and is back for the next message.
    if (field instanceof HTMLInputElement) field.defaultValue = value
  }
}
