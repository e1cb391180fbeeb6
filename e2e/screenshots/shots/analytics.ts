import type { Analytics, AnalyticsCounts } from '@docent/proto/http'
import { DAY_MS } from '@docent/runtime/units'
import type { Page } from 'playwright-core'
import { seededRandom } from '@docent/runtime/testing/random.ts'
import type { Shot } from '../screenshots.ts'

const path = '/conversations/analytics'
const shown = (page: Page) => page.locator('.bars svg.recharts-surface').first().waitFor()

const asked = [
  'How many days do I have to return unused pieces?',
  'Can glazed pieces go into the dishwasher?',
  'Do you ship to Norway, and what does a parcel of more than ten kilograms cost from November to January?',
  'Gift vouchers',
  'Wann beginnt der nächste Kurs?',
]

const sum = (days: readonly AnalyticsCounts[], of: keyof AnalyticsCounts) => days.reduce((all, day) => all + day[of], 0)

/** A shop in which much is asked, the same in every picture. */
function busy(from: string, to: string): Analytics {
  const random = seededRandom(7)
  const below = (most: number) => Math.floor(random() * most)
  const first = Date.parse(from)
  const days = Array.from({ length: (Date.parse(to) - first) / DAY_MS + 1 }, (_, index) => {
    const at = new Date(first + index * DAY_MS)
    const answered = 60 + below(70) + (at.getUTCDay() % 6 === 0 ? -40 : 20)
    const [unsure, notFound] = [below(16), below(12)]
    const questions = answered + unsure + notFound
    return {
      day: at.toISOString().slice(0, 10),
      questions,
      answered,
      unsure,
      notFound,
      smallTalk: below(9),
      helpful: below(12),
      notHelpful: below(4),
      promptTokens: questions * 1_700,
      completionTokens: questions * 120,
      dollars: questions * 0.0009,
    }
  })
  const total = (of: keyof AnalyticsCounts) => sum(days, of)
  const questions = total('questions')
  return {
    from,
    to,
    timeZone: 'UTC',
    totals: {
      questions,
      answered: total('answered'),
      unsure: total('unsure'),
      notFound: total('notFound'),
      smallTalk: total('smallTalk'),
      helpful: total('helpful'),
      notHelpful: total('notHelpful'),
      promptTokens: total('promptTokens'),
      completionTokens: total('completionTokens'),
      dollars: total('dollars'),
      conversations: Math.floor(questions / 2.3),
      visitors: Math.floor(questions / 2.8),
    },
    days,
    hours: Array.from({ length: 168 }, (_, index) => ({
      weekday: Math.floor(index / 24) + 1,
      hour: index % 24,
      questions: 1 + below(4 + Math.floor(30 * Math.exp(-(((index % 24) - 15) ** 2) / 18))),
    })),
    responseTimes: {
      answers: questions,
      medianMs: 1_240,
      slowMs: 4_800,
      spread: [500, 1_000, 2_000, 5_000, 10_000, null].map((belowMs, index) => ({
        belowMs,
        answers: Math.floor((questions * [8, 24, 45, 19, 3, 1][index]!) / 100),
      })),
    },
    questions: asked.map((_, index) => ({
      turnIds: [`t${index}`],
      asked: 214 - index * 38,
      answered: 209 - index * 44,
    })),
    unworded: 83,
    documents: [
      { documentId: 'a', title: 'Returns and refunds 2025.pdf', answers: 812 },
      { documentId: 'b', title: 'Glazes and care.md', answers: 391 },
      { documentId: 'c', title: null, answers: 12 },
    ],
    unused: {
      documents: [{ documentId: 'd', title: 'Workshops 2023.txt', since: '2025-03-04T10:00:00Z' }],
      more: 0,
    },
    widgets: [
      { widgetId: 'w1', name: 'Larkfield Pottery', deleted: false },
      { widgetId: 'w2', name: 'Christmas market', deleted: true },
    ],
    languages: [
      { language: 'en', questions: Math.floor(questions * 0.8) },
      { language: 'de', questions: Math.floor(questions * 0.2) },
    ],
  }
}

async function openBusy(page: Page): Promise<void> {
  await page.route('**/api/analytics?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const analytics = busy(searchParams.get('from') ?? '', searchParams.get('to') ?? '')
    return route.fulfill({ json: { success: true, analytics } })
  })
  await page.route('**/api/question-words?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        questions: asked.slice(0, -1).map((question, index) => ({ turnId: `t${index}`, question })),
      },
    }),
  )
  await page.reload()
  await shown(page)
}

/** What visitors asked, in numbers. */
export const analyticsShots: readonly Shot[] = [
  { name: 'analytics', path, as: 'talker', until: shown },
  { name: 'analytics-busy', path, as: 'talker', until: openBusy },
  {
    name: 'analytics-year',
    path: `${path}?period=year`,
    as: 'talker',
    async until(page) {
      await openBusy(page)
      await page.getByText('Show as a table').first().click()
    },
  },
  {
    name: 'analytics-figures',
    path,
    as: 'talker',
    async until(page) {
      await openBusy(page)
      await page.getByRole('heading', { name: 'Busiest hours' }).evaluate((heading) => heading.scrollIntoView())
    },
  },
  {
    name: 'analytics-lists',
    path,
    as: 'talker',
    async until(page) {
      await openBusy(page)
      await page.getByRole('heading', { name: 'What is asked most' }).evaluate((heading) => heading.scrollIntoView())
    },
  },
  {
    name: 'analytics-none',
    path: `${path}?period=last-month`,
    as: 'talker',
    until: (page) => page.getByRole('heading', { name: 'Nothing was asked in this time' }).waitFor(),
  },
  {
    name: 'analytics-not-in-plan',
    path,
    as: 'newcomer',
    until: (page) => page.getByText('Analytics are not in your plan').waitFor(),
  },
]
