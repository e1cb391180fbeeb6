/** Periods that can be chosen, the usual one first. */
export const PERIODS = ['30-days', '7-days', '90-days', 'this-month', 'last-month', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** What the address of the page says. */
export interface Address {
  period: PeriodName
  widgetId: string
  language: string
}

export function read(params: URLSearchParams): Address {
  return {
    period: PERIODS.find((one) => one === params.get('period')) ?? PERIODS[0],
    widgetId: params.get('widget') ?? '',
    language: params.get('language') ?? '',
  }
}

export function write({ period, widgetId, language }: Address): URLSearchParams {
  const params = new URLSearchParams()
  if (period !== PERIODS[0]) params.set('period', period)
  if (widgetId !== '') params.set('widget', widgetId)
  if (language !== '') params.set('language', language)
  return params
}

/** Days, as the calendar of whoever looks counts them. */
export interface Days {
  from: string
  to: string
}

const BACK = { '7-days': 6, '30-days': 29, '90-days': 89 } as const

/** The days of a period, today included; `today` like 2026-11-23. */
export function daysOf(period: PeriodName, today: string): Days {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const at = (y: number, m: number, d: number) => new Date(Date.UTC(y, m - 1, d)).toISOString().slice(0, 10)
  switch (period) {
    case 'this-month':
      return { from: at(year, month, 1), to: today }
    case 'last-month':
      return { from: at(year, month - 1, 1), to: at(year, month, 0) }
    case 'year':
      return { from: at(year - 1, month, day + 1), to: today }
    default:
      return { from: at(year, month, day - BACK[period]), to: today }
  }
}

/** Today where the browser is. */
export function todayOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
