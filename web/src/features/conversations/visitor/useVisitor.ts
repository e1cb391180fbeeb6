import { useState } from 'react'
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

  return {
    found,
    problem,
    isLooking,
    isErasing,
    forget() {
      setFound(undefined)
      setProblem(undefined)
    },
    async find(code: string) {
      setLooking(true)
      setFound(undefined)
      setProblem(undefined)
      const all: Found = { code, turns: [], notes: [] }
      try {
        for (let cursor: string | undefined; ;) {
          const { turns, notes, next } = await load({ code, ...(cursor && { cursor }) }).unwrap()
          all.turns.push(...turns)
          const isNew = ({ widgetId, session }: Found['notes'][number]) =>
            !all.notes.some((one) => one.widgetId === widgetId && one.session === session)
          all.notes.push(...notes.filter(isNew))
          if (next === null) break
          cursor = next
        }
        setFound({ ...all, turns: all.turns.toSorted((a, b) => a.at.localeCompare(b.at)) })
      } catch (error) {
        setProblem(sentenceOf(error, words.failed))
      }
      setLooking(false)
    },
    /** Resolves with whether it is gone. */
    async remove(code: string): Promise<boolean> {
      const { data, error } = await erase(code)
      if (data) dispatch(toasted(words.erased(data.erased)))
      else dispatch(toasted({ title: words.notErased, description: asFailure(error).error, variant: 'destructive' }))
      return data !== undefined
    },
  }
}
