import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { digits } from '../../../ui/format/count.ts'

export interface Series {
  key: string
  name: string
  /** A color of the theme, so that it follows light and dark. */
  color: string
  values: readonly number[]
}

export interface BarsProps {
  /** Below each bar; there is not always room for all. */
  ticks: readonly string[]
  /** Of each bar, in full. */
  names: readonly string[]
  /** From the bottom up. */
  series: readonly Series[]
}

const HEIGHT = 220
const ink = { fill: 'var(--ink-2)', fontSize: 12 }
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** Bars that stand on each other. What they show stands in the table below them, too: readers of the screen are led there. */
export default function Bars({ ticks, names, series }: BarsProps) {
  const data = ticks.map((tick, index) => ({
    index,
    tick,
    name: names[index],
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[index] ?? 0])),
  }))
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={data} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="index"
          tickFormatter={(index: number) => ticks[index] ?? ''}
          tick={ink}
          tickLine={false}
          stroke="var(--rule-strong)"
          interval="equidistantPreserveStart"
          minTickGap={6}
        />
        <YAxis
          allowDecimals={false}
          width={38}
          tick={ink}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => compact.format(value)}
        />
        <Tooltip
          cursor={{ fill: 'var(--petrol-soft)' }}
          labelFormatter={(index) => names[Number(index)] ?? ''}
          formatter={(value) => digits(Number(value))}
          contentStyle={{
            background: 'var(--raised)',
            border: '1px solid var(--rule)',
            borderRadius: 'var(--r-control)',
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        {series.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="all"
            fill={color}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
