import type { Figure } from './numbers.ts'

/** A number with the passage that holds it; null for one of the question. */
export interface Operand {
  figure: Figure
  passage: number | null
}

/** Words that announce a calculation, in the languages spoken here. */
const CALCULATES =
  /total|together|altogether|\bsum\b|combined|in all|plus|minus|\beach\b|\bper\b|times|differ|\b(?:more|less|cheaper|save|saves|saving|off)\b|discount|zusammen|insgesamt|summe|gesamt|\bje\b|\bpro\b|günstiger|teurer|spar|rabatt|mehr als|weniger|ensemble|au total|chaque|économ|remise|de plus|de moins|juntos|suma|cada|ahorr|descuento|juntas|soma|desconto|insieme|totale|somma|ogni|risparm|sconto|samen|totaal|elk|goedkoper|duurder|korting|toplam|birlikte|her biri|indirim|fark|مجموع|إجمالي|خصم|لكل|合計|計|差|割引|ごと|[×*+=]/iu

const close = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.005, Math.abs(b) * 0.0005)

/**
 * The two numbers that a third is the sum, difference, product or percentage of. They have to be of its kind, and the
 * calculation to be announced, or both to be said beside it: among many numbers some always add up.
 */
export function operandsOf(
  figure: Figure,
  operands: readonly Operand[],
  { said, announced }: { said: readonly Figure[]; announced: string },
): [Operand, Operand] | undefined {
  const saidToo = ({ figure: one }: Operand) => said.some((other) => other !== figure && shares(one, other))
  const isAnnounced = figure.unit !== '' && CALCULATES.test(announced)
  for (const [i, a] of operands.entries()) {
    for (const b of operands.slice(i)) {
      if (a.passage === null && b.passage === null) continue
      if (!isAnnounced && !(saidToo(a) && saidToo(b))) continue
      if (figure.values.some((value) => makes(value, figure.unit, a.figure, b.figure))) return [a, b]
    }
  }
  return undefined
}

const shares = (a: Figure, b: Figure) => a.values.some((value) => b.values.some((other) => close(value, other)))

function makes(value: number, unit: string, a: Figure, b: Figure): boolean {
  return a.values.some((x) =>
    b.values.some((y) => results(unit, a.unit, b.unit, x, y).some((one) => close(one, value))),
  )
}

function results(unit: string, unitX: string, unitY: string, x: number, y: number): number[] {
  if (x === 0 || y === 0) return []
  const same = unitX === unitY && (unit === unitX || unit === '')
  const share = unitX === '%' ? [(y * x) / 100] : unitY === '%' ? [(x * y) / 100] : []
  const of = unitX === '%' ? y : x
  return [
    ...(same ? [x + y, Math.abs(x - y)] : []),
    // One of the two counts, the other has the unit.
    ...((unitX === '' || unitY === '') && (unit === '' || unit === (unitX || unitY)) ? [x * y] : []),
    ...(unit !== '%' ? share.flatMap((one) => [one, of - one, of + one]) : []),
    ...(unit === '%' && unitX === unitY && unitX !== '%'
      ? [(x / y) * 100, (y / x) * 100, (Math.abs(x - y) / x) * 100, (Math.abs(x - y) / y) * 100]
      : []),
  ]
}
