import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { createHttp } from '@docent/runtime/http'
import { openAdmin } from '@docent/runtime/process/admin.ts'
import { eventMetrics } from '@docent/runtime/process/event-metrics.ts'
import { createLog, createMetrics } from '@docent/runtime/telemetry'
import { expressions, metricsIn, rules, untold } from './watched.ts'

/** Everything that a process registers, read from its /metrics as Prometheus does. */
async function scraped(): Promise<Set<string>> {
  const metrics = await createMetrics()
  const http = createHttp({ log: createLog({ level: 'silent' }), trustProxy: false })
  metrics.timeRequests(http, 'chat')
  await http.inject('/')
  eventMetrics('chat', metrics).watchLag({ lagSeconds: async () => 0 })
  const engines = { store: { ping: async () => undefined } } as never
  const health = { readiness: async () => ({ reasons: [] }) }
  const admin = await openAdmin({ adminPort: 0, host: '127.0.0.1', service: 'chat', health, metrics, engines })
  const { body } = await admin.inject('/metrics')
  await Promise.all([http.close(), admin.close()])
  return new Set(body.split('\n').flatMap((line) => /^([a-z][\w:]*)[{ ]/.exec(line)?.[1] ?? []))
}

describe('what the chart watches', () => {
  test('every metric of an alert and of a dashboard is one that a process tells', async () => {
    const known = await scraped()
    for (const { record } of rules) if (record) known.add(record)
    const used = expressions.flatMap(metricsIn)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })

  test('what nobody tells is named, by its labels too', () => {
    const away = 'docent_engine_up{namespace="NAMESPACE"}'
    const call =
      'docent_request_duration_seconds_bucket{namespace="$namespace", service="chat", route="/api/get-answer"}'
    expect(untold([])).toEqual(expect.arrayContaining([away, call]))
    const told =
      'docent_engine_up{service="chat",engine="bus"} 1\ndocent_request_duration_seconds_bucket{service="chat",route="/api/LABEL",le="1"} 2'
    expect(untold([told])).toContain(call)
    expect(untold([told])).not.toContain(away)
    expect(untold([told.replace('LABEL', 'get-answer')])).not.toContain(call)
  })

  test('every alert leads to a paragraph that says what to do', () => {
    const text = readFileSync(new URL('../docs/operate/failure-modes.md', import.meta.url), 'utf8')
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))
    const alerts = rules.filter(({ alert }) => alert !== undefined)
    expect(alerts.length).toBeGreaterThan(8)
    for (const { alert, annotations } of alerts) {
      const [, anchor] = annotations?.runbook_url.split('#') ?? []
      expect([alert, headings.includes(anchor ?? '')]).toEqual([alert, true])
    }
  })

  test('every rule and panel looks at one installation only', () => {
    for (const expression of expressions) {
      const raw = metricsIn(expression).filter((name) => !name.includes(':'))
      if (raw.length > 0) expect(expression).toMatch(/namespace="(NAMESPACE|\$namespace)"/)
    }
  })
})
