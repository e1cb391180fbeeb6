import { addressOf, call } from '../../../api/call.ts'
import type * as http from '@docent/proto/http'
import { mayBeSignedIn } from '../../../api/session/marker.ts'
import type { Grant } from '../../../api/session/session.ts'
import { createSessionTools } from '../../session/tools.ts'
import { initialsOf } from '../../shell/initials.ts'
import { texts } from '../texts.ts'

type User = http.UserView

/** Heard at the document when nobody is signed in any more. */
export const LEFT = 'docent:left'

/** Draws the account of whoever is signed in on this browser, and gives their session. Nobody is asked about when nobody is. */
export async function enhanceAccount(root: HTMLElement): Promise<Grant | undefined> {
  const tools = createSessionTools()
  const show = (user: User | undefined) => draw(root, user)
  tools.tabs.listen((message) => {
    if (message.kind === 'granted') tools.refresher.heard(message.grant)
    show(message.kind === 'granted' ? message.grant.user : undefined)
  })
  root.querySelector('[data-sign-out]')?.addEventListener('click', () => {
    void signOut().then((done) => {
      if (!done) return
      tools.tabs.tell({ kind: 'ended' })
      show(undefined)
    })
  })
  const outcome = mayBeSignedIn() ? await tools.refresher.refresh() : undefined
  const grant = outcome?.kind === 'granted' ? outcome.grant : undefined
  show(grant?.user)
  return grant
}

async function signOut(): Promise<boolean> {
  const { method, path } = call<typeof http.signOut>('POST', '/auth/sign-out')
  const response = await fetch(addressOf({ path }), { method }).catch(() => undefined)
  return response?.ok === true
}

function draw(root: HTMLElement, user: User | undefined): void {
  root.hidden = user === undefined
  if (!user) document.dispatchEvent(new Event(LEFT))
  document.documentElement.toggleAttribute('data-signed-in', user !== undefined)
  if (!user) return
  const button = root.querySelector<HTMLElement>('.avatar')
  const who = root.querySelector('.who')
  if (!button || !who) return
  const name = user.displayName || user.email
  button.setAttribute('aria-label', texts.accountOf(name))
  button.replaceChildren(...face(user, button))
  for (const item of root.querySelectorAll<HTMLElement>('[data-operates]')) item.hidden = user.isOperator !== true
  who.replaceChildren(element('b', name), ...(user.displayName === '' ? [] : [element('small', user.email)]))
}

/** Photo, initials, or the figure that is there already. */
function face({ displayName, photoURL }: User, button: HTMLElement): Node[] {
  if (photoURL !== null) {
    const photo = document.createElement('img')
    Object.assign(photo, { src: photoURL, alt: '', referrerPolicy: 'no-referrer' })
    photo.addEventListener('error', () => photo.replaceWith(...face({ displayName, photoURL: null } as User, button)))
    return [photo]
  }
  const initials = initialsOf(displayName)
  if (initials === '') return [...button.childNodes]
  const letters = document.createElement('span')
  letters.dataset['initials'] = initials
  return [letters]
}

function element(name: 'b' | 'small', text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
