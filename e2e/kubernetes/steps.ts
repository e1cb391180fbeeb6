import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chartFolder, render } from '../../charts/helm.ts'
import { untold } from '../../charts/watched.ts'
import { eventually } from '../client/client.ts'
import { serviceNames } from '../deployments/cluster.ts'
import type { PodEngines } from './engines.ts'
import { FOREIGN } from './foreign.ts'
import type { Front } from './front.ts'
import { program, type Namespace } from './kubectl.ts'
import type { Report } from './report.ts'
import type { Traffic } from './traffic.ts'

/** Owners who call at the same time. */
export const CALLERS = 4
export const RELEASE = 'docent'
const LONGEST = '600s'

export interface Run {
  space: Namespace
  engines: PodEngines
  report: Report
  front: Front
  /** What runs first, and what it is upgraded to. */
  before: Release
  after: Release
}

/** One release of Docent. */
export interface Release {
  /** What people call it. */
  name: string
  image: string
  /** Folder of its chart. */
  chart: string
}

/** Sends what the chart makes of every example to the API server, which checks it and forgets it. */
export async function validate({ space, report }: Run): Promise<void> {
  const ci = join(chartFolder, 'ci')
  for (const file of readdirSync(ci)) {
    const { all } = await render(['--namespace', space.name, '-f', join(ci, file)])
    const known = all.filter(({ apiVersion }) => !FOREIGN.test(apiVersion))
    const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: known })
    const args = ['--namespace', space.name, 'apply', '--dry-run=server', '--validate=strict', '--filename', '-']
    const answer = await program('kubectl', args, list).then(
      (text) => ({ text, good: true }),
      (error: Error) => ({ text: error.message, good: false }),
    )
    const skipped = all.length - known.length
    const came = answer.good
      ? `${known.length} resources taken by the API server${skipped ? `, ${skipped} of APIs that are not here` : ''}`
      : answer.text
    report.line(`values ${file}`, came, answer.good && !answer.text.includes('Warning: would violate'))
  }
}

/** Installs a release and lets `helm test` ask its question. */
export async function install(run: Run, first: Release): Promise<void> {
  const { space, report } = run
  const began = Date.now()
  await upgradeTo(run, first)
  report.line('helm install', `every service takes work after ${seconds(began)} s`)
  const { test, came } = await asked(space)
  report.line('helm test', came, test)
}

export async function asked(space: Namespace): Promise<{ test: boolean; came: string }> {
  try {
    await space.helm('test', RELEASE, '--timeout', LONGEST)
  } catch (error) {
    return { test: false, came: (error as Error).message.slice(-800) }
  }
  // Succeeded is what counts: not every API server may read what its nodes log.
  const text = await space.kubectl('logs', `pod/${RELEASE}-test`).catch(() => '')
  const answer = /answered: (.*)/.exec(text)?.[1]
  return { test: true, came: answer ? `answered "${answer}"` : 'asked its question, and was answered' }
}

async function keys(space: Namespace): Promise<Record<string, string>> {
  const { data } = await space.json<{ data: Record<string, string> }>('get', 'secret', `${RELEASE}-keys`)
  return data
}

export async function upgradeTo(
  { space, engines, front }: Run,
  { image, chart }: Release,
  { replicas = 1, services = {} }: { replicas?: number; services?: Record<string, object> } = {},
): Promise<void> {
  const [repository, tag] = image.split(':')
  const folder = await mkdtemp(join(tmpdir(), 'docent-values-'))
  const file = join(folder, 'values.json')
  const values = {
    ...engines.values,
    publicUrl: `http://localhost:${front.port}`,
    ingress: { enabled: true, tls: { enabled: false } },
    trustedProxies: '1',
    image: { repository, tag, pullPolicy: 'Never' },
    logLevel: 'warn',
    defaults: { replicas },
    services: { gateway: { replicas: 2 }, chat: { replicas: 2 }, ...services },
    settings: {
      RATE_LIMIT_ADDRESS: 0,
      RATE_LIMIT_OWNER: 0,
      RATE_LIMIT_SIGN_IN: 0,
      ENGINE_ANSWER_SECONDS: 60,
      // The callers never sign in again.
      AUTH_ACCESS_TOKEN_SECONDS: 3600,
    },
  }
  await writeFile(file, JSON.stringify(values))
  const args = ['upgrade', '--install', RELEASE, chart, '--values', file, '--wait', '--timeout', LONGEST]
  await space.helm(...args).finally(() => rm(folder, { recursive: true, force: true }))
}

