import type { Analytics } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { seededRandom } from '@docent/runtime/testing/random.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { addedUp, analytics, answer, hearAll, startInsights, type Completed } from './fixtures.ts'

const ANSWERS = 10_000
const FIRST = Date.parse('2026-01-01T00:00:00Z')
const LAST = Date.parse('2026-11-23T11:00:00Z')
const zone = 'Australia/Lord_Howe'
const period = { from: '2026-02-03', to: '2026-11-20', timeZone: zone }

interface Said {
  payload: Completed
  at: string
  rating: boolean | undefined
}

/** Ten thousand answers of a shop, the same each time. */
function shop(): Said[] {
  const random = seededRandom(13)
  const below = (most: number) => Math.floor(random() * most)
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T
  return Array.from({ length: ANSWERS }, (_, index) => {
    const support = one(['strong', 'strong', 'strong', 'weak', 'none'] as const)
    const visitor = below(3_000)
    const isTold = random() < 0.9
    return {
      at: new Date(FIRST + Math.floor(random() * (LAST - FIRST))).toISOString(),
      rating: random() < 0.2 ? random() < 0.7 : undefined,
      payload: answer({
        turnId: `turn-${index}`,
        widgetId: one(['w1', 'w2', null]),
        asker: random() < 0.1 ? 'owner' : 'visitor',
        answered: support === 'strong',
        support,
        smallTalk: support === 'strong' && random() < 0.1,
        visitor: isTold ? `visit${String(visitor).padStart(3, '0')}`.slice(-8) : undefined,
        conversation: `c${visitor}-${below(2)}`.padStart(8, '0').slice(-8),
        language: isTold ? one(['en', 'de', 'fr']) : undefined,
        questionKey: random() < 0.8 ? `key-${Math.floor(random() * random() * 400)}` : undefined,
        sourceDocumentIds: [...new Set([`d${below(30)}`, `d${below(30)}`])],
        promptTokens: isTold ? below(2_000) : null,
        completionTokens: isTold ? below(300) : null,
        microDollars: isTold ? below(500) : undefined,
        latencyMs: isTold ? 1 + below(9_000) : 0,
      }),
    }
  })
}

/** The day and the hour by the platform's own calendar, one moment at a time. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: '2-digit',
  hourCycle: 'h23',
})
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
function there(at: string) {
  const parts = Object.fromEntries(calendar.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: WEEKDAYS.indexOf(parts['weekday'] ?? '') + 1,
    hour: Number(parts['hour']),
  }
}

const countOf = <T>(all: readonly T[], is: (one: T) => unknown) => all.filter(is).length
const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0)

function tally(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** The same numbers, from the raw events and nothing else. */
function recounted(said: readonly Said[], fits: (payload: Completed) => boolean) {
  const within = said
    .map((one) => ({ ...one, ...there(one.at) }))
    .filter(({ day, payload }) => day >= period.from && day <= period.to && fits(payload))
  const questions = within.filter(({ payload }) => !payload.smallTalk)
  const counts = (of: typeof within) => ({
    questions: countOf(of, ({ payload }) => !payload.smallTalk),
    answered: countOf(of, ({ payload }) => !payload.smallTalk && payload.support === 'strong'),
    unsure: countOf(of, ({ payload }) => payload.support === 'weak'),
    notFound: countOf(of, ({ payload }) => payload.support === 'none'),
    smallTalk: countOf(of, ({ payload }) => payload.smallTalk),
    helpful: countOf(of, ({ rating }) => rating === true),
    notHelpful: countOf(of, ({ rating }) => rating === false),
    promptTokens: sumOf(of, ({ payload }) => payload.promptTokens ?? 0),
    completionTokens: sumOf(of, ({ payload }) => payload.completionTokens ?? 0),
    microDollars: sumOf(of, ({ payload }) => payload.microDollars ?? 0),
  })
  const sure = questions.filter(({ payload }) => payload.support === 'strong')
  return {
    totals: {
      ...counts(within),
      visitors: new Set(within.map(({ payload }) => payload.visitor ?? payload.conversation)).size,
      conversations: new Set(within.map(({ payload }) => payload.conversation)).size,
    },
    days: [...new Set(within.map(({ day }) => day))]
      .sort()
      .map((day) => ({ day, ...counts(within.filter((one) => one.day === day)) })),
    hours: tally(questions.map(({ weekday, hour }) => `${weekday} ${hour}`)).sort(([a], [b]) => (a < b ? -1 : 1)),
    questions: tally(questions.flatMap(({ payload }) => payload.questionKey ?? [])).slice(0, 20),
    unworded: countOf(questions, ({ payload }) => payload.questionKey === undefined),
    documents: tally(sure.flatMap(({ payload }) => payload.sourceDocumentIds)).slice(0, 20),
    times: questions.flatMap(({ payload }) => (payload.latencyMs > 0 ? [payload.latencyMs] : [])).sort((a, b) => a - b),
  }
}

