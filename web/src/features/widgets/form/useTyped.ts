import { useState } from 'react'
import type { WidgetBasis } from '../../../api/widgets.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { draftOf, isSame, type Draft } from './draft.ts'
import { merged } from './merged.ts'

/** Where a form stands: what is published and saved of its widget, as far as it was looked at. */
interface Stand {
  basis: WidgetBasis | undefined
  /** What visitors see. */
  published: Draft
}

/** What somebody else saved or published while something was typed. */
export interface Meanwhile {
  before: WidgetBasis
  now: WidgetBasis
  /** What they began from, and what they made of it. */
  from: Draft
  to: Draft
}

const standOf = (initial: Draft, widget: WidgetView | undefined): Stand => ({
  basis: widget && { version: widget.version, draftSavedAt: widget.draft?.savedAt ?? null },
  published: widget ? draftOf(widget) : initial,
})
const isOne = (one: WidgetBasis | undefined, other: WidgetBasis | undefined) =>
  one?.version === other?.version && one?.draftSavedAt === other?.draftSavedAt

/**
 * What stands in the form, and what it began from. What is saved elsewhere meanwhile is shown at once, unless something typed
 * would be lost: then it is for whoever types to say what shall be.
 */
export function useTyped(initial: Draft, widget: WidgetView | undefined) {
  const now = standOf(initial, widget)
  const [typed, setTyped] = useState(initial)
  const [base, setBase] = useState(initial)
  const [stand, setStand] = useState(now)
  const [heard, setHeard] = useState({ initial, basis: now.basis })
  const [isBehind, setBehind] = useState(false)
  const isDirty = !isSame(typed, base)
  const isOurs = isOne(now.basis, stand.basis)
  // The draft is still the one: then it is what visitors see that moved on.
  const isSameDraft = !isOurs && !!now.basis?.draftSavedAt && stand.basis?.draftSavedAt === now.basis.draftSavedAt
  const [from, to] = isSameDraft ? [stand.published, now.published] : [base, initial]

  const begin = (text: Draft) => {
    setTyped(text)
    setBase(initial)
    setStand(now)
    setBehind(false)
  }
  const dropMine = () => begin(initial)
  const keepMine = () => begin(merged(from, typed, to))
  const hasNothingToLose = !isDirty || isSame(typed, initial)

  const isNews = !isOne(now.basis, heard.basis)
  if (isNews || !isSame(initial, heard.initial)) {
    setHeard({ initial, basis: now.basis })
    // What this form saved itself is known here before the list has it: until then the list tells of before.
    if ((isNews || isOurs) && hasNothingToLose) dropMine()
    // A document that took the place of another, or a limit that went with the plan: nobody typed it.
    else if (isOurs) keepMine()
    else if (isNews) setBehind(true)
  } else if (isBehind && hasNothingToLose) dropMine()
  else if (isBehind && !isOurs && isSame(from, to)) keepMine()

  const before = stand.basis
  const meanwhile: Meanwhile | undefined =
    isBehind && !isOurs && before && now.basis ? { before, now: now.basis, from, to } : undefined

  return {
    typed,
    base,
    isDirty,
    basis: stand.basis,
    meanwhile,
    change: (some: Partial<Draft>) => setTyped((text) => ({ ...text, ...some })),
    /** What was typed when it was sent is saved. */
    saved: (reply: WidgetView) => {
      setBase(typed)
      setStand(standOf(typed, reply))
      setBehind(false)
    },
    /** The server knows of something that was not heard here. */
    refused: () => setBehind(true),
    dropMine,
    keepMine,
  }
}
