import { digits } from '../../ui/format/count.ts'
import { monthOf, shortMonthOf } from './format.ts'
import { texts } from './texts.ts'

interface Month {
  period: string
  messages: number
}

const MOST_MONTHS = 12
const HEIGHT = 132
const TOP = 22
const BOTTOM = 24
/** Beyond this many there is room for the highest and the last number only. */
const ALL_NUMBERS = 6

/**
 * Messages by month as bars, oldest first. Widths are shares and heights are pixels, so that the words in it keep their
 * size on every screen; the table below it has the same numbers.
 */
export function HistoryChart({ months }: { months: readonly Month[] }) {
  const shown = months.slice(0, MOST_MONTHS).toReversed()
  if (shown.length < 2) return null
  const highest = Math.max(1, ...shown.map(({ messages }) => messages))
  const slot = 100 / shown.length
  const bar = Math.min(slot * 0.56, 9)
  const words = shown.map(({ period, messages }) => `${monthOf(period)} ${digits(messages)}`).join(', ')
  return (
    <figure className="chart">
      <figcaption>{texts.chart}</figcaption>
      <svg role="img" aria-label={texts.chartText(words)} width="100%" height={HEIGHT}>
        <line x1="0" x2="100%" y1={HEIGHT - BOTTOM + 0.5} y2={HEIGHT - BOTTOM + 0.5} />
        {shown.map(({ period, messages }, index) => {
          const height = Math.max(messages > 0 ? 2 : 0, (messages / highest) * (HEIGHT - TOP - BOTTOM))
          const middle = `${slot * (index + 0.5)}%`
          const isLast = index === shown.length - 1
          const hasNumber = shown.length <= ALL_NUMBERS || isLast || messages === highest
          return (
            <g key={period} className={isLast ? 'open' : undefined}>
              <rect
                x={`${slot * (index + 0.5) - bar / 2}%`}
                width={`${bar}%`}
                y={HEIGHT - BOTTOM - height}
                height={height}
              />
              {hasNumber && (
                <text x={middle} y={HEIGHT - BOTTOM - height - 7}>
                  {digits(messages)}
                </text>
              )}
              <text className="month" x={middle} y={HEIGHT - 6}>
                {shortMonthOf(period)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
