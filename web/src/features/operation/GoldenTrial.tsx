import type { goldenWithModel, GoldenOutcome, RouteReply } from '@docent/proto/http'
import { Button, Input } from 'antd'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useGoldenWithModelMutation } from '../../api/operator.ts'
import { Field } from '../../ui/Field.tsx'
import { texts } from './texts.ts'

const { golden: words } = texts.model

type Page = RouteReply<typeof goldenWithModel>
type Sum = Omit<Page, 'success'> & { chatModel: string }

/** Asks the golden questions of all accounts of another model, before anybody is answered by it. */
export function GoldenTrial() {
  const [chatModel, setChatModel] = useState('')
  const [askPage] = useGoldenWithModelMutation()
  const [sum, setSum] = useState<Sum>()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])

  const ask = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = chatModel.trim()
    if (name === '' || isAsking) return
    setAsking(true)
    setError(undefined)
    let all: Sum = { chatModel: name, asked: 0, comes: { now: 0, other: 0 }, broke: [], changed: [], next: null }
    setSum(all)
    try {
      do {
        all = added(all, await askPage({ chatModel: name, ...(all.next !== null && { cursor: all.next }) }).unwrap())
        setSum(all)
      } while (all.next !== null && !left.current)
    } catch (problem) {
      setError(problem)
    }
    setAsking(false)
  }

  return (
    <div className="golden-trial">
      <form className="operation-form" onSubmit={(event) => void ask(event)}>
        <Field label={words.name} hint={words.hint}>
          {(control) => (
            <Input
              {...control}
              value={chatModel}
              maxLength={200}
              spellCheck={false}
              onChange={({ target }) => setChatModel(target.value)}
            />
          )}
        </Field>
        <div className="acts">
          <Button htmlType="submit" loading={isAsking} aria-disabled={isAsking || chatModel.trim() === ''}>
            {words.ask}
          </Button>
        </div>
      </form>
      <div role="status">
        {error !== undefined && (
          <p>
            <b>{words.failed}</b> {sentenceOf(error, texts.other)}
          </p>
        )}
        {sum && isAsking && <p>{words.soFar(sum.asked)}</p>}
        {sum && !isAsking && error === undefined && <p>{told(sum)}</p>}
      </div>
      {sum && sum.changed.length > 0 && (
        <ul className="golden-changes">
          {sum.changed.map(({ question, fact, before, after }, at) => (
            // Two may be asked alike, of different widgets.
            <li key={`${at} ${question}`}>
              <p>
                <b>{question}</b>
              </p>
              <p className="muted">{words.fact(fact)}</p>
              <Said by={words.now} outcome={before} />
              <Said by={sum.chatModel} outcome={after} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const added = (sum: Sum, { asked, comes, broke, changed, next }: Page): Sum => ({
  chatModel: sum.chatModel,
  asked: sum.asked + asked,
  comes: { now: sum.comes.now + comes.now, other: sum.comes.other + comes.other },
  broke: [...sum.broke, ...broke],
  changed: [...sum.changed, ...changed],
  next,
})

function told({ chatModel, asked, comes, broke }: Sum): string {
  if (asked === 0) return words.none
  const result = words.result(asked, comes.now, comes.other, chatModel)
  return broke.length === 0
    ? `${result} ${words.keeps}`
    : `${result} ${words.breaks(broke.length, new Set(broke).size)}`
}

const Said = ({ by, outcome: { answer, comes } }: { by: string; outcome: GoldenOutcome }) => (
  <p>
    <span className={comes ? 'tag ok' : 'tag bad'}>{comes ? words.comes(by) : words.misses(by)}</span> {answer}
  </p>
)
