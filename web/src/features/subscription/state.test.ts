import { describe, expect, test } from '@jest/globals'
import type { Plan } from '../../api/plans.ts'
import { amount, namesOf, spanOf } from './format.ts'
import { heldPlan, lossesOf, nextOf, toneOf, warningOf } from './state.ts'

const plan = (changes: Partial<Plan> = {}): Plan => ({
  id: 'pro',
  name: 'Pro',
  price: 19,
  messagesPerMonth: 2_000,
  widgets: 5,
  documents: 50,
  maxFileSize: 25,
  maxTotalCharacters: 2_000_000,
  features: ['Remove branding'],
  ...changes,
})
const free = plan({ id: 'free', name: 'Free', messagesPerMonth: 100, widgets: 1, documents: 5, features: [] })
const seconds = (time: string) => ({ seconds: Date.parse(time) / 1000 })
const november = (changes = {}) => ({
  start: seconds('2026-11-01T00:00:00Z'),
  end: seconds('2026-11-30T23:59:59Z'),
  widgets: 2,
  messages: 1_640,
  documents: 8,
  totalCharacters: 612_400,
  totalSizeMB: 41.3,
  ...changes,
})
const at = (time: string) => new Date(time)

describe('the plan that is held', () => {
  test('is the one of the table', () => {
    expect(heldPlan([free, plan()], 'pro')).toEqual(plan())
  })

  test('gives what Free gives where the table no longer has it, and is none that cannot be canceled', () => {
    expect(heldPlan([free, plan()], 'team')).toEqual({ ...free, id: 'team', name: 'team' })
  })
})

describe('the warning', () => {
  test('begins at 80 %, in whole percent that are never rounded up', () => {
    const warn = (messages: number) => warningOf(november({ messages }), plan(), at('2026-11-21T00:00:00Z'), true)
    expect(warn(1_599)).toBeUndefined()
    expect(warn(1_600)?.title).toBe('80% of this month’s messages are used: 1,600 of 2,000.')
    expect(warn(1_999)?.title).toBe('99% of this month’s messages are used: 1,999 of 2,000.')
  })

  test('says how long the rest lasts at this pace, or that it lasts', () => {
    const text = (day: string) => warningOf(november(), plan(), at(day), true)?.text
    expect(text('2026-11-21T00:00:00Z')).toBe(
      'At this pace they last until about 25 November. After that your widgets pause until 1 December.',
    )
    expect(text('2026-11-29T00:00:00Z')).toBe(
      'At this pace they last until the month ends. They count from zero on 1 December.',
    )
  })

  test('at the limit it is the fixed sentence, with the day and the way out there is', () => {
    const full = (canUpgrade: boolean) =>
      warningOf(november({ messages: 2_000 }), plan(), at('2026-11-21T00:00:00Z'), canUpgrade)
    expect(full(true)).toEqual({
      tone: 'full',
      title: "You've reached your monthly message limit!",
      text: '2,000 of 2,000 messages are used. Your widgets answer again on 1 December, or as soon as you upgrade.',
    })
    expect(full(false)?.text).toBe('2,000 of 2,000 messages are used. Your widgets answer again on 1 December.')
  })

  test('a plan without a limit warns of nothing, and one with none at all is full at once', () => {
    const none = plan({ messagesPerMonth: -1 })
    expect(warningOf(november({ messages: 999_999 }), none, at('2026-11-21T00:00:00Z'), true)).toBeUndefined()
    expect(toneOf(0, 0)).toBe('full')
  })

  test('a bar is near its limit from 80 % on, and full at it', () => {
    expect([3, 4, 5, 6].map((used) => toneOf(used, 5))).toEqual([undefined, 'near', 'full', 'full'])
    expect(toneOf(1_000, -1)).toBeUndefined()
  })

  test('the next period begins on the first of the next month, also after February of a leap year', () => {
    const february = november({ start: seconds('2028-02-01T00:00:00Z'), end: seconds('2028-02-29T23:59:59Z') })
    expect(nextOf(february).toISOString()).toBe('2028-03-01T00:00:00.000Z')
    expect(spanOf(new Date(february.start.seconds * 1000), new Date(february.end.seconds * 1000))).toBe(
      '1 to 29 February 2028',
    )
  })
})

describe('what a smaller plan does', () => {
  test('names the widgets that stay editable and those that do not, the documents, the text and what ends', () => {
    const had = {
      plans: [],
      period: november({ documents: 8, messages: 40, totalCharacters: 612_400 }),
      widgetNames: ['Shop', 'Help', 'Blog'],
    }
    expect(lossesOf(plan(), plan({ ...free, maxTotalCharacters: 200_000 }), had, false)).toEqual([
      '“Shop” can still be edited. “Help” and “Blog” keep answering, read-only until there is room.',
      'All 8 documents stay and keep answering. New ones fit in once there are fewer than 5.',
      'All 612,400 characters of text stay and keep answering. New ones fit in once there are fewer than 200,000.',
      'What the larger plan adds ends: Remove branding.',
    ])
  })

  test('what a plan allows ends with it', () => {
    const pro = plan({ features: ['Remove branding', 'Live agent handover'] })
    const had = { plans: [], period: november({ documents: 1 }), widgetNames: [] }
    expect(lossesOf(pro, free, had, false)).toContain(
      'What the larger plan adds ends: Remove branding, Live agent handover.',
    )
  })

  test('what the plan in between adds ends, too, unless that is where it leads', () => {
    const business = plan({ id: 'business', features: ['Live agent handover'] })
    const had = { plans: [free, plan({ id: 'pro' }), business], period: november({ documents: 1 }), widgetNames: [] }
    expect(lossesOf(business, free, had, false)).toContain(
      'What the larger plan adds ends: Remove branding, Live agent handover.',
    )
    expect(lossesOf(business, plan({ id: 'pro' }), had, false)).toContain(
      'What the larger plan adds ends: Live agent handover.',
    )
  })

  test('at once, it says when the messages of the month are over already', () => {
    const had = { plans: [], period: november({ documents: 1 }), widgetNames: [] }
    const same = plan({ ...free, features: ['Remove branding'] })
    expect(lossesOf(plan(), same, had, true)).toEqual([
      '1,640 messages are used this month, and the plan holds 100: your widgets pause until 1 December.',
    ])
    expect(lossesOf(plan(), same, had, false)).toEqual([])
  })
})

test('numbers and names are written for people', () => {
  expect([amount(1_640), amount(200_000), amount(2_000_000), amount(2_500_000), amount(2_500_001)]).toEqual([
    '1,640',
    '200,000',
    '2 million',
    '2.5 million',
    '2,500,001',
  ])
  expect(namesOf(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('“A”, “B”, “C” and 3 more')
})
