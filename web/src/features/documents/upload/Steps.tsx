import { Icon } from '../../../ui/Icon.tsx'
import { texts } from './texts.ts'

/** Where one is, as a line of words. */
export function Steps({ current, allDone }: { current: 1 | 2 | 3; allDone: boolean }) {
  return (
    <ol className="steps" aria-label={texts.stepsLabel}>
      {texts.steps.map((words, index) => {
        const done = allDone || index + 1 < current
        const isCurrent = !done && index + 1 === current
        return (
          <li key={words} className={done ? 'done' : ''} aria-current={isCurrent ? 'step' : undefined}>
            {done ? <Icon name="check" small /> : <b>{index + 1}</b>}
            <span>
              {done && <span className="sr">{texts.done} </span>}
              {words}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
