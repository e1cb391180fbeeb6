import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { embedUntilDone } from '../../../api/embedding.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import {
  ANSWER_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
  WORDINGS_MAX,
  useAskAgainMutation,
  useSaveOwnAnswerMutation,
  type AskedAgain,
  type AskedAsWritten,
  type UnansweredQuestion,
} from '../../../api/unanswered.ts'
import { useListWidgetsQuery } from '../../../api/workspace.ts'
import { Field } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { isChoice, listed, namesOf, type Given } from './given.ts'
import { texts } from './texts.ts'
import { WhichWidgets } from './WhichWidgets.tsx'
import { wordingsIn, wrongWith } from './wordings.ts'

interface Props {
  question: string
  /** What was asked before it, where it says too little by itself. */
  follows?: string | undefined
  answer?: string
  /** Of the question, by which the answer is found as well. */
  otherWordings?: readonly string[]
  /** An answer that this one takes the place of. */
  replaces?: string
  /** The widgets that give the one it takes the place of. */
  widgetIds?: Given
  /** The widgets in which it was asked. */
  askedIn?: readonly string[]
  /** Turns that are asked again once it is findable, where their widget gives it. */
  turns?: readonly Pick<UnansweredQuestion, 'turnId' | 'widgetId'>[]
  /** What those say. */
  asked?: readonly string[]
  onCancel: () => void
  onSaved: (became: Became) => void
}

/** What became of the questions; none where none were to be asked, or could be. */
export interface Became {
  results: readonly AskedAgain[]
  /** How many were not asked, as their widget does not give it. */
  left?: number
  /** Of the question in other words than it had. */
  asWritten?: AskedAsWritten & { question: string }
  /** Why they could not be asked. */
  trouble?: string
}

type Step = keyof typeof texts.editor.steps

const words = texts.editor

/** Writes an answer, makes it findable, and asks again what it is for. */
export function Editor(props: Props) {
  const {
    question,
    follows,
    answer = '',
    replaces,
    askedIn = [],
    turns = [],
    asked = [],
    otherWordings = [],
    onCancel,
    onSaved,
  } = props
  // What visitors asked of one business is true of that one at least.
  const { widgetIds: proposed = askedIn.length === 1 ? askedIn : null } = props
  const dispatch = useAppDispatch()
  const [save] = useSaveOwnAnswerMutation()
  const [askAgain] = useAskAgainMutation()
  const [typed, setTyped] = useState({ question, answer, wordings: otherWordings.join('\n') })
  const [chosen, setChosen] = useState<Given>()
  const [missing, setMissing] = useState(false)
  const [step, setStep] = useState<Step>()
  const [trouble, setTrouble] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const isNew = question === ''
  useEffect(() => form.current?.querySelector<HTMLElement>(isNew ? 'input' : 'textarea')?.focus(), [isNew])

  const { data: widgets } = useListWidgetsQuery()
  const there = (ids: readonly string[]) => ids.filter((id) => widgets?.some((one) => one.id === id))
  const hasChoice = widgets !== undefined && isChoice(widgets, proposed)
  // With a single widget there is nothing to narrow; what is not known yet, or was chosen once, is left as it is.
  const unasked = widgets === undefined || replaces !== undefined ? proposed : null
  const given = chosen !== undefined ? chosen : hasChoice ? proposed && there(proposed) : unasked
  const again = turns.filter(({ widgetId }) => given === null || given.includes(widgetId))

  const others = wordingsIn(typed.wordings).filter((wording) => wording !== typed.question.trim())
  const wanting = {
    wordings: missing ? wrongWith(others) : undefined,
    question: missing && typed.question.trim() === '' ? words.missing.question : undefined,
    answer: missing && typed.answer.trim() === '' ? words.missing.answer : undefined,
    widgets: missing && given?.length === 0 ? words.missing.widgets : undefined,
  }
  const submit = async () => {
    setMissing(true)
    if (typed.question.trim() === '' || typed.answer.trim() === '' || given?.length === 0) return
    if (wrongWith(others) !== undefined) return
    setTrouble(undefined)
    let documentId: string
    try {
      setStep('saving')
      const body = {
        question: typed.question,
        ...(others.length > 0 && { otherWordings: others }),
        answer: typed.answer,
        ...(given && { widgetIds: [...given] }),
        ...(replaces !== undefined && { replaces }),
      }
      documentId = (await save(body).unwrap()).documentId
    } catch (error) {
      setTrouble(asFailure(error).error)
      setStep(undefined)
      return
    }
    try {
      setStep('embedding')
      await dispatch(embedUntilDone(documentId))
      setStep('asking')
      const left = turns.length - again.length
      onSaved({ left, ...(again.length === 0 ? { results: [] } : await askNow(documentId)) })
    } catch (error) {
      onSaved({ results: [], trouble: asFailure(error).error })
    }
  }
  const askNow = async (documentId: string): Promise<Became> => {
    const written = typed.question.trim()
    const isChanged = ![question, ...asked].some((one) => one.trim() === written)
    const body = { turnIds: again.map(({ turnId }) => turnId), documentId, ...(isChanged && { question: written }) }
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
      <Field
        label={words.question}
        hint={follows === undefined ? words.questionHint : words.followsHint(follows)}
        error={wanting.question}
      >
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
      <Field label={words.wordings.label} hint={words.wordings.hint(WORDINGS_MAX)} error={wanting.wordings}>
        {(control) => (
          <textarea
            {...control}
            className="ant-input ant-input-outlined"
            rows={Math.max(2, Math.min(WORDINGS_MAX, others.length))}
            value={typed.wordings}
            onChange={({ target }) => setTyped({ ...typed, wordings: target.value })}
          />
        )}
      </Field>
      {hasChoice && (
        <WhichWidgets
          widgets={widgets}
          given={given}
          proposed={there(proposed ?? askedIn)}
          hint={askedIn.length > 0 ? words.given.asked(listed(namesOf(askedIn, widgets))) : words.given.hint}
          error={wanting.widgets}
          onChange={setChosen}
        />
      )}
      {trouble !== undefined && (
        <Note tone="bad" title={words.failed}>
          <p>{trouble}</p>
        </Note>
      )}
      <div className="row">
        <Button type="primary" htmlType="submit" loading={step !== undefined}>
          {step !== undefined ? words.steps[step] : again.length > 0 ? words.save : words.saveOnly}
        </Button>
        <Button disabled={step !== undefined} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
