import { useState } from 'react'
import { readNote, writeNote } from '../../../ui/window-note.ts'

const NAME = 'docent.wordpress-site'

/**
 * Whether the person said that the site is theirs. It outlasts the way to Google and back, in this window only, and no
 * address can claim it.
 */
export function useConfirmed(request: string): [boolean, (confirmed: boolean) => void] {
  const [confirmed, setConfirmed] = useState(() => readNote(NAME) === request)
  return [
    confirmed,
    (next) => {
      setConfirmed(next)
      writeNote(NAME, next ? request : '')
    },
  ]
}
