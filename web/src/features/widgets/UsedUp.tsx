import { Link } from 'react-router'
import { laterOn } from '../../ui/format/date.ts'
import { Note } from '../../ui/Note.tsx'
import { texts } from './texts.ts'
import type { Spent } from './useSpent.ts'

interface Props {
  widgetId: string
  spent: Spent | undefined
  now: Date
}

/** Says that the answers of the day are given, when it goes on, and where more are allowed; nothing before. */
export function UsedUp({ widgetId, spent, now }: Props) {
  if (!spent || spent.answers < spent.limit) return null
  const { title, text, action } = texts.usedUp
  return (
    <Note title={title(spent.limit)}>
      <p>
        {text(laterOn(spent.goesOn, now))}{' '}
        <Link to={`/widgets/edit?id=${encodeURIComponent(widgetId)}#answers-a-day`}>{action}</Link>
      </p>
    </Note>
  )
}
