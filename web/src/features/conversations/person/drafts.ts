import { useCallback, useSyncExternalStore } from 'react'

/** Sent again as it is, it counts once. */
export interface Line {
  id: string
  text: string
}

/** What a person has written to one visitor and the visitor does not have. */
export interface Draft {
  typed: string
  /** On their way, in this order. */
  sending: readonly Line[]
  /** Failed; they stand at the beginning of what is typed. */
  failed: readonly Line[]
  /** Why. */
  problem: string
}

const NONE: Draft = { typed: '', sending: [], failed: [], problem: '' }
const drafts = new Map<string, Draft>()
const fields = new Map<string, Set<() => void>>()

export const draftOf = (key: string): Draft => drafts.get(key) ?? NONE

export function changeDraft(key: string, change: (draft: Draft) => Partial<Draft>): void {
  const draft = { ...draftOf(key), ...change(draftOf(key)) }
  const isNone = draft.typed === '' && draft.problem === '' && draft.sending.length + draft.failed.length === 0
  if (isNone) drafts.delete(key)
  else drafts.set(key, draft)
  for (const hear of fields.get(key) ?? []) hear()
}

/** Whether somebody sees it. */
export const isShown = (key: string): boolean => fields.has(key)

/** It outlives the field: whoever looks into another conversation meanwhile finds it again. */
export function useDraft(key: string): Draft {
  const listen = useCallback(
    (hear: () => void) => {
      const heard = fields.get(key) ?? new Set()
      fields.set(key, heard.add(hear))
      return () => {
        heard.delete(hear)
        if (heard.size === 0) fields.delete(key)
      }
    },
    [key],
  )
  return useSyncExternalStore(listen, () => draftOf(key))
}

/** Also where the dashboard is not on https. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What is typed as lines: those that failed and were not changed as they were, and what stands behind them. */
export function linesOf({ typed, failed }: Draft): Line[] {
  const lines: Line[] = []
  let rest = typed.trim()
  for (const line of failed) {
    if (rest !== line.text && !rest.startsWith(`${line.text}\n`)) break
    lines.push(line)
    rest = rest.slice(line.text.length).trim()
  }
  return rest === '' ? lines : [...lines, { id: newId(), text: rest }]
}
