/** What stands for what nobody needs to read again; it says nothing in every language. */
const MASK = '•••'

const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu
/** Digits as people group them; which of them are a card's or a phone's is decided by what they add up to. */
const DIGITS = /(?<![\p{L}\p{N}])[+(]?\d(?:[\s()/.-]{0,2}\d){8,22}(?![\p{L}\p{N}])/gu
const ACCOUNT = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu
const DATE = /(?<!\d)\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d{2}(?!\d)|(?:19|20)\d{2}-\d{2}-\d{2}/u

/**
 * The words of a visitor as they are kept: without mail addresses, phone numbers, card numbers and those of bank accounts. Orders,
 * dates and prices stay. What is left for the owner by form is not masked: it is meant to be answered.
 */
export function masked(text: string): string {
  return text
    .replace(MAIL, `${MASK}@${MASK}`)
    .replace(ACCOUNT, MASK)
    .replace(DIGITS, (found) => (isCard(found) || isPhone(found) ? MASK : found))
}

/** Of an answer: what it repeats of the question is masked there, too; numbers of the business stay. */
export function maskedIn(answer: string, question: string): string {
  const hidden = [MAIL, ACCOUNT, DIGITS]
    .flatMap((pattern) => question.match(pattern) ?? [])
    .filter((one) => masked(one) !== one)
  return hidden.reduce((text, one) => text.replaceAll(one, masked(one)), answer)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function isPhone(text: string): boolean {
  const digits = digitsOf(text)
  const isWritten = /^\(?(?:\+|0)/.test(text) || /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(text)
  return isWritten && digits.length >= 9 && digits.length <= 15 && !DATE.test(text)
}

/** 13 to 19 digits with the check digit of ISO/IEC 7812 (Luhn). */
function isCard(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length < 13 || digits.length > 19) return false
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
