import { isOfItsItem } from './item-of-list.ts'
import type { Candidate, Comparison, Guard } from './measure.ts'
import { isOfItsDeed } from './other-deed.ts'
import { isOfItsGrade } from './other-grade.ts'
import { isOfItsParty } from './other-party.ts'
import { isOfItsName, isOfItsNumber } from './other-name.ts'
import { isOfItsSide } from './other-side.ts'
import { isNotLeftOut, isOfItsRow } from './other-thing.ts'
import { isAskedOfOwner } from './own-question.ts'
import { isNoPack } from './pack.ts'
import { tellsItsPrice } from './priced-elsewhere.ts'
import { isWholeAddress, PLAIN_KINDS } from './question/values.ts'
import {
  asksOnlyWhere,
  namesItsAmount,
  saysYesToIt,
  tellsItsAge,
  tellsMoreThanPrice,
  tellsMoreThanSending,
  tellsSomething,
  tellsWhenOneCan,
  TOLD_OF_ITSELF,
} from './ruled-out.ts'

/** Written for programs: what a call takes or gives. */
const CODE = /[{[]\s*"[^"\n]*"\s*[:,]|^\s*"[^"\n]+":\s/mu

/** What somebody left for themselves in a document. */
const NOTE_TO_SELF = /^\W*(?:TODO|FIXME|XXX)(?!\p{L})/u

/** What stands at the foot of every page: links beside a name. */
const PARTED = /\s[|·]\s/gu
const LEGAL =
  /(?<!\p{L})(?:impressum|imprint|datenschutz|privacy|terms|agb|cookies|mentions légales|aviso legal|note legali|voorwaarden)(?!\p{L})/iu
const isFooter = (text: string) => (text.match(PARTED)?.length ?? 0) >= 2 && LEGAL.test(text)

const isStatement: Guard = ({ question: { kind } }) => {
  const mayBeFooter = TOLD_OF_ITSELF.has(kind)
  return ({ unit: { text } }) => !NOTE_TO_SELF.test(text) && !CODE.test(text) && (mayBeFooter || !isFooter(text))
}

const hasContact: Guard =
  () =>
  ({ features }) =>
    features.contactMissing === 0

/** Who asks for a number or an address, or for nothing but how much or how long, is helped by nothing else. */
const isOfItsKind: Guard = ({ question, terms }) => {
  const asksOnlyIt =
    question.lean === 'wholly'
      ? PLAIN_KINDS.has(question.kind)
      : (terms.length === 0 && TOLD_OF_ITSELF.has(question.kind)) || question.wanted === 'hours'
  return ({ features }) => !asksOnlyIt || features.kindMissing <= 0
}

const isItsPlace: Guard = ({ question }) => {
  const asksWhere = asksOnlyWhere(question)
  return ({ unit }) => !asksWhere || (unit.cell === undefined && isWholeAddress(unit.text))
}

const guards: readonly Guard[] = [
  isStatement,
  hasContact,
  isOfItsKind,
  saysYesToIt,
  isItsPlace,
  namesItsAmount,
  tellsItsAge,
  tellsMoreThanSending,
  tellsItsPrice,
  isOfItsItem,
  isNotLeftOut,
  isOfItsRow,
  isOfItsName,
  isOfItsNumber,
  isOfItsSide,
  isNoPack,
  isAskedOfOwner,
  isOfItsGrade,
  isOfItsDeed,
  isOfItsParty,
  tellsMoreThanPrice,
  tellsWhenOneCan,
  tellsSomething,
]

/** Whether a piece may answer a question, however well it has its words. */
export function mayAnswer(comparison: Comparison): (candidate: Candidate) => boolean {
  const asked = guards.map((guard) => guard(comparison))
  return (candidate) => asked.every((may) => may(candidate))
}
