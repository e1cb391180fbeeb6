import { withoutMarks } from '../../citations.ts'
import { stemsAround, type Candidate, type Comparison, type Told } from '../measure.ts'
import { saidLast } from '../question/question.ts'
import { has } from '../question/values.ts'
import { LINE_BREAK, spoken } from '../say.ts'
import { stemsIn } from '../units/stems.ts'
import { fareOf } from './fares.ts'
import { LONGEST, rankOf, sizeOf, type Priced, type PriceList } from './price-list.ts'

/** Pieces that tell prices without a table. */
const PIECES: ReadonlySet<Candidate['unit']['kind']> = new Set(['sentence', 'item', 'line'])

/** The pieces of each passage that say who pays what. */
export function proseOf(comparison: Comparison): PriceList[] {
  const { candidates, question } = comparison
  const said = withoutMarks(saidLast(question.chain))
  const pieces = candidates.filter(
    ({ unit, features }) =>
      PIECES.has(unit.kind) && unit.cell === undefined && features.old === 0 && has('price', unit.text),
  )
  return [...Map.groupBy(pieces, ({ reading }) => reading)].flatMap(([reading, all]): PriceList[] => {
    const { read } = reading
    const own = all.filter((one) => !all.some((other) => isInside(other, one)))
    const priced = own.flatMap((candidate, place): Priced[] => {
      const fare = fareOf(candidate.unit.text)
      return fare ? [{ fare, place, about: [...stemsAround(candidate), stemsIn(read.above, read.language)] }] : []
    })
    if (priced.length === 0) return []
    const textOf = (places: readonly number[]) => tellPieces(places.map((place) => own[place] as Candidate))
    const heading = (places: readonly number[]) => [read.above, textOf(places)?.text ?? ''].join('\n')
    const about = [read.headings, read.title]
    return [
      {
        priced,
        about,
        heading,
        isTable: false,
        share: priced.length / own.length,
        isSized: sizeOf([read.above]),
        isTold: priced.some(({ place }) => said.includes((own[place] as Candidate).unit.text)),
        rank: rankOf(reading, comparison),
        tell: textOf,
      },
    ]
  })
}

const isInside = ({ unit: one }: Candidate, { unit: other }: Candidate): boolean =>
  one.text.length < other.text.length && other.text.includes(one.text)

function tellPieces(pieces: readonly Candidate[]): Told | undefined {
  const text = pieces.map((piece) => spoken(piece)).join(LINE_BREAK)
  const [candidate] = pieces
  return candidate && text.length <= LONGEST ? { candidate, text } : undefined
}