function expectSame(shown: Analytics, raw: ReturnType<typeof recounted>): void {
  const exact = ({ dollars, ...counts }: Analytics['totals'] | Analytics['days'][number]) => ({
    ...counts,
    microDollars: Math.round(dollars * 1_000_000),
  })
  expect(exact(shown.totals)).toEqual(raw.totals)
  expect(shown.days.filter(({ questions, smallTalk }) => questions + smallTalk > 0).map(exact)).toEqual(raw.days)
  const hours = shown.hours.map(({ weekday, hour, questions }): [string, number] => [`${weekday} ${hour}`, questions])
  expect(hours.sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(raw.hours)
  expect(shown.questions.map(({ asked }) => asked)).toEqual(raw.questions.map(([, asked]) => asked))
  expect(shown.unworded).toBe(raw.unworded)
  expect(shown.documents.map(({ documentId, answers }) => [documentId, answers])).toEqual(raw.documents)
  expect(shown.responseTimes.answers).toBe(raw.times.length)
  for (const [share, ms] of [
    [0.5, shown.responseTimes.medianMs],
    [0.95, shown.responseTimes.slowMs],
  ] as const) {
    const real = raw.times[Math.ceil(share * raw.times.length) - 1] ?? 0
    expect(Math.abs((ms ?? 0) - real) / real).toBeLessThan(0.05)
  }
}

describe('ten thousand events', () => {
  let service: TestService
  afterEach(() => service.stop())

  const expectAll = async (said: readonly Said[]) => {
    expectSame(
      await analytics(service, period),
      recounted(said, ({ asker, widgetId }) => asker === 'visitor' && widgetId !== null),
    )
    expectSame(
      await analytics(service, { ...period, widgetId: 'w2', language: 'de' }),
      recounted(said, ({ asker, widgetId, language }) => asker === 'visitor' && widgetId === 'w2' && language === 'de'),
    )
    expectSame(
      await analytics(service, { ...period, widgetId: 'own' }),
      recounted(said, ({ asker, widgetId }) => asker === 'owner' || widgetId === null),
    )
  }

  test('are the numbers that are shown, before days are added up and after, and after every event came again', async () => {
    const said = shop()
    service = await startInsights()
    const events = said.flatMap(({ payload, at, rating }) => [
      { type: 'answer.completed' as const, payload, at },
      ...(rating === undefined
        ? []
        : [
            { type: 'answer.rated' as const, payload: { turnId: payload.turnId, widgetId: 'w1', helpful: rating }, at },
          ]),
    ])
    await hearAll(service, events)
    await expectAll(said)
    service = await addedUp(service)
    await expectAll(said)
    // Told again as current records, in the order of the alphabet and ratings first.
    const again = events
      .toSorted((a, b) => (a.type === b.type ? 0 : a.type === 'answer.rated' ? -1 : 1))
      .map((one) => ({ ...one, restated: true }))
    await hearAll(service, again.slice(0, 500))
    await expectAll(said)
  })

  test('are the same numbers where the service comes late and hears of them only by what is told again', async () => {
    const said = shop().slice(0, 1_000)
    service = await startInsights()
    const ratings = said.flatMap(({ payload: { turnId }, at, rating }) =>
      rating === undefined
        ? []
        : [{ type: 'answer.rated' as const, payload: { turnId, widgetId: 'w1', helpful: rating }, at }],
    )
    const answers = said.map(({ payload, at }) => ({ type: 'answer.completed' as const, payload, at }))
    await hearAll(
      service,
      [...ratings, ...answers.toSorted((a, b) => (a.payload.turnId < b.payload.turnId ? -1 : 1))].map((one) => ({
        ...one,
        restated: true,
      })),
    )
    service = await addedUp(service)
    await expectAll(said)
  })
})
