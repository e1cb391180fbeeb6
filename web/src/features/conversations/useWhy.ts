import { useState } from 'react'
import { askQuestion, type AnswerView, type Why } from '../../api/answers.ts'
import type { ConversationTurnView } from '../../api/conversations.ts'
import { EARLIER_ANSWER, EARLIER_TURNS } from '../../api/earlier.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

interface Explained {
  why: Why
  support: AnswerView['support']
}

/** Asks a question of a visitor again, as a test of its widget, to see how its answer comes about today. */
export function useWhy(
  { question }: ConversationTurnView,
  before: readonly ConversationTurnView[],
  widget: WidgetView | undefined,
) {
  const dispatch = useAppDispatch()
  const [why, setWhy] = useState<Explained>()
  const [isAsking, setAsking] = useState(false)

  const ask = async () => {
    if (!widget || isAsking) return
    setAsking(true)
    const earlier = before
      .filter(({ message, line }) => message === undefined && line === undefined)
      .slice(-EARLIER_TURNS)
      .map((turn) => ({ question: turn.question, answer: turn.answer.slice(0, EARLIER_ANSWER) }))
    const draft = { widgetId: widget.id, prompt: widget.prompt, documentIds: widget.documentIds }
    try {
      for await (const event of dispatch(askQuestion(question, new AbortController().signal, { draft, earlier }))) {
        if (event.event === 'done' && event.why) setWhy({ why: event.why, support: event.support })
      }
    } catch (error) {
      const description = asFailure(error).error
      dispatch(toasted({ title: texts.thread.whyFailed, description, variant: 'destructive' }))
    }
    setAsking(false)
  }
  return { why, isAsking, ask, close: () => setWhy(undefined) }
}
