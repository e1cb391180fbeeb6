import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePorts } from '@docent/runtime/testing/free-ports.ts'
import { startMailServer } from '@docent/runtime/testing/mail-server.ts'
import { startBalancer, type Balancer, type Share } from './balancer.ts'
import { clusterFaults } from './cluster-faults.ts'
import type { Deployment } from './deployment.ts'
import { clusterEngines, type ClusterEngines } from './engines.ts'
import { parkedOnKafka } from './parked.ts'
import { newSecrets } from './secrets.ts'
import { serviceProcess, type ServiceProcess } from './process.ts'
import { programOf } from './program-of.ts'
import { unlimited } from './unlimited.ts'

export const serviceNames = [
  'identity',
  'document-ingest',
  'embedding',
  'chat',
  'widget',
  'billing',
  'notification',
  'insights',
  'gateway',
] as const
export type ServiceName = (typeof serviceNames)[number]

export interface ClusterOptions {
  /**
   * Runs all services in one process, each with ports and connections of its own: for whoever asks what they do together and not
   * what becomes of one that dies. Nine processes take three times as much of a processor until they are ready.
   */
  together?: boolean
  /** Puts every engine behind a gate that can be shut. */
  gated?: boolean
  /** How many processes of a service there are; the gateway hands calls to the first of them. Default 1. */
  instances?: Partial<Record<ServiceName, number>>
  /** Services that are reached through a balancer in front of all their processes. */
  balanced?: readonly ServiceName[]
  /** What only the processes of one service are given. */
  own?(service: ServiceName): Record<string, string>
}

/** A process per service on the engines of the environment. */
export interface Cluster extends Deployment {
  gates: ClusterEngines['gates']
  /** Address of the first process of a service, and of its health and metrics. */
  addressOf(service: ServiceName): { service: string; admin: string }
  /** Ends one process of a service; resolves with the signal or the code it ended with. */
  endOne(service: ServiceName, signal: NodeJS.Signals, index?: number): Promise<string>
  /** Starts one process of a service that was ended, and resolves when it takes requests. */
  startOne(service: ServiceName, index?: number): Promise<void>
  /** Where a service is reached: its first process, or its balancer. */
  reachedAt(service: ServiceName): string
  /** What a process of a balanced service has of the connections; undefined of another one. */
  shareOf(service: ServiceName, index: number): Share | undefined
  /** Ids of the running processes of a service. */
  pids(service: ServiceName): number[]
  /** Settings that lead to the engines. */
  engineSettings: Record<string, string>
}

const START_LIMIT_MS = 180_000
/** More deaths of one process than this are not by chance. */
const MOST_DEATHS = 3
const programOfAll = fileURLToPath(new URL('./together.ts', import.meta.url))

