import { afterAll, afterEach, beforeAll } from '@jest/globals'
import {
  deleteDocument,
  documentChunks,
  listDocuments,
  processDocument,
  type DocumentView,
  type RouteContract,
} from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Plan } from '@docent/proto/plans'
import {
  startTestService,
  type Answer,
  type CallOptions,
  type TestService,
  type TestServiceOptions,
} from '@docent/runtime/testing'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentIngest } from '../../src/service.ts'
import { base64 } from './files.ts'

/** One owner of a service, with the calls that most tests make. */
export interface Client {
  service: TestService
  owner: OwnerId
  upload(fileName: string, content: string | Uint8Array, fileType?: string): Promise<Answer>
  list(): Promise<DocumentView[]>
  chunks(documentId: string): Promise<Answer['body']>
  remove(documentId: string): Promise<Answer>
  call<R extends RouteContract>(contract: R, options?: CallOptions<R>): Promise<Answer>
  /** Keys of everything that is stored of the owner. */
  blobs(): Promise<string[]>
}

export function clientOf(service: TestService, owner: string): Client {
  return {
    service,
    owner: ownerId(owner),
    upload: (fileName, content, fileType = '') =>
      service.call(processDocument, { as: owner, body: { fileName, fileType, fileContent: base64(content) } }),
    list: async () => (await service.call(listDocuments, { as: owner })).body.data,
    chunks: async (documentId) => (await service.call(documentChunks, { as: owner, query: { documentId } })).body,
    remove: (documentId) => service.call(deleteDocument, { as: owner, body: { documentId } }),
    call: (contract, options) => service.call(contract, { as: owner, ...options }),
    blobs: () => service.engines.blobs.list(ownerId(owner), ''),
  }
}

/** Sweeps come often, so that no test waits for one. */
const EAGER = { DOCUMENT_SWEEP_SECONDS: '0.05' }
let owners = 0
const newOwner = () => `owner-${(owners += 1)}`

/** One service for all tests of a file; every call is a new owner of it. */
export function shareIngest({ env, ...options }: TestServiceOptions = {}): () => Client {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService(documentIngest, { ...options, env: { ...EAGER, ...env } })
  })
  afterAll(() => service.stop())
  return () => clientOf(service, newOwner())
}

let running: TestService[] = []
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop()
})

/** A service of a test's own, which ends with it. */
export async function startIngest({ env, ...options }: TestServiceOptions = {}): Promise<Client> {
  const service = await startTestService(documentIngest, { ...options, env: { ...EAGER, ...env } })
  running.push(service)
  return clientOf(service, newOwner())
}

/** The same owner and engines under a new process, as after a crash; leases end soon. */
export async function restart(
  { service, owner }: Client,
  { env, ...options }: TestServiceOptions = {},
): Promise<Client> {
  running = running.filter((one) => one !== service)
  const next = await service.restart({
    faultPoint: () => undefined,
    env: { ...EAGER, DOCUMENT_LEASE_SECONDS: '0.2', ...env },
    ...options,
  })
  running.push(next)
  return clientOf(next, owner)
}

const folder = mkdtempSync(join(tmpdir(), 'docent-ingest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let plansWritten = 0

/** Settings with a plan table of its own: the free plan with other limits, and more plans. */
export function plansEnv(limits: Partial<Plan>, ...more: Partial<Plan>[]): Record<string, string> {
  const plan = { id: 'free', name: 'Free', price: 0, messagesPerMonth: 100, widgets: 1 }
  const free = { ...plan, documents: 5, maxFileSize: 5, maxTotalCharacters: 200_000 }
  const path = join(folder, `plans-${(plansWritten += 1)}.json`)
  writeFileSync(path, JSON.stringify([limits, ...more].map((one) => ({ ...free, ...one }))))
  return { PLANS_FILE: path }
}
