import Sequencer from '@jest/test-sequencer'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Seconds that suites took on two cores, those of five and more: about so, and only to choose an order by. */
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'durations.json'), 'utf8'))
const root = join(import.meta.dirname, '..')
const USUAL = { crowded: 15, waiting: 5, alone: 1 }
/** Suites that wait for engines, for what hangs, or for what was killed, for a third of their time and more. */
const WAITING = new Set([
  'e2e/deployments/tls',
  'e2e/faults/faults',
  'e2e/faults/outages',
  'e2e/journeys/handover-mail',
  'runtime/blobs/s3-troubles',
  'runtime/bus/kafka/contract',
  'runtime/bus/kafka/kafka',
  'runtime/jobs/mongodb',
  'runtime/store/mongodb/contract',
  'runtime/store/mongodb/heartbeats',
  'runtime/store/mongodb/mongodb',
  'runtime/vectors/qdrant/ranking',
  'services/document-ingest/test/arriving',
  'services/document-ingest/test/limits',
  'services/notification/test/inbound-imap',
  'services/notification/test/mail-server-hangs',
  'services/notification/test/wants-person',
])

/**
 * What has several processes and a browser beside it (`e2e`) runs beside what has none, and beside what mostly waits, as long as there
 * is some of that: two of the first at a time leave neither of them the processor it waits for, two of the last leave it idle. The
 * longest come first, since whoever starts them last waits for them alone.
 */
export default class SideBySide extends Sequencer {
  #runners

  constructor(options) {
    super(options)
    this.#runners = options.globalConfig.maxWorkers
  }

  sort(tests) {
    const all = tests
      .map((test) => ({ test, ...load(test.path) }))
      .toSorted((one, other) => other.seconds - one.seconds)
    const left = Map.groupBy(all, ({ kind }) => kind)
    // They take what is next as they become free.
    const runners = Array.from({ length: this.#runners }, () => ({ until: 0, kind: undefined }))
    const order = []
    while (order.length < all.length) {
      const [free, ...others] = runners.toSorted((one, other) => one.until - other.until)
      const busy = others.filter(({ until }) => until > free.until).map(({ kind }) => kind)
      const kind = wanted(busy, this.#runners).find((one) => left.get(one)?.length > 0)
      const next = left.get(kind).shift()
      Object.assign(free, { until: free.until + next.seconds, kind: next.kind })
      order.push(next.test)
    }
    return order
  }
}

/** Kinds of suites, that first which goes best with those that run already. */
function wanted(busy, runners) {
  const count = (kind) => busy.filter((one) => one === kind).length
  // What is crowded takes two cores at times.
  const others = count('crowded') < (runners - 1) / 2 ? ['crowded', 'alone'] : ['alone', 'crowded']
  return count('waiting') === 0 ? ['waiting', ...others] : [...others, 'waiting']
}

function load(path) {
  const name = relative(root, path)
    .replaceAll('\\', '/')
    .replace(/\.test\.tsx?$/, '')
  const kind = WAITING.has(name) ? 'waiting' : name.startsWith('e2e/') ? 'crowded' : 'alone'
  return { kind, seconds: known[name] ?? USUAL[kind] }
}
