import { isSameIn, type Draft } from './draft.ts'

/** Of these one field means nothing without the others. */
const TOGETHER: readonly (readonly (keyof Draft)[])[] = [
  ['wayOutKind', 'wayOutValue', 'wayOutLabel'],
  ['consentShown', 'consentText', 'privacyUrl'],
]

/** What was typed, on top of what somebody else made of the same beginning. Where both changed the same, what was typed stays. */
export function merged(from: Draft, typed: Draft, theirs: Draft): Draft {
  const fields = Object.keys(from) as (keyof Draft)[]
  const mine = fields.filter((field) => {
    const bound = TOGETHER.find((group) => group.includes(field)) ?? [field]
    return bound.some((one) => !isSameIn(one, from, typed))
  })
  return { ...theirs, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) }
}
