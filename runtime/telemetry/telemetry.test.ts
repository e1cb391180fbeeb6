import { describe, expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { createLog, createMetrics, toldLog } from './index.ts'

function written(level = 'info') {
  const lines: string[] = []
  return { log: createLog({ level, to: { write: (line) => void lines.push(line) } }), lines }
}

describe('log lines', () => {
  test('secrets are redacted at the top and inside what is logged', () => {
    const { log, lines } = written()
    log.info({ password: 'SECRET', token: 'SECRET' }, 'sign-in')
    log.info({ req: { headers: { authorization: 'Bearer SECRET', cookie: 'a=SECRET', host: 'docent.test' } } })
    log.info({ reply: { 'set-cookie': 'a=SECRET' }, body: { accessToken: 'SECRET', email: 'ines@example.test' } })
    log.child({ service: 'identity' }).info({ passwordHash: 'SECRET' })
    expect(lines.join('')).not.toContain('SECRET')
    expect(lines).toHaveLength(4)
    expect(lines.join('')).toContain('docent.test')
    expect(lines.join('')).toContain('ines@example.test')
  })

  test('a line is JSON with a readable level and time', () => {
    const { log, lines } = written()
    log.warn({ code: 'x' }, 'careful')
    const line = JSON.parse(lines[0] ?? '')
    expect(line).toMatchObject({ level: 'warn', code: 'x', msg: 'careful' })
    expect(new Date(line.time).toISOString()).toBe(line.time)
  })

  test('lines below the level are not written', () => {
    const { log, lines } = written('error')
    log.warn('careful')
    expect(lines).toEqual([])
  })
})

describe('metrics', () => {
  test('requests are timed by route, not by address', async () => {
    const metrics = await createMetrics({ processMetrics: false })
    const app = Fastify()
    metrics.timeRequests(app, 'widget')
    app.get('/widgets/:id', async () => 'ok')
    await app.inject('/widgets/1')
    await app.inject('/widgets/2')
    await app.close()
    const text = await metrics.text()
    expect(text).toContain(
      'docent_request_duration_seconds_count{service="widget",method="GET",route="/widgets/:id",status="200"} 2',
    )
    expect(text).not.toContain('/widgets/1')
  })

  test('a gauge is read when it is asked for, one value for each set of labels', async () => {
    const metrics = await createMetrics({ processMetrics: false })
    let lag = 1
    metrics.gauge('docent_consumer_lag_seconds', 'Lag.', { consumer: 'chat' }, () => lag)
    metrics.gauge('docent_consumer_lag_seconds', 'Lag.', { consumer: 'widget' }, async () => 7)
    lag = 3
    const text = await metrics.text()
    expect(text).toContain('docent_consumer_lag_seconds{consumer="chat"} 3')
    expect(text).toContain('docent_consumer_lag_seconds{consumer="widget"} 7')
  })

  test('what happens is counted', async () => {
    const metrics = await createMetrics({ processMetrics: false })
    for (const consumer of ['chat', 'chat', 'widget']) {
      metrics.count('docent_events_parked_total', 'Events given up.', { consumer })
    }
    const text = await metrics.text()
    expect(text).toContain('docent_events_parked_total{consumer="chat"} 2')
    expect(text).toContain('docent_events_parked_total{consumer="widget"} 1')
  })
})

test('lines that somebody waits for are written where warnings are, and nowhere else', () => {
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error', 'silent']) {
    const log = createLog({ level, to: { write: (line: string) => void lines.push(line) } })
    toldLog(log).info({ at: level }, 'told')
  }
  expect(lines.map((line) => (JSON.parse(line) as { at: string }).at)).toEqual(['info', 'warn'])
})
