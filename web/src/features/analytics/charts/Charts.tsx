import type { Analytics } from '../../../api/analytics.ts'
import { digits } from '../../../ui/format/count.ts'
import { busiestOf, hoursOf, stepsOf, type Step } from '../series.ts'
import { texts } from '../texts.ts'
import { hourOf, nameOf, rangeOf, shortRangeOf, tickOf, timeOf, weekdayOf } from '../words.ts'
import { Figure } from './Figure.tsx'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const { tiles } = texts

/** The numbers as pictures. */
export function Charts({ analytics }: { analytics: Analytics }) {
  const steps = stepsOf(analytics.days)
  const { totals } = analytics
  return (
    <div className="figures">
      <Questions steps={steps} />
      <Hours hours={analytics.hours} />
      <Times times={analytics.responseTimes} />
      {totals.helpful + totals.notHelpful > 0 && <Thumbs steps={steps} />}
      {totals.promptTokens + totals.completionTokens > 0 && <Tokens steps={steps} dollars={totals.dollars} />}
    </div>
  )
}

const along = (steps: readonly Step[]) => ({ ticks: steps.map(tickOf), names: steps.map(nameOf) })
const valuesOf = (steps: readonly Step[], key: Exclude<keyof Step, 'from' | 'to'>) => steps.map((step) => step[key])

function Questions({ steps }: { steps: readonly Step[] }) {
  const { heads, ...words } = texts.questionsChart
  return (
    <Figure
      {...words}
      {...along(steps)}
      series={[
        { key: 'answered', name: tiles.answered, color: 'var(--petrol)', values: valuesOf(steps, 'answered') },
        { key: 'unsure', name: tiles.unsure, color: 'var(--ochre-line)', values: valuesOf(steps, 'unsure') },
        { key: 'notFound', name: tiles.notFound, color: 'var(--carmine)', values: valuesOf(steps, 'notFound') },
      ]}
      heads={[heads.when, heads.questions, tiles.answered, tiles.unsure, tiles.notFound]}
      rows={steps.map((step) => ({
        name: nameOf(step),
        cells: [step.questions, step.answered, step.unsure, step.notFound].map(digits),
      }))}
    />
  )
}

function Hours({ hours }: { hours: Analytics['hours'] }) {
  const { title, text, table, hour: head, all } = texts.hoursChart
  const rows = hoursOf(hours)
  const most = busiestOf(hours)
  if (!most) return null
  return (
    <Figure
      title={title}
      text={text(weekdayOf(most.weekday), hourOf(most.hour), most.questions)}
      table={table}
      ticks={rows.map(({ hour }) => String(hour))}
      names={rows.map(({ hour }) => hourOf(hour))}
      series={[
        {
          key: 'questions',
          name: tiles.questions,
          color: 'var(--petrol)',
          values: rows.map(({ questions }) => questions),
        },
      ]}
      heads={[head, all, ...WEEKDAYS.map((day) => weekdayOf(day, true))]}
      rows={rows.map(({ hour, questions, weekdays }) => ({
        name: hourOf(hour),
        cells: [questions, ...weekdays].map(digits),
      }))}
    />
  )
}

function Times({ times }: { times: Analytics['responseTimes'] }) {
  const { medianMs, slowMs, spread } = times
  const { title, text, table, time, answers } = texts.timesChart
  if (medianMs === null || slowMs === null) return null
  const names = spread.map((_, index) => rangeOf(spread, index))
  return (
    <Figure
      title={title}
      text={text(timeOf(medianMs), timeOf(slowMs))}
      table={table}
      ticks={spread.map((_, index) => shortRangeOf(spread, index))}
      names={names}
      series={[{ key: 'answers', name: answers, color: 'var(--petrol)', values: spread.map((one) => one.answers) }]}
      heads={[time, answers]}
      rows={spread.map((one, index) => ({ name: names[index] ?? '', cells: [digits(one.answers)] }))}
    />
  )
}

function Thumbs({ steps }: { steps: readonly Step[] }) {
  const { title, text, table, helpful, notHelpful } = texts.thumbsChart
  return (
    <Figure
      title={title}
      text={text}
      table={table}
      {...along(steps)}
      series={[
        { key: 'helpful', name: helpful, color: 'var(--green)', values: valuesOf(steps, 'helpful') },
        { key: 'notHelpful', name: notHelpful, color: 'var(--brick-line)', values: valuesOf(steps, 'notHelpful') },
      ]}
      heads={[texts.questionsChart.heads.when, helpful, notHelpful]}
      rows={steps.map((step) => ({ name: nameOf(step), cells: [step.helpful, step.notHelpful].map(digits) }))}
    />
  )
}

function Tokens({ steps, dollars }: { steps: readonly Step[]; dollars: number }) {
  const { title, text, table, promptTokens, completionTokens, cost, dollars: shown } = texts.tokensChart
  return (
    <Figure
      title={title}
      text={text(dollars)}
      table={table}
      {...along(steps)}
      series={[
        { key: 'promptTokens', name: promptTokens, color: 'var(--petrol)', values: valuesOf(steps, 'promptTokens') },
        {
          key: 'completionTokens',
          name: completionTokens,
          color: 'var(--ochre-line)',
          values: valuesOf(steps, 'completionTokens'),
        },
      ]}
      heads={[texts.questionsChart.heads.when, promptTokens, completionTokens, ...(dollars > 0 ? [cost] : [])]}
      rows={steps.map((step) => ({
        name: nameOf(step),
        cells: [
          digits(step.promptTokens),
          digits(step.completionTokens),
          ...(dollars > 0 ? [shown(step.dollars)] : []),
        ],
      }))}
    />
  )
}
