import * as api from '@docent/proto/http'
import { readFileSync } from 'node:fs'
import { call, eventually, Refused, signUp } from '../../../e2e/client/client.ts'
import type { LabSet, LabTurn } from '../lab/sets.ts'
import { verdictOn, type Line } from './verdict.ts'

const WEBSITE = { origin: 'https://shop.example' }
const prompt = {
  mainTask: 'Answer questions of customers.',
  strategy: 'Answer first.',
  speakingStyle: 'Plain and short.',
}

/** Asks one business what its customers ask: each conversation is a visitor of its widget, turn by turn. */
export async function askBusiness(address: string, set: LabSet): Promise<Line[]> {
  const owner = await signUp(address, `${set.name}@example.test`)
  const nameOf = new Map<string, string>()
  for (const { id, title, file } of set.documents) {
    const documentId = await owner.upload(title, readFileSync(file as string))
    await owner.embed(documentId)
    nameOf.set(documentId, id)
  }
  const documentIds = [...nameOf.keys()]
  const { id: widgetId } = await owner.call(api.createWidget, {
    body: { name: set.name, prompt, documentIds, dailyAnswerLimit: null },
  })
  const lines: Line[] = []
  for (const turns of set.conversations) lines.push(...(await converse(turns)))
  return lines

  async function converse(turns: readonly LabTurn[]): Promise<Line[]> {
    const { token, sessionId } = await eventually(
      () => call(address, api.widgetSession, { body: { widgetId }, headers: WEBSITE }).catch(unlessUnheard),
      `the widget of ${set.name} to be known`,
    )
    const headers = { ...WEBSITE, authorization: `Bearer ${token}` }
    const told: Line[] = []
    for (const turn of turns) {
      const given = await call(address, api.getAnswer, {
        body: { question: turn.question, widgetId, sessionId },
        headers,
      })
      const cited = given.sources.map(({ documentId }) => nameOf.get(documentId) ?? '')
      const reply = { answer: given.answer, support: given.support, cited }
      told.push({ set: set.name, turn, reply, verdict: verdictOn(turn, reply) })
    }
    return told
  }
}

/** What one service has made is heard by the next a moment later. */
function unlessUnheard(error: unknown): undefined {
  if (error instanceof Refused && error.code === 'widget_not_found') return undefined
  throw error
}
