import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import {
  runGolden,
  useGoldenQuestionsQuery,
  type GoldenChange,
  type GoldenQuestion,
  type GoldenResult,
} from '../../api/golden.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { Note } from '../Note.tsx'
import { SideBySide } from './SideBySide.tsx'
import { texts } from './texts.ts'
import './golden.css'

interface Props {
  /** What would be different; the same object as long as it is the same change. */
  change: GoldenChange
}

/** What a change would do to the golden questions, before it counts. Nothing where there are none. */
export function GoldenCheck({ change }: Props) {
  const { data } = useGoldenQuestionsQuery()
  const concerned =
    data?.questions.filter(({ widgetId }) => !change.widget || widgetId === change.widget.widgetId) ?? []
  if (concerned.length === 0) return null
  return <Check key={JSON.stringify(change)} change={change} questions={concerned} />
}

function Check({ change, questions }: Props & { questions: readonly GoldenQuestion[] }) {
  const dispatch = useAppDispatch()
  // What is asked changes the list; what was to be asked stays.
  const [asked] = useState(questions)
  const [wanted] = useState(change)
  const [done, setDone] = useState(0)
  const [results, setResults] = useState<readonly GoldenResult[]>()
  const [trouble, setTrouble] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ids = asked.map(({ id }) => id)
    dispatch(runGolden(ids, { change: wanted, signal, onProgress: (count) => signal.aborted || setDone(count) })).then(
      (all) => signal.aborted || setResults(all),
      (error: unknown) => signal.aborted || setTrouble(asFailure(error).error),
    )
    return () => leaving.abort()
  }, [dispatch, wanted, asked, attempt])

  if (trouble !== undefined) {
    return (
      <Note tone="warn" title={texts.failed}>
        <p>{trouble}</p>
        <Button
          size="small"
          onClick={() => {
            setTrouble(undefined)
            setDone(0)
            setAttempt(attempt + 1)
          }}
        >
          {texts.again}
        </Button>
      </Note>
    )
  }
  if (!results) {
    return (
      <p className="small muted" role="status">
        {texts.checking(done, asked.length)}
      </p>
    )
  }
  return <Found results={results} questions={asked} />
}

function Found({ results, questions }: { results: readonly GoldenResult[]; questions: readonly GoldenQuestion[] }) {
  const came = (one: GoldenResult) => one.before?.comes ?? false
  const breaks = results.filter((one) => came(one) && !one.after.comes)
  const mends = results.filter((one) => !came(one) && one.after.comes)
  const others = results.filter((one) => came(one) === one.after.comes && one.before?.answer !== one.after.answer)
  const same = results.length - breaks.length - mends.length - others.length
  const lists = [
    { title: texts.breaks, list: breaks, isOpen: true },
    { title: texts.mends, list: mends, isOpen: false },
    { title: texts.others, list: others, isOpen: false },
  ]
  return (
    <div className="golden-found" role="status">
      {breaks.length + mends.length + others.length === 0 && <p className="small">{texts.none(same)}</p>}
      {lists.map(
        ({ title, list, isOpen }) =>
          list.length > 0 && (
            <details key={title(1)} open={isOpen}>
              <summary className={isOpen ? 'breaks' : ''}>{title(list.length)}</summary>
              <ul className="golden-list">
                {list.map(({ id, before, after }) => {
                  const { question = '', fact = '' } = questions.find((one) => one.id === id) ?? {}
                  return (
                    <li key={id}>
                      <SideBySide question={question} fact={fact} before={before} after={after} then={texts.after} />
                    </li>
                  )
                })}
              </ul>
            </details>
          ),
      )}
    </div>
  )
}
