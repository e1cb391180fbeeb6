import { DAY_MS, HOUR_MS } from '@docent/runtime/units'

/** Numbers in [0, 1) that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How busy a website is by the hour of its day, and by the day of its week from Sunday on: a shop's, as anybody's. */
const HOURS = [1, 1, 0, 0, 0, 1, 2, 5, 9, 13, 15, 14, 12, 12, 13, 13, 14, 15, 14, 13, 13, 11, 7, 3]
const DAYS = [7, 11, 10, 10, 11, 12, 9]

/** Somebody who comes to a website at some time and asks what stands in a conversation of its set. */
export interface Visit {
  at: number
  /** Which of the websites, and which conversation of it. */
  site: number
  conversation: number
  /** Who comes: some come back. */
  person: number
}

export interface Month {
  /** When it ends, in milliseconds; it begins so many days before. */
  end: number
  days: number
  visits: number
  /** Of each website: how many of the visits are its own, and how much each of its conversations is of people's minds. */
  sites: readonly { share: number; conversations: readonly number[] }[]
  random: () => number
}

const COMES_BACK = 0.15

/** The visits of a month in the order in which they happen. What is asked often is asked much more often than the rest. */
export function visitsOf({ end, days, visits, sites, random }: Month): Visit[] {
  const slots = Array.from({ length: days * 24 }, (_, i) => end - days * DAY_MS + i * HOUR_MS)
  const weights = slots.map((at) => {
    const date = new Date(at)
    return (HOURS[date.getUTCHours()] as number) * (DAYS[date.getUTCDay()] as number)
  })
  const times = Array.from(
    { length: visits },
    () => (slots[chosen(weights, random)] as number) + Math.floor(random() * HOUR_MS),
  )
  const shares = sites.map(({ share }) => share)
  let people = 0
  return times
    .filter((at) => at < end)
    .sort((a, b) => a - b)
    .map((at) => {
      const site = chosen(shares, random)
      const { conversations } = sites[site] as Month['sites'][number]
      // Zipf's law, as questions to any support have it.
      const conversation = chosen(
        conversations.map((weight, i) => weight / (i + 1)),
        random,
      )
      const isBack = people > 0 && random() < COMES_BACK
      const person = isBack ? Math.floor(random() * people) : people++
      return { at, site, conversation, person }
    })
}

/** Where in a list of weights a random number falls. */
export function chosen(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, one) => sum + one, 0)
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return i
  }
  return weights.length - 1
}

/** The same items in an order of chance, so that what is asked most is not what happens to stand first. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}
