import type { GoldenOutcome } from '../../api/golden.ts'
import { Icon } from '../Icon.tsx'
import { texts } from './texts.ts'
import './golden.css'

interface Props {
  question: string
  fact: string
  before: GoldenOutcome | null
  after: GoldenOutcome
  /** What the second answer is called. */
  then: string
}

const withoutMarks = (answer: string) => answer.replace(/\s*\[\d+\]/g, '')

/** One golden question, and what it was answered with before and after. */
export function SideBySide({ question, fact, before, after, then }: Props) {
  return (
    <div className="golden-pair">
      <p className={after.comes ? 'golden-wording comes' : 'golden-wording'}>
        <Icon name={after.comes ? 'check' : 'fail'} small />
        {question}
      </p>
      <dl>
        <dt>{texts.fact}</dt>
        <dd>{fact}</dd>
        {before && (
          <>
            <dt>{texts.before}</dt>
            <dd className="muted">{withoutMarks(before.answer)}</dd>
          </>
        )}
        <dt>{then}</dt>
        <dd>{withoutMarks(after.answer)}</dd>
      </dl>
    </div>
  )
}
