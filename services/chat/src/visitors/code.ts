import { createHash } from 'node:crypto'

/** Digits and letters that nobody takes for one another, as Crockford has them. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** What a visitor can read out to the owner of a website. It leads to their conversations, and opens none to who is not the owner. */
export const codeOf = (visitor: string): string =>
  [...createHash('sha256').update(visitor).digest().subarray(0, LENGTH)].map((byte) => SIGNS[byte % 32]).join('')

/** The id of a session begins with its visitor's code, so that all their conversations lie side by side in the index there is. */
export const sessionOf = (visitor: string, secret: string): string => `s-${codeOf(visitor)}-${secret}`

/** The sessions of a code. "." is the sign after "-". */
export const sessionsOf = (code: string) => ({ gte: `s-${code}-`, lt: `s-${code}.` })

export const isOfCode = (session: string, code: string): boolean => session.startsWith(`s-${code}-`)

/** As people read it. */
export const shownCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** The code that somebody typed; undefined where it can be none. */
export function typedCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : undefined
}
