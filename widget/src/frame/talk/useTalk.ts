import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { WidgetSettings } from '../../settings.ts'
import type { Page } from '../page.ts'
import { createCalls, Refused, type Calls } from './calls.ts'
import { talkAfter, type Action, type Turn } from './talk.ts'

export interface Talk {
  turns: Turn[]
  calls: Calls
  dispatch(action: Action): void
  /** Whether what is said is kept. */
  keepHistory: boolean
  /** Takes a question for a person, and says whether it did. */
  person: { current: ((question: string) => boolean) | undefined }
  isBusy: boolean
  /** The owner's messages are used up: no more questions now. */
  isLimited: boolean
  /** What was said earlier is on its way. */
  isLoading: boolean
  ask(question: string): void
  /** Asks when everything before is answered; what then fails or is stopped ends the line. */
  askInTurn(question: string): void
  again(turn: Turn): void
  stop(): void
  /** Shows what the server has of this session; `instead` of what is shown, or with it. Of several calls the last one counts. */
  showEarlier(instead?: boolean): void
  /** It is another session from here on: what is on its way of the former one is not shown. */
  moved(): void
  /** @throws Refused */
  startOver(): Promise<void>
  /** Erases all that the server keeps of this visitor, and begins as somebody new. @throws Refused */
  erase(): Promise<void>
}

/** The conversation, and everything that can be done in it. A preview brings calls of its own. */
export function useTalk(page: Page, { widgetId, keepHistory }: WidgetSettings, preview?: Calls): Talk {
  const [turns, dispatch] = useReducer(talkAfter, [])
  const calls = useMemo(() => preview ?? createCalls(page, widgetId), [page, widgetId, preview])
  const [isLoading, setLoading] = useState(false)
  const running = useRef<AbortController>(undefined)
  const person: Talk['person'] = useRef(undefined)
  const line = useRef<string[]>([])
  const count = useRef(0)
  /** Which history is the one to be shown. */
  const shown = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  // A machine that sleeps stops a timer, which cannot count months either: so the clock is looked at.
  const [until, setUntil] = useState(0)
  const isLimited = turns.at(-1)?.state === 'limited' && until > 0
  useEffect(() => {
    if (!isLimited) return
    const timer = setInterval(() => Date.now() >= until && setUntil(0), 1_000)
    return () => clearInterval(timer)
  }, [isLimited, until])

  async function answer(id: string, question: string): Promise<void> {
    const stop = new AbortController()
    running.current = stop
    page.tell({ type: 'question', text: question })
    try {
      for await (const { event, data } of calls.ask(question, keepHistory, stop.signal)) {
        if (stop.signal.aborted) break
        if (event === 'sources') dispatch({ type: 'sources', id, sources: data.sources })
        else if (event === 'delta') dispatch({ type: 'delta', id, text: data.text })
        else {
          dispatch({ type: 'done', id, view: data })
          page.tell({ type: 'answer', text: data.answer, answered: data.answered })
        }
      }
    } catch (error) {
      line.current = []
      if (stop.signal.aborted) dispatch({ type: 'stopped', id })
      else {
        const { message, code, wait } = error instanceof Refused ? error : new Refused('', '')
        setUntil(Date.now() + (wait || Infinity) * 1_000)
        dispatch({ type: 'failed', id, error: message, code, wait })
      }
    } finally {
      if (running.current === stop) running.current = undefined
      next()
    }
  }

  function ask(question: string): void {
    if (person.current?.(question)) return
    const id = `turn-${(count.current += 1)}`
    dispatch({ type: 'asked', id, question })
    void answer(id, question)
  }

  function moved(): void {
    shown.current += 1
    setLoading(false)
  }

  function clear(): void {
    moved()
    dispatch({ type: 'cleared' })
  }

  function next(): void {
    const question = running.current ? undefined : line.current.shift()
    if (question) ask(question)
  }

  return {
    turns,
    calls,
    dispatch,
    keepHistory,
    person,
    isBusy: turns.some(({ state }) => state === 'thinking' || state === 'writing'),
    isLimited,
    isLoading,
    ask,
    askInTurn(question) {
      line.current.push(question)
      next()
    },
    again({ id, question }) {
      dispatch({ type: 'again', id })
      void answer(id, question)
    },
    stop: () => running.current?.abort(),
    showEarlier(instead) {
      if (instead) clear()
      const which = (shown.current += 1)
      const isThis = () => which === shown.current
      setLoading(true)
      // Without the earlier words the conversation goes on all the same.
      calls
        .history()
        .then((messages) => isThis() && dispatch({ type: 'earlier', messages, before: turns }))
        .catch(() => undefined)
        .finally(() => isThis() && setLoading(false))
    },
    moved,
    async startOver() {
      running.current?.abort()
      await page.startOver()
      clear()
      page.tell({ type: 'new-session' })
    },
    async erase() {
      await calls.call('/visitor-data', () => ({ method: 'DELETE' }))
      clear()
      await page.beginAnew()
    },
  }
}
