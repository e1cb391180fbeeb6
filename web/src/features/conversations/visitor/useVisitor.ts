import { useRef, useState } from 'react'
import { useEraseVisitorMutation, useLazyVisitorQuery, type FoundVisitor } from '../../../api/conversations.ts'
import { asFailure, sentenceOf } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { texts } from '../texts.ts'

const words = texts.visitor

export interface Found extends Pick<FoundVisitor, 'turns' | 'notes'> {
  code: string
}

/** All that is kept under a code, and what can be done with it. */
export function useVisitor() {
  const dispatch = useAppDispatch()
  const [load] = useLazyVisitorQuery()
  const [erase, { isLoading: isErasing }] = useEraseVisitorMutation()
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  /** Counts what was looked for: what comes for a code that is no longer the one is dropped. */
  const run = useRef(0)
  const begin = () => {
    setFound(undefined)
    setProblem(undefined)
    return (run.current += 1)
  }

  return {
    found,
    problem,
    isLooking,
    isErasing,
    forget() {
      begin()
      setLooking(false)
    },
    async find(code: string) {
      const mine = begin()
      setLooking(true)
      const all: Found = { code, turns: [], notes: [] }
      try {
        for (let cursor: string | undefined; ;) {
          const { turns, notes, next } = await load({ code, ...(cursor && { cursor }) }).unwrap()
          if (run.current !== mine) return
          all.turns.push(...turns)
          const isNew = ({ widgetId, session }: Found['notes'][number]) =>
            !all.notes.some((one) => one.widgetId === widgetId && one.session === session)
          all.notes.push(...notes.filter(isNew))
          if (next === null) break
          cursor = next
        }
        setFound({ ...all, turns: all.turns.toSorted((a, b) => a.at.localeCompare(b.at)) })
      } catch (error) {
        if (run.current !== mine) return
        setProblem(sentenceOf(error, words.failed))
      }
      setLooking(false)
    },
    /** Resolves with whether it is gone, and nobody else was looked for meanwhile. */
    async remove(code: string): Promise<boolean> {
      const mine = run.current
      const { data, error } = await erase(code)
      if (data) dispatch(toasted(words.erased(data.erased)))
      else dispatch(toasted({ title: words.notErased, description: asFailure(error).error, variant: 'destructive' }))
      return data !== undefined && run.current === mine
    },
  }
}
