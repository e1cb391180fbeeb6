import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHttp } from '@docent/runtime/http'
import { openAdmin } from '@docent/runtime/process/admin.ts'
import { eventMetrics } from '@docent/runtime/process/event-metrics.ts'
import { createLog, createMetrics } from '@docent/runtime/telemetry'
import { parse } from 'yaml'
import { chartFolder } from './helm.ts'

const read = (path: string) => readFileSync(join(chartFolder, 'files', path), 'utf8')
const rules = parse(read('rules.yaml')).groups.flatMap((group: { rules: Rule[] }) => group.rules) as Rule[]
const dashboard = JSON.parse(read('dashboards/docent.json')) as { panels: { targets: { expr: string }[] }[] }
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

interface Rule {
  alert?: string
  record?: string
  expr: string
  annotations?: { summary: string; runbook_url: string }
}

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

const metricsIn = (expression: string) => [...new Set(expression.match(/\b(?:docent|nodejs|process)[_:][\w:]+/g) ?? [])]

describe('what the chart watches', () => {
  test('every metric of an alert and of a dashboard is one that a process tells', async () => {
    const known = await scraped()
    for (const { record } of rules) if (record) known.add(record)
    const used = [...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !known.has(name))).toEqual([])
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
    for (const expression of [...rules.map(({ expr }) => expr), ...shown]) {
      const raw = metricsIn(expression).filter((name) => !name.includes(':'))
      if (raw.length > 0) expect(expression).toMatch(/namespace="(NAMESPACE|\$namespace)"/)
    }
  })
})
