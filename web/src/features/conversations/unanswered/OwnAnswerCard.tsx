import { Button } from 'antd'
import { useState } from 'react'
import { embedUntilDone } from '../../../api/embedding.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import type { OwnAnswer } from '../../../api/unanswered.ts'
import { addedOn } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import { Editor } from './Editor.tsx'
import { isChoice, listed, namesOf, type Named } from './given.ts'
import { texts } from './texts.ts'

interface Props {
  answer: OwnAnswer
  widgets: readonly Named[]
  now: Date
  onSaved: (trouble: string | undefined) => void
  onDelete: () => void
}

const words = texts.own
const stateOf = (status: OwnAnswer['status']) => (status === 'ready' || status === 'failed' ? status : 'busy')
const noCitation = () => null

/** One answer of the owner; another wording takes its place once it can be found. */
export function OwnAnswerCard({
  answer: { documentId, question, otherWordings = [], answer, widgetIds, status, reason, savedAt },
  widgets,
  now,
  onSaved,
  onDelete,
}: Props) {
  const dispatch = useAppDispatch()
  const [isEditing, setIsEditing] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const state = stateOf(status)
  const names = widgetIds && namesOf(widgetIds, widgets)
  const isAsked = isChoice(widgets, widgetIds)
  const isForNobody = isAsked && names?.length === 0
  const tryAgain = async () => {
    setIsTrying(true)
    const trouble = await dispatch(embedUntilDone(documentId)).then(
      () => undefined,
      (error: unknown) => asFailure(error).error,
    )
    setIsTrying(false)
    onSaved(trouble)
  }
  if (isEditing) {
    return (
      <li className="card vain">
        <Editor
          question={question}
          otherWordings={otherWordings}
          answer={answer}
          replaces={documentId}
          widgetIds={widgetIds}
          onCancel={() => setIsEditing(false)}
          onSaved={({ trouble }) => {
            setIsEditing(false)
            onSaved(trouble)
          }}
        />
      </li>
    )
  }
  return (
    <li className="card vain">
      <h2>{question}</h2>
      <div className="words vain-words">
        <Markdown text={answer} sources={0} renderCitation={noCitation} />
      </div>
      <p className="meta spaced">
        {isForNobody && state === 'ready' ? (
          <span className="tag">
            <Icon name="info" small />
            {words.nobody.tag}
          </span>
        ) : (
          <span className={state === 'ready' ? 'tag ok' : state === 'failed' ? 'tag bad' : 'tag busy'}>
            <Icon name={state === 'ready' ? 'check' : state === 'failed' ? 'fail' : 'info'} small />
            {words.status[state]}
          </span>
        )}
        <span className="num">{words.saved(addedOn(new Date(savedAt.seconds * 1000), now))}</span>
        {otherWordings.length > 0 && <span>{words.wordings(otherWordings.length)}</span>}
        {isAsked && !isForNobody && <span>{words.givenBy(names ? listed(names) : words.everyone)}</span>}
      </p>
      {isForNobody && <p className="small muted">{words.nobody.text}</p>}
      {reason !== null && <p className="small muted">{reason}</p>}
      <div className="row">
        <Button onClick={() => setIsEditing(true)}>{words.edit}</Button>
        {(state === 'failed' || status === 'stale') && (
          <Button loading={isTrying} onClick={() => void tryAgain()}>
            {words.again}
          </Button>
        )}
        <Button type="text" danger onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </li>
  )
}
