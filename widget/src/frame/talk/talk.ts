import type { Passage, Support } from '@docent/proto'
import type { AnswerView, Message } from './calls.ts'

/** A question with its answer. */
export interface Turn {
  id: string
  question: string
  text: string
  /** `limited`: the owner's messages are used up, and the server's sentence is the answer. */
  state: 'thinking' | 'writing' | 'done' | 'stopped' | 'failed' | 'limited'
  sources: Passage[]
  answered: boolean
  /** Not known of answers of before there were three outcomes, nor of messages. */
  support: Support | undefined
  /** A message to the owner, with the thanks for it. */
  isMessage: boolean
  /** Names the answer in feedback. */
  messageId: string | undefined
  error: string
  /** Why there is no answer, as the server names it. */
  code: string
  /** Seconds until it is worth asking again. */
  wait: number
  vote: boolean | undefined
  /** From an earlier visit. */
  isEarlier: boolean
  /** Of a line between the visitor and a person: who said it, null for the visitor. Of anything else undefined. */
  by: string | null | undefined
}

export type Action =
  /** `before`: what stood there when it was asked for. */
  | { type: 'earlier'; messages: Message[]; before?: readonly Turn[] }
  | { type: 'asked'; id: string; question: string }
  | { type: 'left'; id: string; text: string; reply: string; messageId: string }
  | { type: 'again'; id: string }
  | { type: 'sources'; id: string; sources: Passage[] }
  | { type: 'delta'; id: string; text: string }
  | { type: 'done'; id: string; view: AnswerView }
  | { type: 'stopped'; id: string }
  | { type: 'failed'; id: string; error: string; code: string; wait: number }
  | { type: 'voted'; id: string; vote: boolean | undefined }
  | { type: 'cleared' }
  /** Of what is loaded later. */
  | { type: 'with'; change(turns: readonly Turn[]): Turn[] }

const blank = {
  text: '',
  state: 'thinking',
  sources: [],
  answered: true,
  support: undefined,
  isMessage: false,
  messageId: undefined,
  error: '',
  code: '',
  wait: 0,
  vote: undefined,
  isEarlier: false,
  by: undefined,
} as const satisfies Partial<Turn>

export const turnOf = (id: string, question: string): Turn => ({ ...blank, sources: [], id, question })

/** The conversation after something happened in it. */
export function talkAfter(turns: readonly Turn[], action: Action): Turn[] {
  switch (action.type) {
    case 'earlier':
      return withEarlier(turns, earlierTurns(action.messages), action.before)
    case 'asked':
      return [...turns, turnOf(action.id, action.question)]
    case 'left': {
      const { id, text, reply, messageId } = action
      return [...turns, { ...turnOf(id, text), state: 'done', text: reply, messageId, isMessage: true }]
    }
    case 'cleared':
      return []
    case 'with':
      return action.change(turns)
    default:
      return turns.map((turn) => (turn.id === action.id ? turnAfter(turn, action) : turn))
  }
}

/** Each turn once: as it was seen to be made where that was here, else as the server has it. */
function withEarlier(turns: readonly Turn[], earlier: readonly Turn[], before = turns): Turn[] {
  const seen = new Map(turns.map((turn) => [turn.messageId, turn]))
  // Where the connection broke the server may have kept what it wrote, where the answer failed it has not.
  const isKept = ({ state, text, question }: Turn) =>
    state === 'failed'
      ? earlier.some((one) => one.question === question && !seen.has(one.messageId))
      : state === 'stopped' && text !== ''
  const isThere = (id: string) => earlier.some(({ messageId }) => messageId === id)
  const isNew = ({ by, messageId }: Turn) => by !== undefined || !before.some((one) => one.messageId === messageId)
  // A line or an answer that came while the history was on its way stays.
  const unkept = turns.filter((turn) =>
    turn.messageId === undefined ? !isKept(turn) : isNew(turn) && !isThere(turn.messageId),
  )
  return [...earlier.map((turn) => seen.get(turn.messageId) ?? turn), ...unkept]
}

function turnAfter(
  turn: Turn,
  action: Exclude<Action, { type: 'earlier' | 'asked' | 'left' | 'cleared' | 'with' }>,
): Turn {
  switch (action.type) {
    case 'again':
      return turnOf(turn.id, turn.question)
    case 'sources':
      return { ...turn, sources: action.sources }
    case 'delta':
      return { ...turn, state: 'writing', text: turn.text + action.text }
    case 'done': {
      const { answer, answered, support, sources, messageId } = action.view
      return { ...turn, state: 'done', text: answer, answered, support, sources, messageId }
    }
    case 'stopped':
      return { ...turn, state: 'stopped' }
    case 'failed': {
      const { error, code, wait } = action
      return { ...turn, state: code.endsWith('limit_reached') ? 'limited' : 'failed', error, code, wait }
    }
    case 'voted':
      return { ...turn, vote: action.vote }
  }
}

function earlierTurns(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = []
  for (const { id, role, content, sources = [], support, helpful, kind, by = null } of messages) {
    const last = turns.at(-1)
    const turn: Turn = { ...turnOf(id, content), state: 'done', isEarlier: true }
    if (kind === 'line') turns.push({ ...turn, messageId: id, by })
    else if (role === 'user') turns.push({ ...turn, isMessage: !!kind })
    else if (last)
      Object.assign(last, {
        text: content,
        sources,
        support,
        vote: helpful,
        messageId: id,
        answered: support ? support === 'strong' : sources.length > 0,
      })
  }
  return turns
}
