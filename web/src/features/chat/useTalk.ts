import { useCallback, useEffect, useReducer, useRef } from 'react'
import { askQuestion } from '../../api/answers.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useAnswerFeedbackMutation } from '../../api/workspace.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useFailureToast } from '../../ui/toasts/useFailureToast.ts'
import { answering, earlierOf, noTalk, talkActions, talkReducer, type Answer } from './talk.ts'
import { texts } from './texts.ts'

/** Words are drawn in handfuls, not one network packet at a time. */
const DRAW_MS = 40

/** The talk of this visit. History is not kept. */
export function useTalk() {
  const dispatch = useAppDispatch()
  const { fail, again } = useFailureToast()
  const [talk, tell] = useReducer(talkReducer, noTalk)
  const [sendFeedback] = useAnswerFeedbackMutation()
  const running = useRef<AbortController>(undefined)
  const asked = useRef(0)
  const said = useRef(talk)
  useEffect(() => {
    said.current = talk
  })
  // Leaving the page stops the model.
  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback(
    async (question: string, insteadOf?: string) => {
      asked.current += 1
      const id = `a${asked.current}`
      const stop = new AbortController()
      running.current = stop
      const earlier = earlierOf(said.current, insteadOf)
      tell(talkActions.asked({ id, question, ...(insteadOf !== undefined && { insteadOf }) }))
      again()
      const words = handfuls((text) => tell(talkActions.wrote({ id, text })))
      try {
        for await (const event of dispatch(askQuestion(question, stop.signal, { earlier }))) {
          if (event.event === 'sources') tell(talkActions.sourced({ id, sources: event.sources }))
          else if (event.event === 'delta') words.add(event.text)
          else {
            words.drop()
            tell(talkActions.finished({ id, view: event }))
            if (event.message === texts.ready) dispatch(toasted({ title: texts.ready }))
          }
        }
      } catch (error) {
        words.drop()
        if (stop.signal.aborted) return
        const { status, code, error: sentence } = asFailure(error)
        const lost = status === 0 && code === 'network'
        tell(
          talkActions.failed({
            id,
            text: lost ? texts.network.description : sentence || texts.failed,
            isRefused: status === 403,
          }),
        )
        fail(lost ? texts.network : { title: texts.failedToast, description: sentence || texts.failed })
      }
    },
    [dispatch, fail, again],
  )

  const stop = useCallback((id: string) => {
    running.current?.abort()
    tell(talkActions.stopped({ id }))
  }, [])

  const beginAnew = useCallback(() => {
    running.current?.abort()
    tell(talkActions.begunAnew())
  }, [])

  const rate = useCallback(
    async ({ id, messageId, helpful: before }: Answer, helpful: boolean) => {
      if (messageId === undefined) return
      tell(talkActions.rated({ id, helpful }))
      const { error } = await sendFeedback({ messageId, helpful })
      if (!error) return
      tell(talkActions.rated({ id, helpful: before }))
      dispatch(toasted({ ...texts.voteFailed, variant: 'destructive' }))
    },
    [dispatch, sendFeedback],
  )

  return { turns: talk.turns, current: answering(talk), ask, stop, beginAnew, rate }
}

function handfuls(draw: (text: string) => void) {
  let held = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    draw(held)
    held = ''
  }
  return {
    add(text: string) {
      held += text
      timer ??= setTimeout(flush, DRAW_MS)
    },
    drop: () => clearTimeout(timer),
  }
}
