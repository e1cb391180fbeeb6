import { isOfItsAges } from './ages/its-ages.ts'
import { isNoRemark } from './in-brackets.ts'
import { countsWhatIsAsked } from './counts/counted.ts'
import { isOfItsCount } from './counts/of-its-count.ts'
import { isOfItsDay } from './dates/on-day.ts'
import { isOfDayItself } from './hours/day-itself.ts'
import { isOfItsOpening, isOfTheBusiness } from './hours/opening.ts'
import { isOfItsItem } from './item-of-list.ts'
import type { Candidate, Comparison, Guard } from './measure.ts'
import { isOfItsDeed } from './other-deed.ts'
import { isOfItsGrade } from './other-grade.ts'
import { isOfItsParty } from './other-party.ts'
import { isOfItsLabel } from './other-label.ts'
import { isOfItsName, isOfItsNumber } from './other-name.ts'
import { isOfItsEnd, isOfItsSide } from './other-side.ts'
import { isNotLeftOut, isOfItsRow } from './other-thing.ts'
import { isOfTimeBefore } from './other-time.ts'
import { isAskedOfOwner } from './own-question.ts'
import { isNoPack } from './pack.ts'
import { tellsItsPrice } from './priced-elsewhere.ts'
import { isWholeAddress, PLAIN_KINDS } from './question/values.ts'
import { headsSentences } from './units/blocks.ts'
import { isFooter, isForNobody } from './units/facts.ts'
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
import { toThePoint } from './to-the-point.ts'
import { isUsualContact } from './usual-contact.ts'

const isStatement: Guard = ({ question: { kind } }) => {
  const mayBeFooter = TOLD_OF_ITSELF.has(kind)
  return ({ unit }) => !isForNobody(unit) && (mayBeFooter || !isFooter(unit))
}

const isNotOut: Guard =
  () =>
  ({ isOut }) =>
    !isOut

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

/** "§ 3 Fire and barbecues" says nothing of them. */
const saysMoreThanItsName: Guard =
  () =>
  ({ unit: { kind, text }, reading: { read } }) =>
    (kind !== 'line' && kind !== 'sentence') || !headsSentences(text, read.text)

const isItsPlace: Guard = ({ question }) => {
  const asksWhere = asksOnlyWhere(question)
  return ({ unit }) => !asksWhere || (unit.cell === undefined && isWholeAddress(unit.text))
}

const guards: readonly Guard[] = [
  isNotOut,
  isStatement,
  saysMoreThanItsName,
  hasContact,
  isOfItsKind,
  saysYesToIt,
  isItsPlace,
  namesItsAmount,
  tellsItsAge,
  isOfItsAges,
  tellsMoreThanSending,
  tellsItsPrice,
  isOfItsItem,
  isNotLeftOut,
  isOfItsRow,
  isOfItsName,
  isOfItsLabel,
  isNoRemark,
  isOfItsNumber,
  isOfItsSide,
  isOfItsEnd,
  isNoPack,
  isAskedOfOwner,
  isOfItsGrade,
  isOfItsCount,
  countsWhatIsAsked,
  isOfItsDeed,
  isOfItsParty,
  tellsMoreThanPrice,
  tellsWhenOneCan,
  tellsSomething,
  isOfItsDay,
  isOfItsOpening,
  isOfTheBusiness,
  isOfDayItself,
  isUsualContact,
  isOfTimeBefore,
  ...toThePoint,
]

/** Whether a piece may answer a question, however well it has its words. */
export function mayAnswer(comparison: Comparison): (candidate: Candidate) => boolean {
  const asked = guards.map((guard) => guard(comparison))
  return (candidate) => {
    for (const may of asked) if (!may(candidate)) return false
    return true
  }
}
