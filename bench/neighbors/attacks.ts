import { MiB } from '@docent/runtime/units'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeSubscription, deleteAccount, processDocument } from '@docent/proto/http'
import { Refused, signUp, type Owner } from '../../e2e/client/client.ts'
import { nestedForms } from '../../services/document-ingest/test/helpers/files.ts'

/** What one account can do to be in everybody's way. */
export const attacks = {
  spins: 'sends nothing, and takes what others leave of a processor: what this machine itself makes of a neighbor',
  questions: 'asks over 64 connections without a pause',
  files: 'sends PDFs of 2 kB whose forms draw each other ten thousand million times, 16 at once',
  bodies: 'sends 16 files of 45 MB at once, again and again',
} as const
export type Attack = keyof typeof attacks
type Sent = Exclude<Attack, 'spins'>

/** Attacks until what it returns is called: that ends it, and takes the account and all it sent away. */
export async function attackFor(address: string, attack: Attack, name: string): Promise<() => Promise<void>> {
  if (attack === 'spins') return spin()
  const email = `mallory-${name}@example.test`
  const owner = await signUp(address, email, PASSWORD)
  await owner.call(changeSubscription, { body: { plan: 'business' } })
  await sleep(1_000)
  const step = steps[attack]
  let over = false
  for (let one = attack === 'questions' ? 64 : 16; one > 0; one -= 1) void again()
  return async () => {
    over = true
    await deleted(() => owner.call(deleteAccount, { body: { email, password: PASSWORD } }))
  }

  async function again(): Promise<void> {
    while (!over) await step(owner, address).catch(() => sleep(5))
  }
}

/** Right beside, and yet nowhere near the server. */
async function spin(): Promise<() => Promise<void>> {
  let over = false
  const turn = () => {
    const end = performance.now() + 20
    while (performance.now() < end);
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  return async () => {
    over = true
  }
}

const PASSWORD = 'correct horse 42'
const TRIES = 100

/** Who is told to wait for having come too often is no less somebody who leaves. */
async function deleted(leave: () => Promise<unknown>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const isGone = await leave().then(
      () => true,
      (error: unknown) => error instanceof Refused && error.status === 401,
    )
    if (isGone) return
    await sleep(500)
  }
}

const steps: Record<Sent, (owner: Owner, address: string) => Promise<unknown>> = {
  questions: ({ token }, address) =>
    fetch(`${address}/api/get-answer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'Which parcels leave on Tuesday, and what do they cost?' }),
    }).then((reply) => reply.arrayBuffer()),
  files: async (owner) => {
    const body = { fileName: 'nested.pdf', fileType: 'application/pdf', fileContent: nestedForms().toString('base64') }
    await owner.call(processDocument, { body }).catch(() => undefined)
  },
  bodies: ({ token }, address) =>
    fetch(`${address}/api/process-document?fileName=big.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: big,
    }).then((reply) => reply.arrayBuffer()),
}

const big = Buffer.concat([Buffer.from('%PDF-1.7\n%'), Buffer.alloc(45 * MiB, 'x')])
