import type { WornLook } from '@docent/proto'
import type { Language } from './language.ts'

/** The bubble's own words; `{place}` is filled in. What the owner or the server says comes as it is. */
export interface Words {
  language: Language
  answersFrom: string
  newSession: string
  close: string
  conversation: string
  youAsked: string
  answer: string
  field: string
  fieldOff: string
  /** Near the end of the longest question there may be. */
  left: string
  send: string
  stop: string
  thinking: string
  stopped: string
  sources: string
  source: string
  sourcePage: string
  page: string
  helpful: string
  notHelpful: string
  copy: string
  copied: string
  failed: string
  broken: string
  kept: string
  tryAgain: string
  /** From here on refusals of the server: empty in English, which its own sentence is in. */
  limitReached: string
  tooFast: string
  unavailable: string
  notTaken: string
  notHere: string
  away: string
  offline: string
  earlier: string
  poweredBy: string
  newWindow: string
  closest: string
  writeMail: string
  callUs: string
  contactUs: string
  leaveMessage: string
  yourMessage: string
  starters: string
  consent: string
  privacyPage: string
  yourData: string
}

/** As they are spoken: the owner's in place of the bubble's, and those of all languages beside. */
export interface SpokenWords extends Words {
  own: WornLook['words'] | undefined
}

/** A sentence with its places filled in. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
