import { Button } from 'antd'
import { useState } from 'react'
import type { GoldenQuestion } from '../../api/golden.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { addedOn } from '../../ui/format/date.ts'
import { texts as goldenTexts } from '../../ui/golden/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { GoldenForm } from './GoldenForm.tsx'
import { texts } from './texts.ts'

interface Props {
  golden: GoldenQuestion
  widgets: readonly WidgetView[]
  now: Date
  isAsking: boolean
  onAsk: () => void
  onSaved: (saved: GoldenQuestion) => void
  onForget: () => void
}

const words = texts.card
const withoutMarks = (answer: string) => answer.replace(/\s*\[\d+\]/g, '')

/** One golden question: what must come, what came, and what was told before that changed. */
export function GoldenCard({ golden, widgets, now, isAsking, onAsk, onSaved, onForget }: Props) {
  const { question, fact, widgetId, last, before } = golden
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) {
    return (
      <li className="card golden">
        <GoldenForm
          golden={golden}
          widgets={widgets}
          onCancel={() => setIsEditing(false)}
          onSaved={(saved) => {
            setIsEditing(false)
            onSaved(saved)
          }}
        />
      </li>
    )
  }
  const status = last === null ? 'never' : last.comes ? 'comes' : 'missing'
  const widget = widgetId === null ? words.everywhere : widgets.find(({ id }) => id === widgetId)?.name
  return (
    <li className="card golden" aria-busy={isAsking}>
      <h2>{question}</h2>
      <p className="meta spaced">
        <span className={{ comes: 'tag ok', missing: 'tag bad', never: 'tag' }[status]}>
          <Icon name={{ comes: 'check', missing: 'fail', never: 'info' }[status] as 'check'} small />
          {words.status[status]}
        </span>
        {widget !== undefined && <span>{widget}</span>}
        {last && <span className="num">{words.asked(addedOn(new Date(last.at), now))}</span>}
      </p>
      <div className="golden-pair">
        <dl>
          <dt>{words.fact}</dt>
          <dd className="golden-fact">{fact}</dd>
          {last && before && !last.comes && (
            <>
              <dt>{goldenTexts.before}</dt>
              <dd className="muted">{withoutMarks(before.answer)}</dd>
            </>
          )}
          {last && (
            <>
              <dt>{last.comes ? words.said : goldenTexts.now}</dt>
              <dd>{withoutMarks(last.answer)}</dd>
            </>
          )}
        </dl>
      </div>
      {last === null && <p className="small muted">{words.nothing}</p>}
      <div className="row">
        <Button loading={isAsking} onClick={onAsk}>
          {words.ask}
        </Button>
        <Button type="text" onClick={() => setIsEditing(true)}>
          {words.edit}
        </Button>
        <Button type="text" danger onClick={onForget}>
          {words.forget}
        </Button>
      </div>
    </li>
  )
}
