import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { ASK_AGAIN_MAX, usePutAwayMutation, type UnansweredGroup } from '../../../api/unanswered.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { addedOn } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Long } from '../../../ui/Long.tsx'
import { excerptOf } from '../../../ui/passage/excerpt.ts'
import { PassageTable } from '../../../ui/passage/PassageTable.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { write } from '../address.ts'
import { Editor } from './Editor.tsx'
import { listed, namesOf } from './given.ts'
import type { Outcome } from './Results.tsx'
import { texts } from './texts.ts'
import { proposedOf } from './wordings.ts'

interface Props {
  group: UnansweredGroup
  widgets: readonly WidgetView[]
  now: Date
  onSaved: (outcome: Outcome) => void
  onPutAway: (turnIds: readonly string[]) => void
}

const words = texts.group
/** With what it leans on: an answer is found by the words of its question. */
const wholeOf = ({ question, follows }: UnansweredGroup['questions'][number]) =>
  follows === undefined ? question : `${follows} ${question}`

/** Questions that ask for the same, and the one answer to them. */
export function Group({ group, widgets, now, onSaved, onPutAway }: Props) {
  const { questions, times, visitors, newestAt, widgetIds, nearest } = group
  const [first, ...others] = questions as [(typeof questions)[number], ...typeof questions]
  const comments = questions.flatMap((one) => one.comments ?? [])
  const dispatch = useAppDispatch()
  const [putAway, { isLoading }] = usePutAwayMutation()
  const [isWriting, setIsWriting] = useState(false)
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const turnIds = questions.map(({ turnId }) => turnId).slice(0, ASK_AGAIN_MAX)
  const excerpt = nearest && excerptOf(nearest.text, nearest.tables, first.question)
  const address = write({
    show: 'all',
    search: '',
    widgetId: undefined,
    open: { widgetId: first.widgetId, session: first.session },
  })
  const away = async () => {
    const { error } = await putAway({ turnIds, putAway: true })
    if (error === undefined) onPutAway(turnIds)
    else dispatch(toasted({ title: words.failed, description: asFailure(error).error, variant: 'destructive' }))
  }

  return (
    <li className="card vain">
      {first.follows !== undefined && <p className="small muted">{words.after(first.follows)}</p>}
      <h2>
        <Long text={first.question} />
      </h2>
      <p className="meta spaced">
        <span className={first.because === 'unsure' ? 'tag' : 'tag bad'}>
          <Icon name={first.because === 'not-helpful' ? 'poor' : first.because === 'unsure' ? 'info' : 'fail'} small />
          {words.because[first.because]}
        </span>
        <span className="num">
          {words.times(times)} {words.visitors(visitors)}
        </span>
        <span className="num">{words.newest(addedOn(new Date(newestAt), now))}</span>
        {widgets.length > 1 && <span>{listed(namesOf(widgetIds, widgets))}</span>}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{words.others(others.length)}</summary>
          <ul>
            {others.map((one) => (
              <li key={one.turnId}>
                <Long text={wholeOf(one)} />
                {widgetIds.length > 1 && <span className="small muted"> {namesOf([one.widgetId], widgets)}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {first.because === 'not-helpful' && (
        <div className="vain-near">
          <p className="small muted">{words.told}</p>
          <blockquote className="quoted">{first.answer.replace(/\s*\[\d+\]/g, '')}</blockquote>
        </div>
      )}
      {comments.length > 0 && (
        <div className="vain-near">
          <p className="small muted">{words.comments}</p>
          {comments.map((comment, at) => (
            <p key={at} className="vain-words">
              <Long text={comment} />
            </p>
          ))}
        </div>
      )}
      {nearest && excerpt && (
        <div className="vain-near">
          <p className="small muted">
            {words.nearest}: {nearest.title}
          </p>
          {excerpt.kind === 'table' ? (
            <PassageTable table={excerpt.table} isNamedAbove={false} />
          ) : (
            <blockquote className="quoted">{excerpt.text}</blockquote>
          )}
        </div>
      )}
      {isWriting ? (
        <Editor
          question={first.question}
          follows={first.follows}
          otherWordings={proposedOf(questions)}
          askedIn={widgetIds}
          turns={questions.slice(0, ASK_AGAIN_MAX)}
          asked={questions.map(wholeOf)}
          onCancel={() => {
            setIsWriting(false)
            requestAnimationFrame(() => opener.current?.focus())
          }}
          onSaved={(became) => {
            setIsWriting(false)
            onSaved({ question: first.question, questions, ...became })
          }}
        />
      ) : (
        <div className="row">
          <Button type="primary" ref={opener} onClick={() => setIsWriting(true)}>
            {words.answer}
          </Button>
          <Link className="ant-btn-link-like" to={`/conversations?${address}`}>
            {words.open}
          </Link>
          <Button type="text" loading={isLoading} onClick={() => void away()}>
            {words.putAway}
          </Button>
        </div>
      )}
    </li>
  )
}