/** Starts nothing yet. */
export async function cluster(env: Record<string, string> = {}, options: ClusterOptions = {}): Promise<Cluster> {
  const { together = false, gated = false, instances = {}, balanced = [], own = () => ({}) } = options
  const [engines, mail, secrets, scratch] = await Promise.all([
    clusterEngines({ gated }),
    startMailServer(),
    newSecrets(),
    mkdtemp(join(tmpdir(), 'docent-cluster-')),
  ])
  const members = serviceNames.flatMap((service) =>
    Array.from({ length: instances[service] ?? 1 }, (_, index) => ({ service, index })),
  )
  const ports = await freePorts(members.length * 2)
  const lines: string[] = []
  const all = serviceProcess(programOfAll, (text) => lines.push(text))
  const processes = members.map(({ service, index }, at) => ({
    service,
    index,
    port: ports[2 * at] as number,
    adminPort: ports[2 * at + 1] as number,
    deaths: 0,
    stopped: false,
    process: together ? all : serviceProcess(programOf(service), (text) => lines.push(`${service}-${index}: ${text}`)),
  }))
  const find = (service: ServiceName, index = 0) => {
    const found = processes.find((one) => one.service === service && one.index === index)
    if (!found) throw new Error(`there is no ${service}-${index}`)
    return found
  }
  const local = (port: number) => `http://127.0.0.1:${port}`
  const balancers = new Map<ServiceName, Balancer>()
  for (const service of balanced) balancers.set(service, await startBalancer())
  for (const one of processes) balancers.get(one.service)?.add(one.index, local(one.adminPort), one.port)
  const reachedAt = (service: ServiceName) => local(balancers.get(service)?.port ?? find(service).port)
  const address = reachedAt('gateway')
  const routed = serviceNames.filter((one) => one !== 'gateway')
  const settings = {
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    KAFKA_SESSION_SECONDS: '6',
    // One small engine serves every test that runs; that it is busy is not what they ask about.
    ENGINE_ANSWER_SECONDS: '60',
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
    UPSTREAM_URL: routed.map((one) => `${one}=${reachedAt(one)}`).join(),
    SMTP_URL: mail.url,
    ...unlimited,
    ...secrets,
    ...engines.settings,
    ...env,
  }
  const faults = clusterFaults(scratch, serviceNames)
  let ending = true

  type Given = (service: string) => Record<string, string>
  function settingsOf({ service, port, adminPort }: (typeof processes)[number], given: Given) {
    return { ...own(service), PORT: String(port), ADMIN_PORT: String(adminPort), ...given(service) }
  }

  function launch(member: (typeof processes)[number], given: Given): void {
    const { process } = member
    const ofEach = () =>
      JSON.stringify(Object.fromEntries(processes.map((one) => [one.service, settingsOf(one, given)])))
    process.start({ ...settings, ...settingsOf(member, given), ...(together && { TOGETHER: ofEach() }) })
    process
      .exited()
      .then(() => {
        if (ending || member.stopped) return
        // Whoever runs a cluster starts again what died, without being asked.
        if (++member.deaths <= MOST_DEATHS) launch(member, faults.plan({}))
      })
      .catch(() => undefined)
  }

  const endAll = async (signal: NodeJS.Signals) => {
    ending = true
    const running = processes.filter((one) => one.process.running).slice(0, together ? 1 : undefined)
    const ends = await Promise.all(running.map(async (one) => ({ ...one, how: await one.process.end(signal) })))
    await faults.collect()
    return ends
  }

  /** Whoever is told to end drains, and says with its code that nothing was cut short. */
  async function stop() {
    const unclean = (await endAll('SIGTERM')).filter(({ how }) => how !== '0')
    if (unclean.length === 0) return
    const named = unclean.map(({ service, index, how }) => `${service}-${index} ended with ${how}`)
    throw new Error(`${named.join(', ')}:\n${lines.slice(-50).join('')}`)
  }

  return {
    address,
    gates: engines.gates,
    engineSettings: engines.settings,
    addressOf(service) {
      const { port, adminPort } = find(service)
      return { service: local(port), admin: local(adminPort) }
    },
    async start(more = {}) {
      ending = false
      const given = faults.plan(more)
      for (const member of processes) {
        member.deaths = 0
        if (member.process.running) continue
        member.stopped = false
        launch(member, given)
      }
      await Promise.all(processes.map(({ adminPort, process }) => ready(local(adminPort), process, lines)))
      await ready(address, find('gateway').process, lines)
    },
    strikeAt: faults.strikeAt,
    async died() {
      const how = await Promise.race(processes.map((one) => one.process.exited()))
      // A fault point ends it by SIGKILL; whatever else ends it is a fault of the product.
      if (how !== 'SIGKILL') throw new Error(`a process ended by itself (${how}):\n${lines.slice(-100).join('')}`)
    },
    kill: async () => void (await endAll('SIGKILL')),
    stop,
    endOne(service, signal, index) {
      const member = find(service, index)
      member.stopped = true
      return member.process.end(signal)
    },
    async startOne(service, index) {
      const member = find(service, index)
      member.stopped = false
      launch(member, faults.plan({}))
      await ready(local(member.adminPort), member.process, lines)
    },
    reachedAt,
    shareOf: (service, index) => balancers.get(service)?.of(index),
    pids: (service) =>
      processes.flatMap((one) => (one.service === service && one.process.running ? (one.process.pid ?? []) : [])),
    async destroy() {
      await endAll('SIGKILL')
      await Promise.all([...balancers.values()].map((one) => one.close()))
      await Promise.all([engines.close(), mail.close(), rm(scratch, { recursive: true, force: true })])
    },
    output: async () => lines.slice(-4_000).join(''),
    parked: () => parkedOnKafka(engines.settings),
    mails: async () => [...mail.subjects],
    letters: async () => [...mail.mails],
  }
}

async function ready(address: string, process: ServiceProcess, lines: readonly string[]): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  let last = 'nothing'
  let goneSince: number | undefined
  while (Date.now() < deadline) {
    if (process.running) goneSince = undefined
    else if (Date.now() - (goneSince ??= Date.now()) > 1_000) {
      throw new Error(`a process ended while it started:\n${lines.slice(-50).join('')}`)
    }
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    last = answer ? await answer.text() : last
    await sleep(100)
  }
  throw new Error(`not ready after ${START_LIMIT_MS / 1000} s, it said ${last}:\n${lines.slice(-50).join('')}`)
}
