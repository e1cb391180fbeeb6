import type { WayOut } from '@docent/proto'
import { z } from 'zod'
import { failures } from '../failures.ts'

const PHONE_MAX_LENGTH = 40
const FEWEST_DIGITS = 3

/** Each kind with a value: what it is called, and what is wrong with one; undefined when nothing is. */
const kinds = {
  mail: { what: 'mail address', problemOf: problemOfMail },
  phone: { what: 'phone number', problemOf: problemOfPhone },
  link: { what: 'link', problemOf: problemOfLink },
} as const

/** What is kept of a way out: a value only where it has one. @throws invalid_way_out */
export function wayOutOf({ kind, value: given, label }: WayOut): WayOut {
  if (kind === 'none' || kind === 'form') return { kind, value: '', label: oneLine(label) }
  const value = given.trim()
  const { what, problemOf } = kinds[kind]
  const problem = value === '' ? 'it is missing' : problemOf(value)
  if (problem) throw failures.invalid_way_out({ values: { what, problem }, extra: { field: 'wayOut.value' } })
  return { kind, value, label: oneLine(label) }
}

function problemOfMail(value: string): string | undefined {
  return z.email().max(254).safeParse(value).success ? undefined : 'it must be one address like help@example.com'
}

function problemOfPhone(value: string): string | undefined {
  if (value.length > PHONE_MAX_LENGTH) return `it may have ${PHONE_MAX_LENGTH} characters at most`
  if (!/^\+?[\d\s()./-]+$/.test(value)) return 'it may hold digits, spaces and + ( ) - . / only'
  return value.replace(/\D/g, '').length < FEWEST_DIGITS ? 'it has too few digits' : undefined
}

/** The web or mail: anything else could run in the page, or open a program. */
function problemOfLink(value: string): string | undefined {
  if (!/^(https?:\/\/|mailto:)/i.test(value)) return 'it must begin with https://, http:// or mailto:'
  return problemOfAddress(value)
}

/** Of an address of a kind that may be linked: what else is wrong with it. */
export function problemOfAddress(value: string): string | undefined {
  if (/[\s\p{C}]/u.test(value) || !URL.canParse(value)) return 'it is no address that a browser understands'
  const { username, password } = new URL(value)
  return username || password ? 'it may not hold a user name or password' : undefined
}

/** Without line breaks and signs that are not seen. */
export const oneLine = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
