import type { WayOut } from '@docent/proto'
import { texts } from './texts.ts'

export type Kind = WayOut['kind']
/** Kinds that lead to an address, a number or a page. */
export type KindWithValue = Exclude<Kind, 'none' | 'form'>

export const KINDS: readonly Kind[] = ['form', 'mail', 'phone', 'link', 'none']
const LABEL_LONGEST = 80
const PHONE_LONGEST = 40
const FEWEST_DIGITS = 3

export const hasValue = (kind: Kind): kind is KindWithValue => kind !== 'none' && kind !== 'form'

/** What keeps the value of a way out from being saved; the server decides the same way. */
export function valueProblem(kind: Kind, given: string): string | undefined {
  if (!hasValue(kind)) return undefined
  const value = given.trim()
  const words = texts.wayOut
  if (value === '') return words.missing[kind]
  if (kind === 'mail') return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? undefined : words.wrongMail(value)
  if (kind === 'phone') return phoneProblem(value)
  return linkProblem(value)
}

/** What keeps the words on its button from being saved. */
export function labelProblem(label: string): string | undefined {
  const { length } = label.trim()
  return length > LABEL_LONGEST ? texts.wayOut.longLabel(length, LABEL_LONGEST) : undefined
}

function phoneProblem(value: string): string | undefined {
  const words = texts.wayOut
  if (value.length > PHONE_LONGEST) return words.longPhone(value.length, PHONE_LONGEST)
  if (!/^\+?[\d\s()./-]+$/.test(value)) return words.wrongPhone(value)
  return value.replace(/\D/g, '').length < FEWEST_DIGITS ? words.shortPhone(value) : undefined
}

function linkProblem(value: string): string | undefined {
  const words = texts.wayOut
  if (!/^(https?:\/\/|mailto:)/i.test(value)) return words.wrongLink(value)
  if (/\s/.test(value) || !URL.canParse(value)) return words.brokenLink(value)
  const { username, password } = new URL(value)
  return username || password ? words.secretLink : undefined
}
