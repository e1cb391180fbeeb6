import { Button, Input } from 'antd'
import { useState, type SubmitEvent, type ReactNode } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useLazyEmbeddingCostQuery, useTryModelMutation } from '../../api/operator.ts'
import { Field } from '../../ui/Field.tsx'
import { GoldenTrial } from './GoldenTrial.tsx'
import { answered, embedded } from './tried.ts'
import { texts } from './texts.ts'

const { model: words } = texts

/** Asks the models now, and works out what another one that embeds would cost. */
export function ModelTrial() {
  const [question, setQuestion] = useState<string>(words.asked)
  const [tryModel, trial] = useTryModelMutation()
  const [workOut, cost] = useLazyEmbeddingCostQuery()
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    if (question.trim() !== '' && !trial.isLoading) void tryModel({ question })
  }
  return (
    <div className="card trial">
      <form className="operation-form" onSubmit={ask}>
        <Field label={words.question} hint={words.trialHint}>
          {(control) => (
            <Input {...control} value={question} maxLength={500} onChange={({ target }) => setQuestion(target.value)} />
          )}
        </Field>
        <div className="acts">
          <Button htmlType="submit" loading={trial.isLoading} aria-disabled={trial.isLoading}>
            {words.ask}
          </Button>
        </div>
      </form>
      <div role="status">
        {trial.error !== undefined && <Said title={words.trialFailed}>{sentenceOf(trial.error, texts.other)}</Said>}
        {trial.data && (
          <>
            <Said title={trial.data.answering.name}>{answered(trial.data.answering)}</Said>
            <Said title={trial.data.embedding.name}>{embedded(trial.data.embedding)}</Said>
          </>
        )}
      </div>
      <GoldenTrial />
      <div className="trial-line">
        <div>
          <b>{words.change}</b>
          <p className="muted">{words.changeHint}</p>
        </div>
        <Button loading={cost.isFetching} aria-disabled={cost.isFetching} onClick={() => void workOut()}>
          {words.workOut}
        </Button>
      </div>
      <div role="status">
        {cost.error !== undefined && <Said title={words.changeFailed}>{sentenceOf(cost.error, texts.other)}</Said>}
        {cost.data && !cost.isFetching && (
          <p>{words.again(cost.data.passages, cost.data.documents, cost.data.tokens)}</p>
        )}
      </div>
    </div>
  )
}

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <p>
    <b>{title}</b> {children}
  </p>
)
