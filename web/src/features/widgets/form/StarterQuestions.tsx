import { Button, Input } from 'antd'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useProposeQuestionsMutation } from '../../../api/widgets.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { joined, MOST, moved, starterProblems, written } from './starters.ts'
import { texts } from './texts.ts'

interface Props {
  questions: readonly string[]
  documentIds: readonly string[]
  onChange: (questions: readonly string[]) => void
}

const words = texts.starters

/** Up to four questions in their order. Alt with an arrow moves one; so do the buttons beside it. */
export function StarterQuestions({ questions, documentIds, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(questions)
  useLayoutEffect(() => {
    latest.current = questions
  })
  const [said, setSaid] = useState('')
  const [propose, { isLoading }] = useProposeQuestionsMutation()
  const problems = starterProblems(questions)
  // What is typed is drawn first; then there is something to focus.
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())

  const move = (from: number, to: number, button?: 'up' | 'down') => {
    if (to < 0 || to >= questions.length) return
    onChange(moved(questions, from, to))
    setSaid(words.moved(to + 1, questions.length))
    focus(`[data-place="${to}"] ${button ? `[data-move="${button}"]:not(:disabled)` : 'input'}`)
  }
  const remove = (index: number) => {
    onChange(questions.filter((_, at) => at !== index))
    setSaid(words.removed(index + 1))
    focus(questions.length > 1 ? `[data-place="${Math.max(0, index - 1)}"] input` : '[data-add]')
  }
  const add = () => {
    onChange([...questions, ''])
    focus(`[data-place="${questions.length}"] input`)
  }
  const fill = async () => {
    try {
      const proposed = await propose([...documentIds]).unwrap()
      // Something may have been typed while they were awaited.
      const next = joined(latest.current, proposed)
      const count = next.length - written(latest.current).length
      setSaid(count > 0 ? words.proposed(count) : words.nothingProposed)
      if (count > 0) onChange(next)
    } catch (failure) {
      setSaid(sentenceOf(failure, words.proposeFailed))
    }
  }
  const moveByKey = (event: KeyboardEvent, index: number) => {
    // Enter saves a form; here it goes to the next line.
    if (event.key === 'Enter') {
      event.preventDefault()
      if (index === questions.length - 1 && questions.length < MOST) add()
      else focus(`[data-place="${index + 1}"] input`)
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    move(index, index + step)
  }
  return (
    <div className="field b-starters" role="group" aria-label={words.title} ref={list}>
      <span className="b-lbl" aria-hidden="true">
        {words.title}
      </span>
      {questions.length > 0 && (
        <ol>
          {questions.map((question, index) => {
            const problem = problems[index]
            const isWrong = problem !== undefined
            return (
              <li key={index} data-place={index}>
                <div>
                  <Input
                    name={isWrong ? 'starterQuestions' : undefined}
                    aria-label={words.question(index + 1)}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? `starter-${index}-note` : undefined}
                    autoComplete="off"
                    value={question}
                    onKeyDown={(event) => moveByKey(event, index)}
                    onChange={({ target }) => onChange(questions.map((one, at) => (at === index ? target.value : one)))}
                  />
                  <IconButton
                    icon="above"
                    small
                    data-move="up"
                    label={words.moveUp(index + 1)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1, index === 1 ? 'down' : 'up')}
                  />
                  <IconButton
                    icon="below"
                    small
                    data-move="down"
                    label={words.moveDown(index + 1)}
                    disabled={index === questions.length - 1}
                    onClick={() => move(index, index + 1, index + 2 === questions.length ? 'up' : 'down')}
                  />
                  <IconButton icon="x" small label={words.remove(index + 1)} onClick={() => remove(index)} />
                </div>
                {isWrong && (
                  <p className="err" id={`starter-${index}-note`}>
                    <Icon name="fail" small />
                    {problem}
                  </p>
                )}
              </li>
            )
          })}
        </ol>
      )}
      <div className="b-chips">
        <Button
          size="small"
          data-add
          icon={<Icon name="plus" small />}
          disabled={questions.length >= MOST}
          onClick={add}
        >
          {words.add}
        </Button>
        <Button
          size="small"
          loading={isLoading}
          disabled={documentIds.length === 0 || written(questions).length >= MOST}
          onClick={() => void fill()}
        >
          {isLoading ? words.proposing : words.propose}
        </Button>
      </div>
      <p className="hint">{documentIds.length === 0 ? words.hintNoDocuments : words.hint}</p>
      <p className="hint b-starters-said" role="status">
        {said}
      </p>
    </div>
  )
}