/** The way to the release of now, back, and there again, with people on it: none may fail, and no key may change. */
export async function releases(run: Run, traffic: Traffic): Promise<void> {
  const { space, report, before, after } = run
  const made = await keys(space)
  report.phase(await traffic.during('nothing', () => pause(10_000)))
  report.phase(await traffic.during(`helm upgrade from ${before.name}`, () => upgradeTo(run, after)))
  report.phase(
    await traffic.during(`helm rollback to ${before.name}`, () =>
      space.helm('rollback', RELEASE, '--wait', '--timeout', LONGEST),
    ),
  )
  report.phase(await traffic.during('helm upgrade once more', () => upgradeTo(run, after)))
  const now = await keys(space)
  const changed = Object.keys(made).filter((name) => made[name] !== now[name])
  const added = Object.keys(now).filter((name) => !(name in made))
  const came = changed.length
    ? `changed: ${changed.join()}`
    : `the same after all of it; made beside: ${added.join() || 'none'}`
  report.line('keys', came, changed.length === 0)
}

/** Every other change that an operator makes with people on it: none may fail. */
export async function changes({ space, report }: Run, traffic: Traffic): Promise<void> {
  for (const service of serviceNames) {
    const name = `deployment/${RELEASE}-${service}`
    report.phase(
      await traffic.during(`rolling restart of ${service}`, async () => {
        await space.kubectl('rollout', 'restart', name)
        await space.kubectl('rollout', 'status', name, '--timeout', LONGEST)
        await ended(space, service)
      }),
    )
  }
}

/** What nobody chooses: pods that die, engines that are cut off. */
export async function faults({ space, engines, report }: Run, traffic: Traffic): Promise<void> {
  for (const service of ['chat', 'gateway', 'document-ingest', 'embedding']) {
    const [pod] = await space.pods(service)
    const phase = await traffic.during(`SIGKILL of a pod of ${service}`, async () => {
      await space.kubectl('delete', 'pod', pod?.metadata.name ?? '', '--grace-period=0', '--force', '--wait=false')
      await space.rolledOut()
    })
    // An upload that was on its way is not sent twice; what was under way in a gateway has nobody in front to send it again.
    report.phase(phase, { mayRefuse: service === 'document-ingest', mayCut: service === 'gateway' ? CALLERS : 0 })
  }
  const restarts = async () =>
    (await space.pods()).map(
      ({ metadata, status }) => `${metadata.name} ${status.containerStatuses?.[0]?.restartCount}`,
    )
  for (const [name, gate] of Object.entries(engines.gates)) {
    const before = await restarts()
    const phase = await traffic.during(`${name} cut off for a minute`, async () => {
      await gate.shut()
      await pause(60_000)
      await gate.open()
      await space.rolledOut()
    })
    report.phase(phase, { mayRefuse: name !== 'kafka' })
    report.line(
      `${name} was cut off`,
      'no pod was started again, all take work',
      String(await restarts()) === String(before),
    )
  }
}

const SCRAPED_MS = 60_000

/**
 * Reads /metrics of every pod as Prometheus does, and looks for what alerts and dashboards of the chart ask of it. Pods that were just
 * put in place of others tell of answers once they have given one.
 */
export async function scrape({ space, report }: Run): Promise<void> {
  let missing: readonly string[] = []
  const areTold = async () => {
    missing = untold(await scraped(space))
    return missing.length === 0 || undefined
  }
  await eventually(areTold, 'what alerts and dashboards look at', SCRAPED_MS).catch(() => undefined)
  const came =
    missing.length > 0 ? `nobody tells ${missing.join(', ')}` : 'all that alerts and dashboard look at is told'
  report.line('metrics', came, missing.length === 0)
}

const scraped = async (space: Run['space']): Promise<string[]> =>
  Promise.all(
    (await space.pods()).flatMap(({ status: { podIP } }) =>
      podIP
        ? fetch(`http://${podIP}:9464/metrics`).then(
            (reply) => reply.text(),
            () => '',
          )
        : [],
    ),
  )

/** Until the pods that are told to end have ended. */
async function ended(space: Namespace, service: string): Promise<void> {
  const selector = `app.kubernetes.io/component=${service}`
  await eventually(
    async () => {
      const names = await space.kubectl('get', 'pods', '--selector', selector, '--output', 'name')
      return names.trim().split('\n').length === (await space.pods(service)).length ? true : undefined
    },
    `the old pods of ${service} to end`,
    180_000,
  )
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
