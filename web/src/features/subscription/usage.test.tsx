/** @jest-environment ./web/testing/page.mjs */
import { afterEach, describe, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import { DEFAULT_PLANS, planOf, UNLIMITED, type Plan } from '@docent/proto/plans'
import { TokenCard } from './Tokens.tsx'
import { UsageCard } from './UsageCard.tsx'

afterEach(cleanup)

const seconds = (time: string) => ({ seconds: Date.parse(time) / 1000 })
const period = {
  start: seconds('2026-11-01T00:00:00Z'),
  end: seconds('2026-11-30T23:59:59Z'),
  widgets: 1,
  messages: 82,
  documents: 7,
  totalCharacters: 61_240,
  totalSizeMB: 4.128,
}
const free = planOf(DEFAULT_PLANS, 'free')
const valueOf = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow')

describe('the card of what is used', () => {
  const show = (plan: Partial<Plan> = {}) => {
    render(<UsageCard period={period} plan={{ ...free, ...plan }} />)
    return within(screen.getByRole('region', { name: 'Usage This Period' }))
  }

  test('says how much there is of each thing, of how much, and for which days', () => {
    const { textContent } = show().getByText('1 to 30 November 2026').parentElement as HTMLElement
    for (const line of ['Messages82 of 100', 'Documents7 of 5', 'Widgets1 of 1', 'Characters61,240 of 200,000']) {
      expect(textContent).toContain(line)
    }
    expect(textContent).toContain('4.13 MB')
    expect(textContent).toContain('5 MB for each file')
  })

  test('draws no bar beyond its end, however much there is', () => {
    show()
    expect([valueOf('Messages'), valueOf('Documents')]).toEqual(['82', '5'])
  })

  test('draws no bar where there is no limit, and says so', () => {
    const card = show({ messagesPerMonth: UNLIMITED, maxFileSize: UNLIMITED })
    expect(card.queryByRole('progressbar', { name: 'Messages' })).toBeNull()
    expect(card.getByText('of no limit')).toBeTruthy()
    expect(card.getByText('No limit, neither in all nor for each file.')).toBeTruthy()
  })
})

describe('the card of tokens', () => {
  const day = { promptTokens: 800_000, completionTokens: 40_000, estimatedTokens: 0, dollars: 0 }
  const usage = { success: true as const, period: '2026-11', tokensPerMonth: 1_000_000, ...day }
  const days = [{ day: '2026-11-21', ...day }]

  test('says what is used of the limit, and on which day', () => {
    render(<TokenCard usage={{ ...usage, days }} />)
    expect(valueOf('Tokens')).toBe('840000')
    expect(screen.getByRole('row', { name: '21 November 800,000 40,000' })).toBeTruthy()
    expect(screen.queryByText(/\$|estimated/)).toBeNull()
  })

  test('says from 80 % on what happens when they are spent, and at the limit that they are', () => {
    const told = (promptTokens: number, period = usage.period) => {
      cleanup()
      render(<TokenCard usage={{ ...usage, period, promptTokens, completionTokens: 0, days }} />)
      return screen.queryByRole('status')?.textContent
    }
    expect(told(799_999)).toBeUndefined()
    expect(told(800_000)).toBe(
      '80% of this month’s tokens are used. When all are, your widgets pause until 1 December.',
    )
    expect(told(1_000_000, '2026-12')).toBe(
      "You've reached your monthly token limit! Your widgets answer again on 1 January, or on a larger plan.",
    )
  })

  test('says what it costs and what is estimated where that is known', () => {
    const dear = { ...day, dollars: 2.4, estimatedTokens: 1_200 }
    render(<TokenCard usage={{ ...usage, ...dear, days: [{ ...dear, day: '2026-11-21', dollars: 0.001 }] }} />)
    expect(screen.getByText('They cost about $2.40.')).toBeTruthy()
    expect(screen.getByText(/1,200 of them are estimated/)).toBeTruthy()
    expect(screen.getByRole('row', { name: '21 November 800,000 40,000 less than $0.01' })).toBeTruthy()
  })

  test('is not there where no model answers and the plan has no limit for it', () => {
    const none = { ...usage, promptTokens: 0, completionTokens: 0, days: [] }
    const { container, rerender } = render(<TokenCard usage={{ ...none, tokensPerMonth: UNLIMITED }} />)
    expect(container.childElementCount).toBe(0)
    rerender(<TokenCard usage={none} />)
    expect(screen.getByText('of 1 million')).toBeTruthy()
  })
})
