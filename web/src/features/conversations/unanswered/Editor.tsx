import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { embedUntilDone } from '../../../api/embedding.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import {
  ANSWER_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
  useAskAgainMutation,
  useSaveOwnAnswerMutation,
  type AskedAgain,
  type AskedAsWritten,
} from '../../../api/unanswered.ts'
import { Field } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { texts } from './texts.ts'

interface Props {
  question: string
  answer?: string
  /** An answer that this one takes the place of. */
  replaces?: string
  /** Turns that are asked again once it is findable. */
  turnIds?: readonly string[]
  /** What those say. */
  asked?: readonly string[]
  onCancel: () => void
  onSaved: (became: Became) => void
}

/** What became of the questions; none where none were to be asked, or could be. */
export interface Became {
  results: readonly AskedAgain[]
  /** Of the question in other words than it had. */
  asWritten?: AskedAsWritten & { question: string }
  /** Why they could not be asked. */
  trouble?: string
}

type Step = keyof typeof texts.editor.steps

const words = texts.editor

/** Writes an answer, makes it findable, and asks again what it is for. */
export function Editor({ question, answer = '', replaces, turnIds = [], asked = [], onCancel, onSaved }: Props) {
  const dispatch = useAppDispatch()
  const [save] = useSaveOwnAnswerMutation()
  const [askAgain] = useAskAgainMutation()
  const [typed, setTyped] = useState({ question, answer })
  const [missing, setMissing] = useState(false)
  const [step, setStep] = useState<Step>()
  const [trouble, setTrouble] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const isNew = question === ''
  useEffect(() => form.current?.querySelector<HTMLElement>(isNew ? 'input' : 'textarea')?.focus(), [isNew])

  const wanting = {
    question: missing && typed.question.trim() === '' ? words.missing.question : undefined,
    answer: missing && typed.answer.trim() === '' ? words.missing.answer : undefined,
  }
  const submit = async () => {
    setMissing(true)
    if (typed.question.trim() === '' || typed.answer.trim() === '') return
    setTrouble(undefined)
    let documentId: string
    try {
      setStep('saving')
      documentId = (await save({ ...typed, ...(replaces !== undefined && { replaces }) }).unwrap()).documentId
    } catch (error) {
      setTrouble(asFailure(error).error)
      setStep(undefined)
      return
    }
    try {
      setStep('embedding')
      await dispatch(embedUntilDone(documentId))
      setStep('asking')
      onSaved(turnIds.length === 0 ? { results: [] } : await askNow(documentId))
    } catch (error) {
      onSaved({ results: [], trouble: asFailure(error).error })
    }
  }
  const askNow = async (documentId: string): Promise<Became> => {
    const written = typed.question.trim()
    const isChanged = ![question, ...asked].some((one) => one.trim() === written)
    const body = { turnIds: [...turnIds], documentId, ...(isChanged && { question: written }) }
    const { results, asWritten } = await askAgain(body).unwrap()
    return { results, ...(asWritten && { asWritten: { ...asWritten, question: written } }) }
  }

  return (
    <form
      ref={form}
      className="answer-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step === undefined) void submit()
      }}
    >
      <Field label={words.question} hint={words.questionHint} error={wanting.question}>
        {(control) => (
          <Input
            {...control}
            value={typed.question}
            maxLength={QUESTION_MAX_LENGTH}
            onChange={({ target }) => setTyped({ ...typed, question: target.value })}
          />
        )}
      </Field>
      <Field label={words.answer} hint={words.answerHint} error={wanting.answer}>
        {(control) => (
          <textarea
            {...control}
            className="ant-input ant-input-outlined"
            rows={4}
            value={typed.answer}
            maxLength={ANSWER_MAX_LENGTH}
            onChange={({ target }) => setTyped({ ...typed, answer: target.value })}
          />
        )}
      </Field>
      {trouble !== undefined && (
        <Note tone="bad" title={words.failed}>
          <p>{trouble}</p>
        </Note>
      )}
      <div className="row">
        <Button type="primary" htmlType="submit" loading={step !== undefined}>
          {step !== undefined ? words.steps[step] : turnIds.length > 0 ? words.save : words.saveOnly}
        </Button>
        <Button disabled={step !== undefined} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
