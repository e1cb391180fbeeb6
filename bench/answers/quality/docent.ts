import { DEFAULT_PLANS, UNLIMITED } from '@docent/proto/plans'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneProcess } from '../../../e2e/deployments/one-process.ts'

const MANY = '100000'
/** One visitor asks here what a thousand would ask in a month. */
const limitless = {
  CHAT_SESSIONS_PER_MINUTE: MANY,
  CHAT_ADDRESS_PER_MINUTE: MANY,
  CHAT_WIDGET_PER_MINUTE: MANY,
  CHAT_VISITOR_PER_MINUTE: MANY,
  CHAT_FREE_PER_MINUTE: MANY,
  CHAT_SEARCHES_PER_MINUTE: MANY,
  CHAT_VISITOR_PER_DAY: '0',
  CHAT_ADDRESS_PER_DAY: '0',
}

/** Runs work on a docent without a model, of its own and without limits, which goes with it. */
export async function withDocent<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-plans-'))
  const file = join(folder, 'plans.json')
  const without = { messagesPerMonth: UNLIMITED, documents: UNLIMITED, maxTotalCharacters: UNLIMITED }
  writeFileSync(file, JSON.stringify(DEFAULT_PLANS.map((plan) => ({ ...plan, ...without }))))
  // A model that this machine happens to run would answer for Docent.
  const models = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }
  const docent = await oneProcess({ PLANS_FILE: file, ...models, ...limitless })
  try {
    await docent.start()
    return await work(docent.address)
  } finally {
    await docent.destroy()
    rmSync(folder, { recursive: true })
  }
}
