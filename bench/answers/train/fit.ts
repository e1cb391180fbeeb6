/** One question: a row of measures for each choice, and which choices are right. */
export interface Choice {
  rows: readonly (readonly number[])[]
  right: readonly boolean[]
  weight: number
}

/** One decision: measures, and whether it was right to say yes. */
export interface Decision {
  row: readonly number[]
  yes: boolean
  weight: number
}

interface FitOptions {
  /** How much large weights cost. */
  ridge: number
  steps: number
  /** What a weight is before anything was learned; 0 where absent. */
  prior?: readonly number[]
}

/** Weights under which the right choices are likely: a softmax over the choices of each question. */
export function fitChoices(
  choices: readonly Choice[],
  width: number,
  { ridge, steps, prior = [] }: FitOptions,
): number[] {
  const useful = choices.filter(({ right }) => right.some(Boolean))
  const total = useful.reduce((sum, { weight }) => sum + weight, 0)
  return descend(width, steps, (weights, slope) => {
    for (const { rows, right, weight } of useful) {
      const scores = rows.map((row) => dot(row, weights))
      const top = Math.max(...scores)
      const worth = scores.map((score) => Math.exp(score - top))
      const all = worth.reduce((sum, one) => sum + one, 0)
      const good = worth.reduce((sum, one, i) => sum + (right[i] ? one : 0), 0)
      for (const [i, row] of rows.entries()) {
        const one = worth[i] as number
        const pull = (weight / total) * (one / all - (right[i] ? one / good : 0))
        if (Math.abs(pull) > 1e-9)
          for (let j = 0; j < width; j += 1) slope[j] = (slope[j] as number) + pull * (row[j] as number)
      }
    }
    for (let j = 0; j < width; j += 1)
      slope[j] = (slope[j] as number) + (ridge / total) * ((weights[j] as number) - (prior[j] ?? 0))
  })
}

/** Weights and a constant (last) under which the right decisions are likely. */
export function fitDecisions(
  decisions: readonly Decision[],
  width: number,
  { ridge, steps, prior = [] }: FitOptions,
): number[] {
  const total = decisions.reduce((sum, { weight }) => sum + weight, 0)
  return descend(width + 1, steps, (weights, slope) => {
    for (const { row, yes, weight } of decisions) {
      const likely = 1 / (1 + Math.exp(-dot(row, weights) - (weights[width] as number)))
      const pull = (weight / total) * (likely - (yes ? 1 : 0))
      for (let j = 0; j < width; j += 1) slope[j] = (slope[j] as number) + pull * (row[j] as number)
      slope[width] = (slope[width] as number) + pull
    }
    for (let j = 0; j < width; j += 1)
      slope[j] = (slope[j] as number) + (ridge / total) * ((weights[j] as number) - (prior[j] ?? 0))
  })
}

/** Adam, whole batch: it forgives measures of different sizes. */
function descend(
  width: number,
  steps: number,
  slopeAt: (weights: Float64Array, slope: Float64Array) => void,
): number[] {
  const weights = new Float64Array(width)
  const mean = new Float64Array(width)
  const spread = new Float64Array(width)
  const slope = new Float64Array(width)
  for (let step = 1; step <= steps; step += 1) {
    slope.fill(0)
    slopeAt(weights, slope)
    const rate = 0.1 * (1 - step / (steps + 1)) + 0.002
    for (let j = 0; j < width; j += 1) {
      const one = slope[j] as number
      mean[j] = 0.9 * (mean[j] as number) + 0.1 * one
      spread[j] = 0.99 * (spread[j] as number) + 0.01 * one * one
      const pace =
        (mean[j] as number) / (1 - 0.9 ** step) / (Math.sqrt((spread[j] as number) / (1 - 0.99 ** step)) + 1e-9)
      weights[j] = (weights[j] as number) - rate * pace
    }
  }
  return [...weights]
}

export function dot(row: readonly number[], weights: ArrayLike<number>): number {
  let sum = 0
  for (let j = 0; j < row.length; j += 1) sum += (row[j] as number) * (weights[j] as number)
  return sum
}
