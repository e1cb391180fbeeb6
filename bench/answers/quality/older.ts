import { getAnswer } from '@docent/proto/http'
import { signUp } from '../../../e2e/client/client.ts'
import type { AnswerSet } from '../sets.ts'
import { figuresOf, type AnswerFigures } from './older-figures.ts'

const CALLERS = 8

/** Asks an owner's chat the questions of a public set, each by itself. */
export async function askOlderSet(address: string, set: AnswerSet): Promise<AnswerFigures> {
  const owner = await signUp(address, `${set.name}@example.test`)
  await inParallel(set.documents, async ({ id, title, text }) => {
    await owner.embed(await owner.upload(`${fileName(title || id)}.txt`, text, 'text/plain'))
  })
  const results = await inParallel(set.questions, async ({ text, answers, answerable }) => {
    const { answer, answered, sources } = await owner.call(getAnswer, { body: { question: text } })
    return { given: { answer, answered, sources: sources.length }, answers, answerable }
  })
  return figuresOf(results)
}

function fileName(title: string): string {
  const name = title.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim()
  return name.slice(0, 120) || 'document'
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const line = items.entries()
  const caller = async () => {
    for (const [i, item] of line) results[i] = await work(item)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return results
}
