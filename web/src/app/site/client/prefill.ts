import { mayBeSignedIn } from '../../../api/session/marker.ts'
import { createSessionTools } from '../../session/tools.ts'

/** Name and address of whoever is signed in, in a form that asks for them. Nobody is asked about when nobody is. */
export async function prefill(form: HTMLFormElement): Promise<void> {
  if (!mayBeSignedIn()) return
  const outcome = await createSessionTools().refresher.refresh()
  if (outcome.kind !== 'granted') return
  const { displayName, email } = outcome.grant.user
  for (const [name, value] of Object.entries({ name: displayName, email })) {
    const field = form.elements.namedItem(name)
    // What a form begins with gives way to what is typed, and is back for the next message.
    if (field instanceof HTMLInputElement) field.defaultValue = value
  }
}
