import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { UnansweredQuestion } from '../../../api/unanswered.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { Became } from './Editor.tsx'
import { texts } from './texts.ts'

/** What became of questions that were asked again. */
export interface Outcome extends Became {
  question: string
  questions: readonly Pick<UnansweredQuestion, 'turnId' | 'question'>[]
}

const words = texts.results
const withoutMarks = (answer: string) => answer.replace(/\s*\[\d+\]/g, '')

/** Each wording with what was told before and what is told now. */
export function Results({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { question, questions, results, left = 0, asWritten, trouble } = outcome
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const closed = results.filter((one) => one.closed).length
  const asked = new Map(questions.map(({ turnId, question: wording }) => [turnId, wording]))
  return (
    <section className="card asked-again" aria-label={`${words.label}: ${question}`}>
      <div className="asked-head">
        <h2 ref={heading} tabIndex={-1}>
          {trouble !== undefined
            ? texts.editor.notAsked
            : results.length === 0 && left > 0
              ? texts.editor.saved
              : words.done(closed + (asWritten?.answered ? 1 : 0), results.length + (asWritten ? 1 : 0))}
        </h2>
        <Button size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {trouble !== undefined && (
        <Note tone="warn">
          <p>{trouble}</p>
        </Note>
      )}
      {trouble === undefined && results.length === 0 && left === 0 && <p className="muted">{words.none}</p>}
      {left > 0 && <p className="muted">{words.left(left)}</p>}
      <ul>
        {asWritten && (
          <Wording
            isAnswered={asWritten.answered}
            name={words.asWritten}
            question={asWritten.question}
            answer={asWritten.answer}
            open={words.notFound}
          />
        )}
        {results.map((one) => (
          <Wording
            key={one.turnId}
            isAnswered={one.closed}
            name={asWritten && words.asAsked}
            question={asked.get(one.turnId) ?? question}
            before={one.before}
            answer={one.answer}
            open={words.open}
          />
        ))}
      </ul>
    </section>
  )
}

interface WordingProps {
  isAnswered: boolean
  /** Whose words they are, where that has to be said. */
  name: string | undefined
  question: string
  /** What was told before; absent for words that nobody asked in. */
  before?: string
  answer: string
  /** What to do where it is not answered. */
  open: string
}

function Wording({ isAnswered, name, question, before, answer, open }: WordingProps) {
  return (
    <li className={isAnswered ? 'is-closed' : ''}>
      {name !== undefined && <p className="small muted">{name}</p>}
      <p className="asked-wording">
        <Icon name={isAnswered ? 'check' : 'info'} small />
        {question}
      </p>
      <dl>
        {before !== undefined && (
          <>
            <dt>{words.before}</dt>
            <dd className="muted">{withoutMarks(before)}</dd>
          </>
        )}
        <dt>{words.after}</dt>
        <dd>{withoutMarks(answer)}</dd>
      </dl>
      {!isAnswered && <p className="small muted">{open}</p>}
    </li>
  )
}
