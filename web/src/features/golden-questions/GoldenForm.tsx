import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import {
  GOLDEN_FACT_MAX_LENGTH,
  GOLDEN_QUESTION_MAX_LENGTH,
  useChangeGoldenMutation,
  useKeepGoldenMutation,
  type GoldenQuestion,
} from '../../api/golden.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SaveOrCancel } from '../../ui/SaveOrCancel.tsx'
import { texts } from './texts.ts'

interface Props {
  /** The one that is changed. */
  golden?: GoldenQuestion
  widgets: readonly WidgetView[]
  onCancel: () => void
  onSaved: (saved: GoldenQuestion) => void
}

const words = texts.form

/** A question, what must come, and of whom it is asked. */
export function GoldenForm({ golden, widgets, onCancel, onSaved }: Props) {
  const [keep, keeping] = useKeepGoldenMutation()
  const [change, changing] = useChangeGoldenMutation()
  const [typed, setTyped] = useState({
    question: golden?.question ?? '',
    fact: golden?.fact ?? '',
    widgetId: golden ? golden.widgetId : (widgets[0]?.id ?? null),
  })
  const [wasTried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>(golden ? '[name="fact"]' : 'input')?.focus(), [golden])
  const isSaving = keeping.isLoading || changing.isLoading
  const problemOf = (field: 'question' | 'fact') =>
    wasTried && typed[field].trim() === '' ? words.missing[field] : undefined

  const submit = async () => {
    setTried(true)
    setTrouble(undefined)
    if (typed.question.trim() === '' || typed.fact.trim() === '') return
    try {
      onSaved(await (golden ? change({ id: golden.id, fields: typed }) : keep(typed)).unwrap())
    } catch (error) {
      setTrouble(asFailure(error).error)
    }
  }

  return (
    <form
      ref={form}
      className="golden-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void submit()
      }}
    >
      <Field label={words.question} hint={words.questionHint} error={problemOf('question')}>
        {(control) => (
          <Input
            {...control}
            name="question"
            value={typed.question}
            maxLength={GOLDEN_QUESTION_MAX_LENGTH}
            onChange={({ target }) => setTyped({ ...typed, question: target.value })}
          />
        )}
      </Field>
      <Field label={words.fact} hint={words.factHint} error={problemOf('fact')}>
        {(control) => (
          <Input
            {...control}
            name="fact"
            value={typed.fact}
            maxLength={GOLDEN_FACT_MAX_LENGTH}
            onChange={({ target }) => setTyped({ ...typed, fact: target.value })}
          />
        )}
      </Field>
      <Field label={words.widget}>
        {(control) => (
          <select
            {...control}
            value={typed.widgetId ?? ''}
            onChange={({ target }) => setTyped({ ...typed, widgetId: target.value || null })}
          >
            {widgets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{words.everywhere}</option>
          </select>
        )}
      </Field>
      {trouble !== undefined && (
        <Note tone="bad" title={words.failed}>
          <p>{trouble}</p>
        </Note>
      )}
      <SaveOrCancel words={words} isSaving={isSaving} onCancel={onCancel} />
    </form>
  )
}
