import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'

const heap = new URL('./heap.ts', import.meta.url).href

test('a bounded main thread leaves its workers the limits they were given', () => {
  const script = `
    import { once } from 'node:events'
    import { getHeapStatistics } from 'node:v8'
    import { Worker } from 'node:worker_threads'
    import { leaveLimitsToWorkers } from '${heap}'
    leaveLimitsToWorkers()
    const told = \`import { getHeapStatistics } from 'node:v8'
      import { parentPort } from 'node:worker_threads'
      parentPort.postMessage(getHeapStatistics().heap_size_limit)\`
    const limits = []
    for (const maxOldGenerationSizeMb of [64, 512]) {
      const [limit] = await once(new Worker(told, { eval: true, resourceLimits: { maxOldGenerationSizeMb } }), 'message')
      limits.push(limit)
    }
    console.log(JSON.stringify([getHeapStatistics().heap_size_limit, ...limits]))
  `
  const flags = ['--max-old-space-size=200', '--max-semi-space-size=4', '--input-type=module', '-e', script]
  const [main = 0, small = 0, large = 0] = JSON.parse(
    execFileSync(process.execPath, flags, { encoding: 'utf8' }),
  ) as number[]
  expect(main).toBeLessThan(300e6)
  expect(small).toBeLessThan(main)
  expect(large).toBeGreaterThan(main)
})
