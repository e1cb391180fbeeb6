import { Link } from 'react-router'
import { IconButton } from '../../ui/IconButton.tsx'
import type { StepsProps } from './StepCard.tsx'
import { texts } from './texts.ts'

/** The same in one line, where the page needs the room: how far, and where to go on. */
export function StepLine({ steps, next, host, onDismiss }: StepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="steps-line" aria-label={texts.title}>
      <div className="wrap">
        <span className="ticks" aria-hidden="true">
          {steps.map(({ key, isDone }) => (
            <i key={key} className={isDone ? 'on' : undefined} />
          ))}
        </span>
        <b className="num">{texts.done(done, steps.length)}</b>
        <span className="where">
          {next ? (
            <>
              {texts.next} <Link to={next.to}>{next.title}</Link>
            </>
          ) : (
            texts.finished(host)
          )}
        </span>
        <IconButton icon="x" small label={texts.dismiss} onClick={onDismiss} />
      </div>
    </section>
  )
}
