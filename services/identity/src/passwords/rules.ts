import { failures } from '../failures.ts'
import { isCommon } from './common.ts'

/** @throws weak_password for one that is too short, among the most common ones, or the address itself */
export function requireStrong(password: string, email: string, minLength: number): void {
  const weak = (advice: string) => failures.weak_password({ values: { min: minLength, advice } })
  if ([...password.normalize('NFKC')].length < minLength) throw weak('. Choose a longer one.')
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(password)) throw weak(', and this is one of the most common: choose one that is harder to guess.')
  if (plain === email || plain === email.split('@')[0])
    throw weak(', and this is your email address or its beginning: choose another.')
}
