import { Button } from 'antd'
import { useEffect } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { changedIn } from '../history/changed.ts'
import { inputOf, type Draft } from './draft.ts'
import { texts } from './texts.ts'
import type { Meanwhile } from './useTyped.ts'

const words = texts.meanwhile

interface Props {
  meanwhile: Meanwhile
  base: Draft
  typed: Draft
  onKeepMine: () => void
  onDropMine: () => void
}

/** Says that the widget moved on while something was typed, and asks which shall be. */
export function MeanwhileNote({ meanwhile: { before, now, from, to }, base, typed, onKeepMine, onDropMine }: Props) {
  // It comes unasked, and must not cover what is being typed.
  useEffect(() => {
    // In newer browsers this returns a promise, which is no way to clean up.
    void document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const theirs = changedIn(inputOf(from), inputOf(to)).join(', ')
  const mine = changedIn(inputOf(base), inputOf(typed)).join(', ')
  const title =
    now.version === before.version
      ? now.draftSavedAt === null
        ? words.discarded
        : words.drafted
      : words.published(now.version)
  return (
    <Note tone="warn" title={title}>
      <p>
        {theirs !== '' && `${words.theirs(theirs)} `}
        {mine !== '' && words.mine(mine)}
      </p>
      <p>{words.choice}</p>
      <div className="b-choice">
        <Button size="small" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button size="small" onClick={onDropMine}>
          {words.dropMine}
        </Button>
      </div>
    </Note>
  )
}
