import { stepOf } from '../../../ui/menu-keys.ts'

/** A menu below its button, by the pattern of the ARIA guide: arrows move, Home and End jump, Escape and Tab close. */
export function enhanceMenu(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[aria-haspopup]')
  const sheet = root.querySelector<HTMLElement>('.menu-sheet')
  if (!button || !sheet) return
  const items = () => [...sheet.querySelectorAll<HTMLElement>('[role^=menuitem]:not([hidden])')]

  const show = (is: boolean) => {
    sheet.hidden = !is
    button.setAttribute('aria-expanded', String(is))
    if (is) (items().find((item) => item.getAttribute('aria-checked') === 'true') ?? items()[0])?.focus()
  }
  button.addEventListener('click', () => show(sheet.hidden === true))
  sheet.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[role^=menuitem]')) return
    show(false)
    button.focus()
  })
  sheet.addEventListener('keydown', (event) => {
    const to = stepOf(event.key, items())
    if (to) to.focus()
    else if (event.key === 'Escape') {
      show(false)
      button.focus()
    } else {
      if (event.key === 'Tab') show(false)
      return
    }
    event.preventDefault()
  })
  closeOutside(root, () => show(false))
}

/** The phone's menu opens without a script; with one it also closes by Escape, by a press outside and by its links. */
export function enhanceDetails(details: HTMLDetailsElement): void {
  const close = () => (details.open = false)
  closeOutside(details, close)
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    close()
    details.querySelector('summary')?.focus()
  })
  details.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
}

function closeOutside(root: HTMLElement, close: () => void): void {
  for (const event of ['pointerdown', 'focusin']) {
    document.addEventListener(event, ({ target }) => {
      if (target instanceof Node && !root.contains(target)) close()
    })
  }
}
