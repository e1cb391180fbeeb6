import { MEANT, tellingOf, worthIn } from './match/terms.ts'
import { stemsAround, type Candidate, type Guard } from './measure.ts'

const anything = () => true

/** "What does the tour cost?" is not answered by the row that tells when it begins, where another one tells its price. */
export const tellsItsPrice: Guard = ({ question, terms, candidates }) => {
  if (question.kind !== 'price' || question.lean === 'wholly') return anything
  const telling = tellingOf(terms)
  const isOfIt = (candidate: Candidate) => {
    const around = stemsAround(candidate)
    return telling.every((term) => around.some((stems) => worthIn(term, stems) >= MEANT))
  }
  let isTold: boolean | undefined
  const isPriced = () =>
    (isTold ??= candidates.some((one) => one.unit.cell && one.features.kindMissing <= 0 && isOfIt(one)))
  return ({ unit, features }) => unit.cell === undefined || features.kindMissing <= 0 || !isPriced()
}
