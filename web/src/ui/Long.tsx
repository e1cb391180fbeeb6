import { useState } from 'react'

/** From so many characters on only the beginning is shown, of about half as many, so that opening it is worth a press. */
const LONG = 480
const BEGINNING = 280

/** What somebody has written, of any length: a long text begins, and is there whole at a press. */
export function Long({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  if (text.length <= LONG) return text
  return (
    <>
      {isWhole ? text : `${beginningOf(text)}…`}{' '}
      <button type="button" className="text-link more" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show more'}
      </button>
    </>
  )
}

/** It ends with a word, where there are any. */
function beginningOf(text: string): string {
  const cut = text.slice(0, BEGINNING)
  return cut.replace(/\s+\S*$/u, '') || cut
}
