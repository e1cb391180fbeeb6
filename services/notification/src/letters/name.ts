const NAME_MAX_LENGTH = 60
// Mail programs make links of what looks like an address: a "name" must not advertise through our mail. And none may
// hold the mark of a link, which becomes a token.
const NO_NAME = /\/\/|www\.|@|\{\{|[\p{L}\d][.\u3002\uFF0E\uFF61]\p{L}{2,}/iu

/** How a person is greeted: their name on one line, else the part of the address before the @, else nothing. */
export function greetingOf(name: string, email: string): string {
  const called = [name, email.split('@')[0] ?? ''].map(oneLine).find((one) => one !== '' && isName(one))
  return called === undefined ? 'Hello,' : `Hello ${called},`
}

/** The name on one line, unless a mail program would make a link of it: then nothing. */
export function unlinked(name: string): string {
  const line = oneLine(name)
  return NO_NAME.test(line) ? '' : line
}

/** Without line breaks, invisible characters and changes of writing direction. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function isName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && !NO_NAME.test(text)
}
