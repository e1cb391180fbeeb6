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
  const { question, questions, results, asWritten, trouble } = outcome
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const closed = results.filter((one) => one.closed).length
  const asked = new Map(questions.map(({ turnId, question: wording }) => [turnId, wording]))
  return (
    <section className="card asked-again" aria-label={`${words.label}: ${question}`}>
      <div className="asked-head">
        <h2 ref={heading} tabIndex={-1}>
          {trouble === undefined
            ? words.done(closed + (asWritten?.answered ? 1 : 0), results.length + (asWritten ? 1 : 0))
            : texts.editor.notAsked}
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
      {trouble === undefined && results.length === 0 && <p className="muted">{words.none}</p>}
      <ul>
        {asWritten && (
          <li className={asWritten.answered ? 'is-closed' : ''}>
            <p className="small muted">{words.asWritten}</p>
            <p className="asked-wording">
              <Icon name={asWritten.answered ? 'check' : 'info'} small />
              {asWritten.question}
            </p>
            <dl>
              <dt>{words.after}</dt>
              <dd>{withoutMarks(asWritten.answer)}</dd>
            </dl>
            {!asWritten.answered && <p className="small muted">{words.notFound}</p>}
          </li>
        )}
        {results.map((one) => (
          <li key={one.turnId} className={one.closed ? 'is-closed' : ''}>
            {asWritten && <p className="small muted">{words.asAsked}</p>}
            <p className="asked-wording">
              <Icon name={one.closed ? 'check' : 'info'} small />
              {asked.get(one.turnId) ?? question}
            </p>
            <dl>
              <dt>{words.before}</dt>
              <dd className="muted">{withoutMarks(one.before)}</dd>
              <dt>{words.after}</dt>
              <dd>{withoutMarks(one.answer)}</dd>
            </dl>
            {!one.closed && <p className="small muted">{words.open}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
