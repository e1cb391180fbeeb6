import type { Analytics } from '../../api/analytics.ts'
import { digits } from '../../ui/format/count.ts'
import { shareOf } from './series.ts'
import { texts } from './texts.ts'
import { timeOf } from './words.ts'

const { tiles } = texts

/** A period in a few numbers. */
export function Tiles({ analytics: { totals, responseTimes } }: { analytics: Analytics }) {
  const { questions, smallTalk, helpful, notHelpful, promptTokens, completionTokens } = totals
  const share = (part: number) => tiles.percent(shareOf(part, questions))
  const all: { name: string; value: string; note?: string }[] = [
    { name: tiles.conversations, value: digits(totals.conversations) },
    { name: tiles.visitors, value: digits(totals.visitors) },
    {
      name: tiles.questions,
      value: digits(questions),
      ...(smallTalk > 0 && { note: tiles.smallTalk(smallTalk) }),
    },
    { name: tiles.answered, value: share(totals.answered), note: tiles.of(totals.answered) },
    { name: tiles.unsure, value: share(totals.unsure), note: tiles.of(totals.unsure) },
    { name: tiles.notFound, value: share(totals.notFound), note: tiles.of(totals.notFound) },
    { name: tiles.thumbs, value: tiles.helpful(helpful), note: tiles.notHelpful(notHelpful) },
  ]
  if (responseTimes.medianMs !== null) {
    all.push({ name: tiles.seconds, value: timeOf(responseTimes.medianMs), note: tiles.median })
  }
  const tokens = promptTokens + completionTokens
  if (tokens > 0) {
    const cost = totals.dollars > 0 ? texts.tokensChart.dollars(totals.dollars) : digits(tokens)
    all.push({ name: tiles.cost, value: cost, note: tiles.tokens(tokens) })
  }
  return (
    <dl className="tiles num" aria-label={tiles.label}>
      {all.map(({ name, value, note }) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
