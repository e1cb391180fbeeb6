import type { Guard } from '../measure.ts'
import { asksAge } from '../question/age.ts'

const CHILDREN =
  /(?<!\p{L})(?:child(?:ren)?|kids?|teens?|teenagers?|kinder?n?|jugendliche?[nr]?|enfants?|ados?|adolescents?|jeunes|niñ[oa]s?|adolescentes?|jóvenes|crianças?|jovens|bambin[oiae]|ragazz[oiae]|kinderen|jongeren|çocuk\p{L}*)(?!\p{L})/iu
const ADULTS =
  /(?<!\p{L})(?:adults?|grown-?ups|erwachsene?[nr]?|adultes?|adult[oa]s?|adult[oi]|volwassenen?|yetişkin\p{L}*)(?!\p{L})/iu
/** "From what age?", after courses for children, is not answered by the age for those of adults. */
export const isOfItsAges: Guard = ({ question: { text, lean, chain } }) => {
  const asked = [text, ...(lean === 'not' ? [] : chain.map(({ question }) => question))].join('\n')
  const isOfChildren = CHILDREN.test(asked)
  if (!asksAge(text) || isOfChildren === ADULTS.test(asked)) return () => true
  const [own, other] = isOfChildren ? [CHILDREN, ADULTS] : [ADULTS, CHILDREN]
  return ({ unit, reading: { read } }) =>
    [unit.text, read.above].some((told) => own.test(told)) || !other.test(unit.text)
}
