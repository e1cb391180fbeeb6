import { fill } from '../../words/words.ts'
import { personWords } from '../../words/person.ts'
import { useWords } from '../speech.ts'
import type { Turn } from '../talk/talk.ts'

/** What a person or the visitor said; who it was stands above what a person says. */
export function Line({ turn: { by, question, state } }: { turn: Turn; talk: object }) {
  const { language } = useWords()
  const words = personWords[language]
  if (by === null || by === undefined) {
    return (
      <>
        <p className="me asis">
          <bdi>{question}</bdi>
        </p>
        {state !== 'done' && (
          <p className={state === 'failed' ? 'sent bad' : 'sent'} role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed' ? words.notSent : words.sending}
          </p>
        )}
      </>
    )
  }
  return (
    <div className="bot human">
      <small>
        <bdi>{fill(words.says, { name: by || words.somebody })}</bdi>
      </small>
      <p className="asis" dir="auto">
        {question}
      </p>
    </div>
  )
}
