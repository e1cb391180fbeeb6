import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { fold, normalize } from '@docent/runtime/text'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Turn } from '../conversations/turn.ts'

const schema = z.object({
  id: idSchema.describe('of the question in its widget, whatever its case, accents and marks'),
  ownerId: ownerIdSchema,
  widgetId: z.string(),
  closedAt: z.number().describe('milliseconds since 1970: what failed later is open again'),
  putAway: z.boolean().describe('needs no answer, however often it fails'),
})
type ClosedQuestion = z.infer<typeof schema>

/** What a turn asked: one that leans on what was asked before is nothing without it. */
export const wholeQuestion = ({ follows, question }: Pick<Turn, 'question' | 'follows'>): string =>
  follows === undefined ? question : `${follows} ${question}`

/** Which question of which widget a turn asked, however it was typed. */
export function questionKey(turn: Pick<Turn, 'widgetId' | 'question' | 'follows'>): string {
  const { widgetId } = turn
  const question = wholeQuestion(turn)
  const plain = fold(normalize(question))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return createHash('sha256')
    .update(`${widgetId}\n${plain || question}`)
    .digest('base64url')
    .slice(0, 22)
}

export interface ClosedQuestions {
  /** Whether a turn that failed stays open. */
  openAmong(owner: OwnerId, turns: readonly Turn[]): Promise<Turn[]>
  close(turn: Turn, at: number): Promise<void>
  putAway(turn: Turn, putAway: boolean): Promise<void>
  forgetWidget(owner: OwnerId, widgetId: string): Promise<void>
}

const AT_ONCE = 500

/** Questions that are answered by now. It is a moment, not a state: whatever fails after it is open by itself. */
export function createClosedQuestions(store: Store): ClosedQuestions {
  const questions = store.collection<ClosedQuestion>({
    name: 'chat.closed-questions',
    keeps: {
      of: 'visitors',
      what: 'which questions of Unanswered are closed: a hash of the words, and when',
      until: 'the widget or the account is deleted',
    },
    schema,
    indexes: [{ fields: ['widgetId'] }],
  })
  const change = async (turn: Turn, changes: Partial<ClosedQuestion>) => {
    const { ownerId, widgetId } = turn
    const id = questionKey(turn)
    const none = { id, ownerId, widgetId, closedAt: 0, putAway: false }
    await questions.save(ownerId, id, (current) => ({ ...none, ...current, ...changes }))
  }

  return {
    async openAmong(owner, turns) {
      const keys = [...new Set(turns.map(questionKey))]
      const known = new Map<string, ClosedQuestion>()
      for (let from = 0; from < keys.length; from += AT_ONCE) {
        const ids = keys.slice(from, from + AT_ONCE)
        const { records } = await questions.find(owner, { where: { id: { in: ids } }, limit: AT_ONCE })
        for (const record of records) known.set(record.id, record)
      }
      return turns.filter((turn) => {
        const closed = known.get(questionKey(turn))
        return !closed || (!closed.putAway && turn.at > closed.closedAt)
      })
    },
    close: (turn, at) => change(turn, { closedAt: at }),
    putAway: (turn, putAway) => change(turn, { putAway }),
    async forgetWidget(owner, widgetId) {
      for (;;) {
        const { records } = await questions.find(owner, { where: { widgetId } })
        if (records.length === 0) return
        await Promise.all(records.map(({ id }) => questions.remove(owner, id)))
      }
    },
  }
}
