import { failures } from '../failures.ts'
import { isCommon } from './common.ts'

/** @throws weak_password for one that is too short, among the most common ones, or the address itself */
export function requireStrong(password: string, email: string, minLength: number): void {
  const weak = (wanted: string) => failures.weak_password({ values: { wanted } })
  if ([...password.normalize('NFKC')].length < minLength)
    throw weak(`at least ${minLength} characters. Choose a longer one.`)
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(password))
    throw weak('harder to guess. This is one of the most common, or close to one: choose another.')
  if (plain === email || plain === email.split('@')[0])
    throw weak('harder to guess. This is your email address or its beginning: choose another.')
}
