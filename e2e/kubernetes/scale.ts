import * as api from '@docent/proto/http'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, signUp, type Owner } from '../client/client.ts'
import { machine } from './report.ts'
import { unlessToComeAgain } from './traffic.ts'
import { upgradeTo, type Run } from './steps.ts'

/** So little for each that four of them fit on a small machine beside everything else. */
const CPU = '150m'
const REPLICAS = [1, 2, 4]
const OWNERS = 8
const ASK_MS = 20_000
/** Code that is not compiled yet takes twenty times the processor: with so little of one a pod is cold for long. */
const WARM_MS = 60_000
const AGAIN_MS = 100
/** For the first answer of a pod with so little of a processor. */
const START_MS = 180_000
const DOCUMENTS_OF_EACH = 2
/** One pod embeds all of them with its share of a processor. */
const EMBED_MS = 300_000

const PAGE = new URL('../../bench/results/replicas.md', import.meta.url)
const HEAD = [
  '# More pods of chat and embedding',
  '',
  `\`npm run test:kubernetes -- … --scale\` on ${machine}, ${new Date().toISOString().slice(0, 10)}, load ${(loadavg()[0] ?? 0).toFixed(1)}. Each pod of chat and embedding has ${CPU} of CPU and no`,
  `more; gateway, engines and who asks share what is left. ${OWNERS} owners ask without pause for ${ASK_MS / 1000} seconds, then have ${OWNERS * DOCUMENTS_OF_EACH} documents embedded, after ${WARM_MS / 1000} seconds and as`,
  'many documents that do not count. No model: answers and vectors are made in the pods. The MongoDB of these runs is a compatible server that writes one command at a time.',
  '',
  '| pods of each | answers/s | times one pod | CPU ms of chat for each | documents/s | times one pod | oldest event of embedding, s |',
  '|---:|---:|---:|---:|---:|---:|---:|',
]

/** How much more is done by more processes, each with the same share of a processor, against the same engines. */
export async function scale(run: Run): Promise<void> {
  const { front, report } = run
  const rows: string[] = []
  let first = { answers: 0, documents: 0 }
  const address = `http://localhost:${front.port}`
  const owners = await Promise.all(
    Array.from({ length: OWNERS }, async (_, index) => {
      const owner = await signUp(address, `scale-${Date.now()}-${index}@example.com`)
      await owner.call(api.changeSubscription, { body: { plan: 'business' } })
      await owner.embed(await owner.upload('zebra.md', text(0)))
      return owner
    }),
  )
  for (const replicas of REPLICAS) {
    const limited = { replicas, resources: { limits: { cpu: CPU } } }
    await upgradeTo(run, run.after, { services: { chat: limited, embedding: limited } })
    // The first questions load what an answer needs.
    await Promise.all(owners.map((owner) => eventually(() => ask(owner), 'an answer', START_MS)))
    await Promise.all(owners.map((owner) => asksFor(owner, WARM_MS)))
    await embedding(run, owners)
    const before = await cpuOf(run, 'chat')
    const began = performance.now()
    const answers = await Promise.all(owners.map((owner) => asksFor(owner, ASK_MS)))
    const seconds = (performance.now() - began) / 1000
    const count = answers.reduce((sum, one) => sum + one, 0)
    const chatMs = (((await cpuOf(run, 'chat')) - before) * 1000) / count
    const { documentsASecond, longestLag } = await embedding(run, owners)
    const perSecond = { answers: count / seconds, documents: documentsASecond }
    if (first.answers === 0) first = perSecond
    const row = [
      String(replicas),
      perSecond.answers.toFixed(1),
      (perSecond.answers / first.answers).toFixed(2),
      chatMs.toFixed(1),
      perSecond.documents.toFixed(2),
      (perSecond.documents / first.documents).toFixed(2),
      longestLag.toFixed(1),
    ]
    rows.push(`| ${row.join(' | ')} |`)
    report.line(`${replicas} pods of chat and embedding each`, `${row[1]} answers/s, ${row[4]} documents/s`)
    writeFileSync(PAGE, [...HEAD, ...rows, ''].join('\n'))
  }
}

/** Undefined where a pod has too little of a processor to look at its engines in time, and says so. */
const ask = (owner: Owner) =>
  owner.call(api.getAnswer, { body: { question: 'How often is the zebra brushed?' } }).catch(unlessToComeAgain)

async function asksFor(owner: Owner, ms: number): Promise<number> {
  const until = performance.now() + ms
  let answers = 0
  while (performance.now() < until) {
    if (await ask(owner)) answers += 1
    else await sleep(AGAIN_MS)
  }
  return answers
}

/** Documents of every owner wait; how fast they become searchable, and how old the oldest event became meanwhile. */
async function embedding(run: Run, owners: readonly Owner[]) {
  const ids = await Promise.all(
    owners.map(async (owner) => {
      const mine: string[] = []
      for (let index = 1; index <= DOCUMENTS_OF_EACH; index++)
        mine.push(await owner.upload(`z${index}-${Date.now()}.md`, text(index)))
      return mine
    }),
  )
  let over = false
  let longestLag = 0
  const watching = (async () => {
    while (!over) {
      const lags = await read(run, 'embedding', /^docent_consumer_lag_seconds(?:\{[^}]*\})? (\S+)$/gm)
      longestLag = Math.max(longestLag, ...lags)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })()
  const began = performance.now()
  await Promise.all(owners.flatMap((owner, at) => (ids[at] ?? []).map((id) => owner.embed(id, EMBED_MS))))
  const seconds = (performance.now() - began) / 1000
  over = true
  await watching
  return { documentsASecond: (OWNERS * DOCUMENTS_OF_EACH) / seconds, longestLag }
}

/** Seconds of CPU that all pods of a service have taken since they started. */
async function cpuOf(run: Run, service: string): Promise<number> {
  const all = await read(run, service, /^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)$/gm)
  return all.reduce((sum, one) => sum + one, 0)
}

async function read({ space }: Run, service: string, metric: RegExp): Promise<number[]> {
  const addresses = await eventually(async () => {
    const found = (await space.pods(service)).flatMap(({ status }) => status.podIP ?? [])
    return found.length > 0 ? found : undefined
  }, `pods of ${service}`)
  const texts = await Promise.all(
    addresses.map((ip) =>
      fetch(`http://${ip}:9464/metrics`).then(
        (reply) => reply.text(),
        () => '',
      ),
    ),
  )
  return texts.flatMap((text) => [...text.matchAll(metric)].map(([, value]) => Number(value)))
}

const text = (index: number) =>
  Array.from(
    { length: 12 },
    (_, part) =>
      `## Part ${part} of ${index}\n\nThe zebra is brushed twice a week. ${'It eats hay, oats and now and then an apple. '.repeat(12)}`,
  ).join('\n\n')
