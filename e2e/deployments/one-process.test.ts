import { expect, test } from '@jest/globals'
import { oneProcess } from './one-process.ts'

test('one that has just died is started, although its end was not heard of yet', async () => {
  const deployment = await oneProcess()
  try {
    await deployment.start()
    const killed = deployment.kill()
    await deployment.start()
    await killed
    expect((await fetch(`${deployment.address}/readyz`)).status).toBe(200)
  } finally {
    await deployment.destroy()
  }
}, 60_000)
