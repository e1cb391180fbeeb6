import Sequencer from '@jest/test-sequencer'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Seconds that suites took on two cores, those of five and more: about so, and only to choose an order by. */
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'durations.json'), 'utf8'))
const root = join(import.meta.dirname, '..')
const USUAL = { crowded: 20, alone: 2 }

/**
 * What has several processes and a browser beside it (`e2e`) runs beside what has none, as long as there is some of that: two of the
 * former at a time leave neither of them the processor it waits for. The longest come first, since whoever starts them last waits
 * for them alone.
 */
export default class SideBySide extends Sequencer {
  sort(tests) {
    const all = tests
      .map((test) => ({ test, ...load(test.path) }))
      .toSorted((one, other) => other.seconds - one.seconds)
    const waiting = { crowded: all.filter((one) => one.isCrowded), alone: all.filter((one) => !one.isCrowded) }
    // Two runners take what is next as they become free.
    const runners = [
      { until: 0, isCrowded: false },
      { until: 0, isCrowded: false },
    ]
    const order = []
    while (order.length < all.length) {
      const [free, busy] = runners.toSorted((one, other) => one.until - other.until)
      const wanted = busy.isCrowded && busy.until > free.until ? ['alone', 'crowded'] : ['crowded', 'alone']
      const next = waiting[wanted[0]].shift() ?? waiting[wanted[1]].shift()
      Object.assign(free, { until: free.until + next.seconds, isCrowded: next.isCrowded })
      order.push(next.test)
    }
    return order
  }
}

function load(path) {
  const name = relative(root, path)
    .replaceAll('\\', '/')
    .replace(/\.test\.tsx?$/, '')
  const isCrowded = name.startsWith('e2e/')
  return { isCrowded, seconds: known[name] ?? USUAL[isCrowded ? 'crowded' : 'alone'] }
}
