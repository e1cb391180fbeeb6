import { check, reasonOf, type ContactErrors, type ContactValues } from './check.ts'
import { send } from './send.ts'
import { texts, type ContactField } from './texts.ts'

const FIELDS: readonly ContactField[] = ['name', 'email', 'company', 'subject', 'message']

/** Makes the prerendered form work: says what is wrong beside each field, sends, and keeps what was typed until it is sent. */
export function enhanceContact(form: HTMLFormElement): void {
  const sent = need(document, '#contact-sent')
  const failure = need(form, '#contact-failure')
  const button = need<HTMLButtonElement>(form, 'button[type=submit]')
  const control = (field: ContactField) => need<HTMLInputElement | HTMLTextAreaElement>(form, `[name=${field}]`)
  let isBusy = false

  form.addEventListener('input', ({ target }) => {
    const field = FIELDS.find((one) => control(one) === target)
    if (field) show(field, undefined)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  need(sent, 'button').addEventListener('click', () => {
    form.reset()
    swap(false)
    control('name').focus()
  })

  async function submit(): Promise<void> {
    if (isBusy) return
    failure.hidden = true
    const values = Object.fromEntries(FIELDS.map((field) => [field, control(field).value])) as ContactValues
    const errors: ContactErrors = check(values)
    for (const field of FIELDS) show(field, errors[field])
    const first = FIELDS.find((field) => errors[field] !== undefined)
    if (first) {
      control(first).focus()
      return
    }
    busy(true)
    const outcome = await send(values)
    busy(false)
    if (outcome.sent) {
      const reply = need(sent, '[data-reply]')
      reply.textContent = reply.dataset['kept'] === 'yes' ? texts.sent.kept : texts.sent.text(values.email.trim())
      swap(true)
      need(sent, 'h2').focus()
      return
    }
    need(failure, '[data-reason]').textContent = reasonOf(outcome.error)
    failure.hidden = false
  }

  function show(field: ContactField, error: string | undefined): void {
    const input = control(field)
    const place = need(form, `#${input.id}-error`)
    place.hidden = error === undefined
    need(place, 'span').textContent = error ?? ''
    input.classList.toggle('bad', error !== undefined)
    if (error === undefined) {
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
    } else {
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', place.id)
    }
  }

  function busy(is: boolean): void {
    isBusy = is
    button.textContent = is ? texts.sending : texts.send
    button.setAttribute('aria-disabled', String(is))
  }

  function swap(isSent: boolean): void {
    form.hidden = isSent
    sent.hidden = !isSent
  }
}

function need<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`the contact page has no ${selector}`)
  return found
}
