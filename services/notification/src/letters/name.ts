const NAME_MAX_LENGTH = 60
// Mail programs make links of what looks like an address: a "name" must not advertise through our mail.
const LOOKS_LIKE_A_LINK = /:\/\/|www\.|@|[\p{L}\d]\.\p{L}{2,}/iu

/** How a person is greeted: their name on one line, else the part of the address before the @, else nothing. */
export function greetingOf(name: string, email: string): string {
  const called = [name, email.split('@')[0] ?? ''].map(oneLine).find((one) => one !== '' && isName(one))
  return called === undefined ? 'Hello,' : `Hello ${called},`
}

/** Without line breaks, invisible characters and changes of writing direction. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function isName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && !LOOKS_LIKE_A_LINK.test(text)
}
