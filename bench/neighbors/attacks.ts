import { changeSubscription, processDocument } from '@docent/proto/http'
import { signUp, type Owner } from '../../e2e/client/client.ts'
import { assemble } from '../../services/document-ingest/test/helpers/files.ts'

/** What one account can do to be in everybody's way. */
export const attacks = {
  questions: 'asks over 64 connections without a pause',
  files: 'sends PDFs of 2 kB whose forms draw each other ten thousand million times, 16 at once',
  bodies: 'sends 16 files of 45 MB at once, again and again',
} as const
export type Attack = keyof typeof attacks

const MiB = 1024 * 1024

/** Attacks until the process is ended. Says "attacking" once it does. */
export async function attackFor(address: string, attack: Attack, name: string): Promise<void> {
  const owner = await signUp(address, `mallory-${name}@example.test`)
  await owner.call(changeSubscription, { body: { plan: 'business' } })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  process.stdout.write('attacking\n')
  const step = steps[attack]
  await Promise.all(Array.from({ length: attack === 'questions' ? 64 : 16 }, () => again(() => step(owner, address))))
}

async function again(step: () => Promise<unknown>): Promise<never> {
  for (;;) await step().catch(() => new Promise((resolve) => setTimeout(resolve, 5)))
}

const steps: Record<Attack, (owner: Owner, address: string) => Promise<unknown>> = {
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

/** Each form draws the next one ten times. */
function nestedForms(): Buffer {
  const DEPTH = 10
  const draw = '/F Do\n'.repeat(10)
  const form = (next: number) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >> /Length ${draw.length} >>\nstream\n${draw}endstream`
  const text = 'BT /F1 9 Tf (x) Tj ET\n'
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}endstream`,
    ...Array.from({ length: DEPTH }, (_, at) => form(6 + at)),
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${text.length} >>\nstream\n${text}endstream`,
  ])
}
