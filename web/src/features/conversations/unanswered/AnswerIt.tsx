import { useState } from 'react'
import type { ConversationTurnView } from '../../../api/conversations.ts'
import { Editor } from './Editor.tsx'
import { Results, type Outcome } from './Results.tsx'
import './unanswered.css'

interface Props {
  turn: ConversationTurnView
  widgetId: string
  onClose: () => void
}

/** Writes an answer to what one visitor asked, and shows what they would be told now. */
export function AnswerIt({ turn: { id, question }, widgetId, onClose }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  if (outcome) return <Results outcome={outcome} onClose={onClose} />
  return (
    <Editor
      question={question}
      askedIn={[widgetId]}
      turns={[{ turnId: id, widgetId }]}
      onCancel={onClose}
      onSaved={(became) => setOutcome({ question, questions: [{ turnId: id, question }], ...became })}
    />
  )
}
