import { Button } from 'antd'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { Step } from './steps.ts'
import { texts } from './texts.ts'

export interface StepsProps {
  steps: readonly Step[]
  /** Absent when all are done. */
  next: Step | undefined
  /** The website the bubble was seen on; empty until then. */
  host: string
  onDismiss: () => void
}

/** All steps side by side: what is done, what is next, what comes then. */
export function StepCard({ steps, next, host, onDismiss }: StepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="wrap">
      <section className="first-steps card" aria-labelledby="first-steps-title">
        <div className="first-head">
          <h2 id="first-steps-title">{texts.title}</h2>
          <span className="small muted num">{texts.done(done, steps.length)}</span>
          {next ? (
            <IconButton icon="x" label={texts.dismiss} onClick={onDismiss} />
          ) : (
            <>
              <span className="finished">{texts.finished(host)}</span>
              <Button onClick={onDismiss}>{texts.close}</Button>
            </>
          )}
        </div>
        <ol>
          {steps.map((step, index) => (
            <StepItem key={step.key} step={step} number={index + 1} isNext={step === next} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function StepItem({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const { isDone, title, text, action, to } = step
  const state = isDone ? 'done' : isNext ? 'next' : 'later'
  return (
    <li className={state} aria-current={isNext ? 'step' : undefined}>
      <span className="tick num" aria-hidden="true">
        {isDone ? <Icon name="check" small /> : number}
      </span>
      <div>
        <h3>
          {isDone && <span className="sr">{texts.stepDone} </span>}
          {title}
        </h3>
        <p>{text}</p>
        {isNext && (
          <LinkButton size="small" to={to}>
            {action}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
